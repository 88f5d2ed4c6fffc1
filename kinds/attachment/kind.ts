import type { Field, FieldBase } from '../../core/field.ts'
import type { Json } from '../../core/json.ts'
import type { Checked } from '../../core/kind.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { nothing } from '../written.ts'
import { extensionsOf, type Accept } from './accept.ts'
import { fileRecordOf, type FileRecord } from './file-record.ts'

export interface AttachmentField extends FieldBase {
  readonly kind: 'attachment'
  readonly accept?: Accept
  /** Most files; 50 unless said. */
  readonly max?: number
  /** Greatest size of one file in MB (FIL-05). */
  readonly maxMb?: number
}

type Options = OptionsOf<AttachmentField>

/** Files attached to a record, held as FIL-03 records; that they are one's own uploads the server checks. */
export function attachment<const P extends Options = object>(options?: Only<P, Options>): Field<readonly FileRecord[], { readonly kind: 'attachment' } & P> {
  return fieldOf<'attachment', P>('attachment', options)
}

export const attachmentMax = 50
export const attachmentMaxMb = 1024 // FIL-05

export const attachmentKind = defineKind<AttachmentField>({
  name: 'attachment',
  sql: () => 'jsonb',
  check: checkFiles,
  missing: 'kind.upload',
  empty: nothing,
  // The driver would write a list as an SQL array.
  toSql: (value) => (value === null ? null : JSON.stringify(value)),
  filter: 'none',
  sortable: false,
  numeric: false,
  text: (value, _field, { lang }) => filesOf(value).map(({ fileName }) => fileName).join(lang === 'zh' ? '、' : ', '),
  jsonSchema: ({ max }) => ({ type: 'array', maxItems: max ?? attachmentMax, items: fileSchema }),
  expression: () => 'list',
  label: { zh: '附件', ru: 'Вложения', en: 'Attachments' },
})

function checkFiles(given: Json, field: AttachmentField): Checked {
  if (!Array.isArray(given)) return { error: { code: 'kind.wrongType' } }
  const max = field.max ?? attachmentMax
  if (given.length > max) return { error: { code: 'file.tooMany', params: { max } } }
  const files = given.map(fileRecordOf)
  const limit = field.maxMb ?? attachmentMaxMb
  const allowed = extensionsOf(field.accept)
  const known: FileRecord[] = []
  for (const file of files) {
    if (file === null) return { error: { code: 'kind.wrongType' } }
    if (allowed && !allowed.includes(extension(file.fileName))) return { error: { code: 'file.type', params: { list: allowed.join(',') } } }
    if (file.fileSize >= limit * 1024 * 1024) return { error: { code: 'file.size', params: { n: limit } } }
    known.push(file)
  }
  return { value: known.map((file) => ({ ...file })) }
}

function filesOf(value: Json): readonly FileRecord[] {
  return Array.isArray(value) ? value.map(fileRecordOf).filter((file) => file !== null) : []
}

function extension(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

const fileSchema = {
  type: 'object',
  required: ['fileName', 'fileAdd', 'fileType', 'fileSize'],
  properties: {
    userId: { type: 'string' }, userName: { type: 'string' }, fileName: { type: 'string' }, fileAdd: { type: 'string' },
    fileType: { type: 'string' }, fileSize: { type: 'integer' }, filePath: { type: 'string' }, fjName: { type: 'string' }, upTime: { type: 'integer' },
  },
} as const
