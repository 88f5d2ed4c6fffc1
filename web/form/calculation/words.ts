/** What is said around a calculation. */
export const calculationWords = {
  variants: { zh: '方案对比：{by}', ru: 'Варианты: {by}', en: 'Variants: {by}' },
  chosen: { zh: '已选', ru: 'выбран', en: 'chosen' },
  lacks: { zh: '计算还缺少', ru: 'Для расчёта не хватает', en: 'To calculate there lacks' },
  failed: {
    zh: '计算程序未能加载，请刷新页面；已填内容不会丢失',
    ru: 'Расчёт не загрузился. Обновите страницу: введённое сохранится',
    en: 'The calculation did not load. Refresh the page: nothing typed is lost',
  },
} as const
