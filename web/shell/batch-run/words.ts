import type { Words } from '../../../core/values/language.ts'

/** The page of a run. */
export const runPageWords = {
  ask: { zh: '计算', ru: 'Расчёт', en: 'Calculate' },
  history: { zh: '历史', ru: 'История', en: 'History' },
  views: { zh: '视图', ru: 'Вид', en: 'View' },
  preview: { zh: '预览', ru: 'Просмотреть', en: 'Preview' },
  unseen: { zh: '尚未预览', ru: 'Ещё не просмотрено', en: 'Not previewed yet' },
  previewNote: {
    zh: '选择单位和期间后点“预览”：先看每一行、合计以及未计入的原因，确认无误再记账。',
    ru: 'Выберите организацию и период и нажмите «Просмотреть»: сначала видны строки, итоги и причины исключения, проводка — после.',
    en: 'Choose a unit and a period and press Preview: every line, the sums and what is left out are seen before anything is posted.',
  },
  post: { zh: '记账', ru: 'Провести', en: 'Post' },
  posts: { zh: '将记 {lines} 行', ru: 'К проводке: {lines}', en: '{lines} to post' },
  leftOut: { zh: '未计 {lines} 行', ru: 'Не включено: {lines}', en: '{lines} left out' },
  nothing: { zh: '没有可记账的行', ru: 'Проводить нечего', en: 'Nothing to post' },
  sure: {
    zh: '将为 {period} 记 {lines} 行，同一单位同一期间只能记一次。确认记账？',
    ru: 'За {period} будет проведено строк: {lines}. Период проводится один раз. Провести?',
    en: '{lines} lines will be posted for {period}, once and for all of the unit. Post them?',
  },
  all: { zh: '全部', ru: 'Все', en: 'All' },
  out: { zh: '未计入', ru: 'Не включены', en: 'Left out' },
  filters: { zh: '筛选', ru: 'Отбор', en: 'Filter' },
  find: { zh: '搜索', ru: 'Поиск', en: 'Search' },
  earlier: { zh: '上一页', ru: 'Назад', en: 'Earlier' },
  further: { zh: '下一页', ru: 'Далее', en: 'Further' },
  window: { zh: '第 {from}–{to} 行，共 {found} 行', ru: '{from}–{to} из {found}', en: '{from}–{to} of {found}' },
  export: { zh: '导出 Excel', ru: 'В Excel', en: 'To Excel' },
  print: { zh: '打印', ru: 'Печать', en: 'Print' },
  back: { zh: '返回', ru: 'Назад', en: 'Back' },
  lines: { zh: '明细', ru: 'Строки', en: 'Lines' },
  progress: {
    zh: '已处理 {lines} / {planned} 行',
    ru: 'Обработано {lines} из {planned}',
    en: '{lines} of {planned} lines',
  },
} as const satisfies Readonly<Record<string, Words>>
