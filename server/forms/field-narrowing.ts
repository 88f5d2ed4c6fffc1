import sql, { empty, type Sql as Piece } from 'sql-template-tag'
import type { Field } from '../../core/description/field.ts'
import type { FormChangeCode } from '../../core/form-design/publish-plan.ts'
import type { MappedColumn } from '../records/schema/table-mapping.ts'

/** A way in which a field now takes less than it did, with the rows that it would not take. */
interface Narrowing {
  readonly code: FormChangeCode
  readonly rows: Piece
}

/** What a field that keeps its column no longer takes; `column` is where its values are. */
export function narrowings(
  before: Field,
  after: Field,
  column: Piece,
  { type }: Pick<MappedColumn, 'type'>,
): Narrowing[] {
  return [
    ...(after.required !== undefined && after.required !== false && (before.required ?? false) === false
      ? [{ code: 'form.change.required' as const, rows: emptyRows(column, type) }]
      : []),
    ...(before.kind === after.kind ? [] : [{ code: 'form.change.kind' as const, rows: sql`${column} is not null` }]),
    ...shorter(before, after, column, type),
    ...fewer(before, after, column, type),
  ]
}

function emptyRows(column: Piece, type: string): Piece {
  return type.endsWith('[]') ? sql`cardinality(coalesce(${column}, '{}')) = 0` : sql`${column} is null`
}

function shorter(before: Field, after: Field, column: Piece, type: string): Narrowing[] {
  const limits = [
    ...(type === 'text' && less(option(after, 'max'), option(before, 'max'))
      ? [sql`char_length(${column}) > ${Number(option(after, 'max'))}`]
      : []),
    ...(type.startsWith('numeric') && less(option(after, 'max'), option(before, 'max'))
      ? [sql`${column} > ${String(option(after, 'max'))}::numeric`]
      : []),
    ...(type.startsWith('numeric') && less(option(before, 'min'), option(after, 'min'))
      ? [sql`${column} < ${String(option(after, 'min'))}::numeric`]
      : []),
    ...(type.startsWith('numeric') && less(option(after, 'digits'), option(before, 'digits'))
      ? [sql`${column} <> round(${column}, ${Number(option(after, 'digits'))}::integer)`]
      : []),
  ]
  return limits.length === 0
    ? []
    : [
        {
          code: 'form.change.shorter',
          rows: limits.reduce((all, one) => (all === empty ? one : sql`${all} or ${one}`), empty),
        },
      ]
}

/** A limit that was not there counts as none at all. */
function less(a: unknown, b: unknown): boolean {
  return a !== undefined && (b === undefined || Number(a) < Number(b))
}

function fewer(before: Field, after: Field, column: Piece, type: string): Narrowing[] {
  const codes = codesOf(after)
  const gone = codesOf(before).filter((code) => !codes.includes(code))
  if (codes.length === 0 || gone.length === 0) return []
  return [
    {
      code: 'form.change.choices',
      rows: type === 'text[]' ? sql`${column} && ${gone}::text[]` : sql`${column} = any(${gone}::text[])`,
    },
  ]
}

function codesOf(field: Field): readonly string[] {
  const choices = option(field, 'choices')
  return Array.isArray(choices)
    ? choices.flatMap((choice: unknown) =>
        typeof choice === 'object' && choice !== null && 'code' in choice && typeof choice.code === 'string'
          ? [choice.code]
          : [],
      )
    : []
}

function option(field: Field, name: string): unknown {
  return Object.hasOwn(field, name) ? Reflect.get(field, name) : undefined
}
