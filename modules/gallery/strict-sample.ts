import { document } from '../../core/document.ts'
import { requiredFields } from './shown-fields.ts'

/** The same record where every field has to be filled. */
export const strictSample = document({
  module: 'gallery', name: 'strictSample', code: 'kjbt', scope: 'everyone', title: 'text',
  number: { field: 'autoNumber', pattern: 'BT-{YYYY}{MM}-{####}', resetBy: 'month' },
  fields: requiredFields,
  form: [
    { name: 'texts', columns: 3, fields: ['text', 'phone', 'contactNumber', 'personName', 'upperEnglish', 'textarea'] },
    { name: 'numbers', columns: 3, fields: ['number', 'money', 'currency', 'quantity', 'rate', 'slider'] },
    { name: 'choices', columns: 3, fields: ['selection', 'selects', 'radio', 'checkboxes', 'dictionary', 'dictionaries', 'dictionaryRadio', 'dictionaryCheckboxes', 'yesNo', 'color'] },
    { name: 'days', columns: 3, fields: ['date', 'dateTime', 'birthDate', 'yearMonth', 'year', 'calendarDay', 'calendarDays', 'calendarRange'] },
    { name: 'organisation', columns: 3, fields: ['unit', 'units', 'department', 'departments', 'person', 'people', 'reference'] },
    { name: 'files', columns: 3, fields: ['file', 'image', 'attachment', 'storageFiles'] },
    { name: 'others', columns: 1, fields: ['lines', 'autoNumber'] },
  ],
  lists: {
    main: {
      columns: ['autoNumber', 'text', 'phone', 'contactNumber', 'personName', 'upperEnglish', 'number', 'money', 'currency', 'quantity', 'rate', 'slider', 'selection', 'selects', 'radio', 'checkboxes', 'dictionary', 'dictionaries', 'dictionaryRadio', 'dictionaryCheckboxes', 'yesNo', 'color', 'date', 'dateTime', 'birthDate', 'yearMonth', 'year', 'calendarDay', 'calendarDays', 'calendarRange', 'unit', 'units', 'department', 'departments', 'person', 'people', 'reference', 'file', 'image', 'attachment', 'textarea', 'createTime'],
      search: ['text', 'phone', 'personName', 'number', 'money', 'selection', 'selects', 'radio', 'checkboxes', 'dictionary', 'dictionaries', 'yesNo', 'date', 'dateTime', 'birthDate', 'yearMonth', 'year', 'calendarDay', 'calendarDays', 'unit', 'department', 'person', 'people'],
      sort: ['-createTime'],
      totals: ['number', 'money'],
    },
  },
})
