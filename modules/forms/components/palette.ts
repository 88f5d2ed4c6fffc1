import type { Words } from '../../../core/values/language.ts'

/** Kinds by what they are used for, as the palette offers them. */
export const palette: readonly { readonly label: Words; readonly kinds: readonly string[] }[] = [
  {
    label: { zh: '文本', ru: 'Текст', en: 'Text' },
    kinds: ['text', 'textarea', 'phone', 'contactNumber', 'personName', 'upperEnglish'],
  },
  {
    label: { zh: '数字与金额', ru: 'Числа и суммы', en: 'Numbers and money' },
    kinds: ['money', 'number', 'quantity', 'rate', 'currency', 'slider'],
  },
  {
    label: { zh: '日期', ru: 'Даты', en: 'Dates' },
    kinds: ['date', 'dateTime', 'calendarRange', 'yearMonth', 'year', 'calendarDay', 'calendarDays', 'birthDate'],
  },
  {
    label: { zh: '选项', ru: 'Выбор', en: 'Choices' },
    kinds: [
      'select',
      'radio',
      'selects',
      'checkboxes',
      'yesNo',
      'dictionary',
      'dictionaryRadio',
      'dictionaries',
      'dictionaryCheckboxes',
      'color',
    ],
  },
  {
    label: { zh: '人员与组织', ru: 'Люди и организация', en: 'People and organisation' },
    kinds: ['person', 'people', 'department', 'departments', 'unit', 'units'],
  },
  {
    label: { zh: '关联与附件', ru: 'Ссылки и файлы', en: 'Links and files' },
    kinds: ['reference', 'references', 'attachment', 'file', 'image', 'autoNumber'],
  },
]

/** Whether a field of this kind may be a column of a sub-table. */
export function fitsInLines(kind: string): boolean {
  return kind !== 'lines' && kind !== 'autoNumber'
}
