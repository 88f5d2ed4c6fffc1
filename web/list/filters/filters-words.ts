import type { Words } from '../../../core/values/language.ts'
import type { RelativeDays } from '../../../core/values/relative-days.ts'

/** What the conditions of a list say. */
export const filterWords = {
  add: { zh: '筛选', ru: 'Отбор', en: 'Filter' },
  column: { zh: '筛选列', ru: 'Столбец для отбора', en: 'Column to filter by' },
  choose: { zh: '请选择列', ru: 'Выберите столбец', en: 'Choose a column' },
  how: { zh: '条件', ru: 'Условие', en: 'Condition' },
  value: { zh: '取值', ru: 'Значение', en: 'Value' },
  contains: { zh: '包含', ru: 'содержит', en: 'contains' },
  equals: { zh: '等于', ru: 'равно', en: 'equals' },
  among: { zh: '属于', ru: 'одно из', en: 'is one of' },
  range: { zh: '范围', ru: 'в пределах', en: 'is within' },
  relative: { zh: '相对日期', ru: 'относительно сегодня', en: 'relative to today' },
  isEmpty: { zh: '（空）', ru: '(пусто)', en: '(empty)' },
  empty: { zh: '为空', ru: 'не заполнено', en: 'is empty' },
  filled: { zh: '不为空', ru: 'заполнено', en: 'is filled' },
  yes: { zh: '是', ru: 'Да', en: 'Yes' },
  no: { zh: '否', ru: 'Нет', en: 'No' },
  any: { zh: '不限', ru: 'Любое', en: 'Any' },
  from: { zh: '从 {value}', ru: 'от {value}', en: 'from {value}' },
  to: { zh: '至 {value}', ru: 'до {value}', en: 'to {value}' },
  more: { zh: '等 {n} 项', ru: 'и ещё {n}', en: 'and {n} more' },
  remove: { zh: '去掉条件：{label}', ru: 'Убрать условие: {label}', en: 'Remove the condition: {label}' },
  change: { zh: '修改条件：{label}', ru: 'Изменить условие: {label}', en: 'Change the condition: {label}' },
  clear: { zh: '清除全部', ru: 'Очистить всё', en: 'Clear all' },
  active: { zh: '当前条件', ru: 'Условия отбора', en: 'Conditions' },
  done: { zh: '完成', ru: 'Готово', en: 'Done' },
  sheet: { zh: '筛选与排序', ru: 'Отбор и сортировка', en: 'Filter and sort' },
} satisfies Record<string, Words>

/** Days told from today. */
export const relativeWords: Readonly<Record<RelativeDays, Words>> = {
  today: { zh: '今天', ru: 'Сегодня', en: 'Today' },
  yesterday: { zh: '昨天', ru: 'Вчера', en: 'Yesterday' },
  thisWeek: { zh: '本周', ru: 'Эта неделя', en: 'This week' },
  lastWeek: { zh: '上周', ru: 'Прошлая неделя', en: 'Last week' },
  thisMonth: { zh: '本月', ru: 'Этот месяц', en: 'This month' },
  lastMonth: { zh: '上月', ru: 'Прошлый месяц', en: 'Last month' },
  nextMonth: { zh: '下月', ru: 'Следующий месяц', en: 'Next month' },
  thisQuarter: { zh: '本季度', ru: 'Этот квартал', en: 'This quarter' },
  lastQuarter: { zh: '上季度', ru: 'Прошлый квартал', en: 'Last quarter' },
  thisYear: { zh: '今年', ru: 'Этот год', en: 'This year' },
  lastYear: { zh: '去年', ru: 'Прошлый год', en: 'Last year' },
  past7: { zh: '近 7 天', ru: 'Последние 7 дней', en: 'Past 7 days' },
  past30: { zh: '近 30 天', ru: 'Последние 30 дней', en: 'Past 30 days' },
  past90: { zh: '近 90 天', ru: 'Последние 90 дней', en: 'Past 90 days' },
  next7: { zh: '未来 7 天', ru: 'Ближайшие 7 дней', en: 'Next 7 days' },
  next30: { zh: '未来 30 天', ru: 'Ближайшие 30 дней', en: 'Next 30 days' },
  beforeToday: { zh: '今天以前', ru: 'До сегодняшнего дня', en: 'Before today' },
}
