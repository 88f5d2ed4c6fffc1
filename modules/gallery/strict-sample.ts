import { document } from '../../core/description/document.ts'
import { requiredFields } from './sample-fields.ts'
import { shownForm, shownList } from './sample-layout.ts'

/** The same record where every field has to be filled. */
export const strictSample = document({
  module: 'gallery',
  name: 'strictSample',
  code: 'kjbt',
  scope: 'everyone',
  title: 'text',
  number: { field: 'autoNumber', pattern: 'BT-{YYYY}{MM}-{####}', resetBy: 'month' },
  fields: requiredFields,
  form: shownForm,
  lists: { main: shownList },
})
