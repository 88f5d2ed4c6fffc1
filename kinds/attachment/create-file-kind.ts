import type { Checked, Kind } from '../../core/description/field-kind.ts'
import type { FieldBase } from '../../core/description/field.ts'
import { enumerated } from '../../core/values/join-names.ts'
import type { Json } from '../../core/values/json.ts'
import type { Words } from '../../core/values/language.ts'
import type { FieldError } from '../../core/words/refusal.ts'
import { defineKind } from '../define-kind.ts'
import { nothing } from '../normalize-text.ts'
import { betterThan } from './accepted-file-types.ts'
import { fileMaxMb, type FileOptions } from './file-field-options.ts'
import { fileRecordOf, type FileRecord } from './file-record.ts'

/** How the kinds that hold files differ from each other. */
interface FilesKind {
  readonly name: string
  readonly label: Words
  /** Most files where a field does not say. */
  readonly max: number
  readonly missing: string
  /** Takes pictures only, and says of any size that it is too much in the words that FIL-05 has for pictures. */
  readonly pictures: boolean
}

/** A kind whose values are lists of FIL-03 records; that they are one's own uploads the server checks. */
export function filesKind<F extends FieldBase & FileOptions>({ name, label, max, missing, pictures }: FilesKind): Kind {
  return defineKind<F>({
    name,
    label,
    missing,
    sql: () => 'jsonb',
    check: (given, field) =>
      checkFiles(given, {
        accept: field.accept ?? (pictures ? 'image' : undefined),
        max: field.max ?? max,
        maxMb: field.maxMb ?? fileMaxMb,
        pictures,
      }),
    empty: nothing,
    // The driver would write a list as an SQL array.
    toSql: (value) => (value === null ? null : JSON.stringify(value)),
    filter: 'none',
    sortable: false,
    numeric: false,
    text: (value, _field, { lang }) =>
      enumerated(
        filesOf(value).map(({ fileName }) => fileName),
        lang,
      ),
    jsonSchema: (field) => ({ type: 'array', maxItems: field.max ?? max, items: fileSchema }),
    expression: () => 'list',
  })
}

/** The records in a value. */
export function filesOf(value: Json): readonly FileRecord[] {
  return Array.isArray(value) ? value.map(fileRecordOf).filter((file) => file !== null) : []
}

type Limits = Required<Pick<FileOptions, 'max' | 'maxMb'>> & {
  readonly accept: FileOptions['accept']
  readonly pictures: boolean
}

function checkFiles(given: Json, limits: Limits): Checked {
  if (!Array.isArray(given)) return { error: { code: 'kind.wrongType' } }
  if (given.length > limits.max) return { error: { code: 'file.tooMany', params: { max: limits.max } } }
  const known: FileRecord[] = []
  for (const file of given.map(fileRecordOf)) {
    const error = file === null ? { code: 'kind.wrongType' } : wrongFor(file, limits)
    if (error !== null) return { error }
    if (file !== null) known.push(file)
  }
  return { value: known.map((file) => ({ ...file })) }
}

function wrongFor({ fileName, fileSize }: FileRecord, { accept, maxMb, pictures }: Limits): FieldError | null {
  const better = betterThan(extension(fileName), accept)
  if (better !== null) return { code: 'file.type', params: { list: better.join(',') } }
  if (fileSize < maxMb * 1024 * 1024) return null
  return pictures ? { code: 'file.picture-size' } : { code: 'file.size', params: { n: maxMb } }
}

function extension(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

const fileSchema = {
  type: 'object',
  required: ['fileName', 'fileAdd', 'fileType', 'fileSize'],
  properties: {
    userId: { type: 'string' },
    userName: { type: 'string' },
    fileName: { type: 'string' },
    fileAdd: { type: 'string' },
    fileType: { type: 'string' },
    fileSize: { type: 'integer' },
    filePath: { type: 'string' },
    fjName: { type: 'string' },
    upTime: { type: 'integer' },
  },
} as const
