import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'

/** Small groups that only the calendar uses. */
export const scheduleDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  schedule_repeat: [
    { code: '0', label: { zh: '不重复', ru: 'Не повторяется', en: 'Does not repeat' } },
    { code: '1', label: { zh: '按天', ru: 'По дням', en: 'Daily' } },
    { code: '2', label: { zh: '按周', ru: 'По неделям', en: 'Weekly' } },
    { code: '3', label: { zh: '按月', ru: 'По месяцам', en: 'Monthly' } },
    { code: '4', label: { zh: '按年', ru: 'По годам', en: 'Yearly' } },
    { code: '5', label: { zh: '每个工作日（含调休）', ru: 'Каждый рабочий день', en: 'Every working day' } },
    { code: '6', label: { zh: '农历每月', ru: 'По лунным месяцам', en: 'Every lunar month' } },
    { code: '7', label: { zh: '农历每年', ru: 'По лунным годам', en: 'Every lunar year' } },
  ],
  schedule_visibility: [
    { code: '0', label: { zh: '仅自己', ru: 'Только я', en: 'Only me' } },
    { code: '1', label: { zh: '参与人', ru: 'Участники', en: 'Participants' } },
    { code: '2', label: { zh: '本部门', ru: 'Моё подразделение', en: 'My department' } },
  ],
  schedule_remind: [
    { code: '-1', label: { zh: '不提醒', ru: 'Не напоминать', en: 'No reminder' } },
    { code: '0', label: { zh: '开始时', ru: 'В момент начала', en: 'When it begins' } },
    { code: '10', label: { zh: '提前 10 分钟', ru: 'За 10 минут', en: '10 minutes before' } },
    { code: '30', label: { zh: '提前 30 分钟', ru: 'За 30 минут', en: '30 minutes before' } },
    { code: '60', label: { zh: '提前 1 小时', ru: 'За час', en: 'An hour before' } },
    { code: '1440', label: { zh: '提前 1 天', ru: 'За сутки', en: 'A day before' } },
    { code: '10080', label: { zh: '提前 1 周', ru: 'За неделю', en: 'A week before' } },
  ],
}
