import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'

/** Small groups that only engineering uses. */
export const engineeringDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  engTask_state: [
    { code: '0', label: { zh: '未开始', ru: 'Не начата', en: 'Not begun' }, color: 'grey' },
    { code: '1', label: { zh: '进行中', ru: 'Выполняется', en: 'Under way' }, color: 'blue' },
    { code: '2', label: { zh: '已完成', ru: 'Завершена', en: 'Done' }, color: 'green' },
  ],
  engTask_link: [
    { code: 'FS', label: { zh: '完成—开始', ru: 'Окончание — начало', en: 'Finish to start' } },
    { code: 'SS', label: { zh: '开始—开始', ru: 'Начало — начало', en: 'Start to start' } },
    { code: 'FF', label: { zh: '完成—完成', ru: 'Окончание — окончание', en: 'Finish to finish' } },
    { code: 'SF', label: { zh: '开始—完成', ru: 'Начало — окончание', en: 'Start to finish' } },
  ],
}
