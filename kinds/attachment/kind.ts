import type { Field, FieldBase } from '../../core/description/field.ts'
import { fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { filesKind } from './create-file-kind.ts'
import type { FileOptions } from './file-field-options.ts'
import type { FileRecord } from './file-record.ts'

interface AttachmentField extends FieldBase, FileOptions {
  readonly kind: 'attachment'
  /** The storage variant of FIL-03 and FIL-08: its records say the field they belong to. */
  readonly storage?: true
}

type Options = OptionsOf<AttachmentField>

/** Files attached to a record, held as FIL-03 records; 50 unless said. */
export function attachment<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<readonly FileRecord[], { readonly kind: 'attachment' } & P> {
  return fieldOf<'attachment', P>('attachment', options)
}

const attachmentMax = 50

export const attachmentKind = filesKind<AttachmentField>({
  name: 'attachment',
  max: attachmentMax,
  missing: 'kind.upload',
  pictures: false,
  label: { zh: '附件', ru: 'Вложения', en: 'Attachments' },
})
