/** Groups of the form of a record with every kind. */
export const shownForm = [
  { name: 'texts', columns: 3, fields: ['text', 'phone', 'contactNumber', 'personName', 'upperEnglish', 'textarea'] },
  { name: 'numbers', columns: 3, fields: ['number', 'money', 'currency', 'quantity', 'rate', 'slider'] },
  { name: 'choices', columns: 3, fields: ['selection', 'selects', 'radio', 'checkboxes', 'dictionary', 'dictionaries', 'dictionaryRadio', 'dictionaryCheckboxes', 'yesNo', 'color'] },
  { name: 'days', columns: 3, fields: ['date', 'dateTime', 'birthDate', 'yearMonth', 'year', 'calendarDay', 'calendarDays', 'calendarRange'] },
  { name: 'organisation', columns: 3, fields: ['unit', 'units', 'department', 'departments', 'person', 'people', 'reference', 'references'] },
  { name: 'files', columns: 3, fields: ['file', 'image', 'attachment', 'storageFiles'] },
  { name: 'others', columns: 1, fields: ['lines', 'autoNumber'] },
] as const

/** Its list: what has a cell, and what one can search by. */
export const shownList = {
  columns: ['autoNumber', 'text', 'phone', 'contactNumber', 'personName', 'upperEnglish', 'number', 'money', 'currency', 'quantity', 'rate', 'slider', 'selection', 'selects', 'radio', 'checkboxes', 'dictionary', 'dictionaries', 'dictionaryRadio', 'dictionaryCheckboxes', 'yesNo', 'color', 'date', 'dateTime', 'birthDate', 'yearMonth', 'year', 'calendarDay', 'calendarDays', 'calendarRange', 'unit', 'units', 'department', 'departments', 'person', 'people', 'reference', 'references', 'file', 'image', 'attachment', 'textarea', 'createTime'],
  search: ['text', 'phone', 'personName', 'number', 'money', 'selection', 'selects', 'radio', 'checkboxes', 'dictionary', 'dictionaries', 'yesNo', 'date', 'dateTime', 'birthDate', 'yearMonth', 'year', 'calendarDay', 'calendarDays', 'unit', 'department', 'person', 'people'],
  sort: ['-createTime'],
  totals: ['number', 'money'],
} as const
