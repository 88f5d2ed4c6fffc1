import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import { mappingOf } from '../../records/schema/table-mapping.ts'
import { ownFieldWords } from './template-words.ts'

/** What has no field of its own in a record. */
export const ownPaths = {
  today: '@today',
  maker: '@maker',
  approval: '@approval',
} as const

/** The columns of the opinions, in the order in which a print tells them. */
export const opinionColumns = ['step', 'person', 'decision', 'opinion', 'time'] as const

/** A field that a placeholder stands for, reached from a document by its own fields and by references. */
export interface FieldPath {
  readonly path: string
  /** The labels on the way, in the reader's language. */
  readonly label: string
  readonly kind: string
  /** The sub-table that it is, or whose column it is, by its path; null outside sub-tables. */
  readonly list: string | null
  readonly isList: boolean
  /** What stands below it: fields of the record it refers to, or columns. */
  readonly below: Level | null
  /** Rights without which somebody does not read the field, or one on the way to it. */
  readonly needs: readonly string[]
}

/** Where fields are picked: in a document, or in one of its sub-tables. */
export interface Level {
  readonly doc: AnyDocument
  readonly lines: string | null
}

/** A step from a level to one of its fields. */
export interface Step {
  readonly name: string
  readonly field: FieldBase
  readonly label: string
  readonly below: Level | null
  readonly isList: boolean
}

/** What a path leads to now; null when a field on the way is gone. */
export function readPath(ctx: Ctx, doc: AnyDocument, path: string): FieldPath | null {
  if (path.startsWith('@')) return ownPath(ctx, doc, path)
  const labels: string[] = []
  const needs: string[] = []
  let level: Level | null = { doc, lines: null }
  let list: string | null = null
  let last: Step | null = null
  for (const [index, name] of path.split('.').entries()) {
    last = level === null ? null : stepTo(ctx, level, name)
    if (last === null) return null
    labels.push(last.label)
    if (last.field.read !== undefined) needs.push(last.field.read)
    if (last.isList && list !== null) return null
    if (last.isList) list = path.split('.', index + 1).join('.')
    level = last.below
  }
  if (last === null) return null
  return { path, label: labels.join(' / '), kind: last.field.kind, list, isList: last.isList, below: level, needs }
}

/** A field of a level by its name. */
export function stepTo(ctx: Ctx, { doc, lines }: Level, name: string): Step | null {
  const mapping = mappingOf(doc)
  if (lines !== null) {
    const column = mapping.lines.get(lines)?.columns.get(name)
    if (column === undefined) return null
    const label = labelIn(ctx, doc, `${lines}.0.${name}`)
    return { name, field: column.field, label, below: targetOf(ctx, column.field, column.source), isList: false }
  }
  const column = mapping.columns.get(name)
  if (column !== undefined) {
    const below = targetOf(ctx, column.field, column.source)
    return { name, field: column.field, label: labelIn(ctx, doc, name), below, isList: false }
  }
  const field = mapping.lines.has(name) ? doc.fields[name] : undefined
  return field === undefined
    ? null
    : { name, field, label: labelIn(ctx, doc, name), below: { doc, lines: name }, isList: true }
}

/** The names of the fields of a level, own ones before those that every record has. */
export function namesIn({ doc, lines }: Level): string[] {
  const mapping = mappingOf(doc)
  if (lines !== null) return [...(mapping.lines.get(lines)?.columns.keys() ?? [])].filter((name) => name !== 'id')
  const own = Object.keys(doc.fields)
  return [...own, ...[...mapping.columns.keys()].filter((name) => !own.includes(name) && printed.has(name))]
}

// Of the columns of the engine, those that a person reads on paper.
const printed: ReadonlySet<string> = new Set([
  'unitId',
  'deptId',
  'createBy',
  'createTime',
  'remark',
  'approvalStatus',
  'submitTime',
  'approveTime',
])

const single: ReadonlySet<string> = new Set(['reference', 'person', 'unit', 'department'])

/** The document that one value refers to. */
function targetOf(ctx: Ctx, { kind }: FieldBase, source: string | null): Level | null {
  if (source === null || !single.has(kind)) return null
  const key = source === 'person' ? 'base.person' : source.replace(/^(unit|department)$/, 'document:base.department')
  const target = ctx.running.documents.get(key.replace(/^document:/, ''))?.doc
  return target === undefined ? null : { doc: target, lines: null }
}

function ownPath({ lang }: Ctx, doc: AnyDocument, path: string): FieldPath | null {
  const plain = { path, list: null, isList: false, below: null, needs: [] }
  if (path === ownPaths.today) return { ...plain, label: ownFieldWords.today[lang], kind: 'date' }
  if (path === ownPaths.maker) return { ...plain, label: ownFieldWords.maker[lang], kind: 'text' }
  const [list, column, ...more] = path.split('.')
  if (list !== ownPaths.approval || more.length > 0 || doc.approval === undefined) return null
  const label = ownFieldWords.approval[lang]
  if (column === undefined) return { ...plain, label, kind: 'lines', list, isList: true }
  const name = opinionColumns.find((opinion) => opinion === column)
  return name === undefined ? null : { ...plain, label: `${label} / ${ownFieldWords[name][lang]}`, kind: 'text', list }
}
