import { document } from '../../core/description/document.ts'
import { shownFields } from './sample-fields.ts'
import { shownForm, shownList } from './sample-layout.ts'

/** A record with a field of every kind, none of which has to be filled. */
export const sample = document({
  module: 'gallery',
  name: 'sample',
  code: 'kjzs',
  scope: 'everyone',
  title: 'text',
  number: { field: 'autoNumber', pattern: 'KJ-{YYYY}{MM}-{####}', resetBy: 'month' },
  fields: shownFields,
  form: shownForm,
  lists: { main: shownList },
})
