import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import { type FileOptions, holdsFiles } from '../../../kinds/attachment/file-field-options.ts'
import { linesOf } from './table-mapping.ts'

/** A field that holds files: of the record itself, or a column of one of its sub-tables. */
export interface HoldingField {
  /** `scanFile`, `lines.photo`. */
  readonly path: string
  /** Name of the sub-table, null for a field of the record. */
  readonly lines: string | null
  readonly name: string
  readonly field: FieldBase & FileOptions
}

const opinionFiles: HoldingField['field'] = { kind: 'attachment', max: 20 }
const signature: HoldingField['field'] = { kind: 'attachment', accept: ['png'], max: 1, maxMb: 1 }

/** Where the files of a decision hang on the document decided about; `seq` is its place in the log. */
export function opinionPath(what: 'files' | 'signature', seq: number): string {
  return `@${what}:${seq}`
}

/**
 * The field of that path; the papers of decisions hang on every document that is approved, and are open to whoever
 * reads it.
 */
export function holdingField(doc: AnyDocument, path: string): HoldingField | undefined {
  if (doc.approval !== undefined && /^@(files|signature):\d+$/.test(path))
    return { path, lines: null, name: path, field: path.startsWith('@files') ? opinionFiles : signature }
  return attachmentFieldsOf(doc).find((each) => each.path === path)
}

const known = new WeakMap<AnyDocument, readonly HoldingField[]>()

/** The fields of a document that hold files. */
export function attachmentFieldsOf(doc: AnyDocument): readonly HoldingField[] {
  const before = known.get(doc)
  if (before !== undefined) return before
  const own = held(doc.fields, null)
  const all = [...own, ...[...linesOf(doc.fields)].flatMap(([lines, fields]) => held(fields, lines))]
  known.set(doc, all)
  return all
}

function held(fields: AnyDocument['fields'], lines: string | null): HoldingField[] {
  return Object.entries(fields)
    .filter(([, { kind }]) => holdsFiles(kind))
    .map(([name, field]) => ({
      name,
      lines,
      path: lines === null ? name : `${lines}.${name}`,
      field: field as FieldBase & FileOptions, // a field of such a kind is made by its builder
    }))
}
