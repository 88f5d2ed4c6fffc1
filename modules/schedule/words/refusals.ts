import type { Words } from '../../../core/values/language.ts'

/** What entries of the calendar are refused with. */
export const scheduleRefusals = {
  'schedule.times': {
    zh: '结束时间不能早于开始时间',
    ru: 'Окончание не может быть раньше начала',
    en: 'It cannot end before it begins',
  },
  'schedule.long': {
    zh: '一次日程最长 366 天，请缩短或改为重复日程',
    ru: 'Событие длится не больше 366 дней. Сократите его или сделайте повторяющимся',
    en: 'An entry lasts at most 366 days. Shorten it or let it repeat',
  },
  'schedule.overlapping': {
    zh: '重复的日程单次不能超过 31 天',
    ru: 'Повторяющееся событие длится не больше 31 дня',
    en: 'A repeated entry lasts at most 31 days each time',
  },
  'schedule.until': {
    zh: '重复截止日期不能早于开始日期',
    ru: 'Последний день не может быть раньше начала',
    en: 'The last day cannot be before the first',
  },
  'schedule.lunar': {
    zh: '农历重复的开始日期须在 1901 至 2099 年之间',
    ru: 'По лунному календарю повторяются события с 1901 по 2099 год',
    en: 'A lunar repetition begins between 1901 and 2099',
  },
  'schedule.foreign': {
    zh: '只有创建人可以修改该日程，请联系 {name}',
    ru: 'Изменить событие может только его автор: {name}',
    en: 'Only who made this entry may change it: {name}',
  },
  'schedule.day': {
    zh: '该日程在这一天没有安排，请刷新后重试',
    ru: 'В этот день события нет. Обновите календарь и повторите',
    en: 'It does not take place on that day. Refresh and try again',
  },
  'schedule.uninvited': {
    zh: '您不是该日程的参与人',
    ru: 'Вы не участник этого события',
    en: 'You do not take part in this entry',
  },
  'schedule.feed': {
    zh: '订阅地址无效或已更换，请在日程页面重新生成',
    ru: 'Адрес подписки недействителен или заменён. Создайте новый на странице календаря',
    en: 'This address is not valid or was replaced. Make a new one on the calendar page',
  },
} as const satisfies Readonly<Record<string, Words>>
