import type { Field, FieldBase } from '../../core/description/field.ts'
import { filesKind } from '../attachment/create-file-kind.ts'
import type { FileOptions } from '../attachment/file-field-options.ts'
import type { FileRecord } from '../attachment/file-record.ts'
import { fieldOf, type OptionsOf, type Only } from '../define-kind.ts'

interface FileField extends FieldBase, Omit<FileOptions, 'max'> {
  readonly kind: 'file'
}

type Options = OptionsOf<FileField>

/** One file, held as a list of at most one FIL-03 record, so that all kinds of files travel alike. */
export function file<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<readonly FileRecord[], { readonly kind: 'file' } & P> {
  return fieldOf<'file', P>('file', options)
}

export const fileKind = filesKind<FileField>({
  name: 'file',
  max: 1,
  missing: 'kind.upload',
  pictures: false,
  label: { zh: '文件', ru: 'Файл', en: 'File' },
})
