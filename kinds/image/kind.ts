import type { Field, FieldBase } from '../../core/description/field.ts'
import { filesKind } from '../attachment/create-file-kind.ts'
import type { FileOptions } from '../attachment/file-field-options.ts'
import type { FileRecord } from '../attachment/file-record.ts'
import { fieldOf, type OptionsOf, type Only } from '../define-kind.ts'

interface ImageField extends FieldBase, Omit<FileOptions, 'accept'> {
  readonly kind: 'image'
}

type Options = OptionsOf<ImageField>

/** Pictures, held as FIL-03 records and shown small; 9 unless said. */
export function image<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<readonly FileRecord[], { readonly kind: 'image' } & P> {
  return fieldOf<'image', P>('image', options)
}

export const imageMax = 9

export const imageKind = filesKind<ImageField>({
  name: 'image',
  max: imageMax,
  missing: 'kind.uploadPicture',
  pictures: true,
  label: { zh: '图片', ru: 'Изображения', en: 'Pictures' },
})
