import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'

/** Small groups that only integrated affairs use. */
export const affairsDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  keyTask_light: [
    { code: 'green', label: { zh: '正常', ru: 'По плану', en: 'On track' }, color: 'green' },
    { code: 'yellow', label: { zh: '滞后', ru: 'Отставание', en: 'Behind' }, color: 'amber' },
    { code: 'red', label: { zh: '严重滞后', ru: 'Сильное отставание', en: 'Far behind' }, color: 'red' },
  ],
  keyTask_period: [
    { code: 'week', label: { zh: '周报', ru: 'Неделя', en: 'Week' } },
    { code: 'month', label: { zh: '月报', ru: 'Месяц', en: 'Month' } },
  ],
}
