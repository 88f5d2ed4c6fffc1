import type { Words } from '../../../core/values/language.ts'

/** The welcome page. */
export const welcomeWords = {
  night: { zh: '夜深了，{name}', ru: 'Доброй ночи, {name}', en: 'Good evening, {name}' },
  morning: { zh: '早上好，{name}', ru: 'Доброе утро, {name}', en: 'Good morning, {name}' },
  day: { zh: '下午好，{name}', ru: 'Добрый день, {name}', en: 'Good afternoon, {name}' },
  evening: { zh: '晚上好，{name}', ru: 'Добрый вечер, {name}', en: 'Good evening, {name}' },
  lastSignIn: {
    zh: '上次登录：{time}，{from}',
    ru: 'Последний вход: {time}, {from}',
    en: 'Last sign-in: {time}, {from}',
  },
  failures: {
    zh: '，其间有 {n} 次失败的尝试',
    ru: '; после него {n, plural, one{# неудачная попытка} few{# неудачные попытки} many{# неудачных попыток} other{# неудачной попытки}}',
    en: '; {n, plural, one{# failed attempt} other{# failed attempts}} since',
  },
  open: { zh: '查看全部', ru: 'Открыть', en: 'Open' },
  total: { zh: '共 {n} 条', ru: 'Всего: {n}', en: '{n} in all' },
  nothing: { zh: '暂无数据', ru: 'Нет данных', en: 'No data' },
  noWidgets: { zh: '您的首页还没有组件', ru: 'На главной пока нет виджетов', en: 'Your home page has no widgets yet' },
  noWidgetsNote: {
    zh: '从左侧菜单或按 Ctrl+K 开始工作。',
    ru: 'Начните с меню слева или нажмите Ctrl+K.',
    en: 'Begin from the menu on the left, or press Ctrl+K.',
  },
  failed: { zh: '暂时无法加载', ru: 'Не удалось загрузить', en: 'Could not be loaded' },
  again: { zh: '重试', ru: 'Повторить', en: 'Try again' },
  previousMonth: { zh: '上个月', ru: 'Предыдущий месяц', en: 'Previous month' },
  nextMonth: { zh: '下个月', ru: 'Следующий месяц', en: 'Next month' },
  dayDue: {
    zh: '{day}：{n} 笔，折合人民币 {amount}',
    ru: '{day}: {n, plural, one{# платёж} few{# платежа} many{# платежей} other{# платежа}}, в пересчёте {amount} CNY',
    en: '{day}: {n, plural, one{# item} other{# items}}, CNY {amount} equivalent',
  },
  arrange: { zh: '调整首页', ru: 'Настроить главную', en: 'Arrange this page' },
} as const satisfies Record<string, Words>
