import sql, { empty } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { hiddenOf } from '../list/approval-hidden-fields.ts'
import { reading } from '../read/field-and-record-rights.ts'
import { labelIn } from '../read/field-labels.ts'
import { loadNames, type Names } from '../read/load-reference-names.ts'
import { wire } from '../read/present-record.ts'
import { verbLabel } from '../read/verb-label.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { describedField, parsed, pastNames, pastText } from './changed-value.ts'

/** One change of one field, as people read it and as a form takes the old value. */
interface FieldChange {
  readonly at: number
  /** Version that the change made. */
  readonly ver: number
  readonly personName: string
  readonly verb: string
  readonly field: string
  readonly label: string
  readonly before: string
  readonly after: string
  /** The value before it as it travels to a form; only where `whole`. */
  readonly old: Json
  /** The whole value is here: no column of it is hidden from the reader. */
  readonly whole: boolean
}

interface HistoryAsked {
  readonly field?: string
  /** Only what was changed after this version. */
  readonly since?: number
}

interface Row {
  readonly at: number
  readonly person: string
  readonly verb: string
  readonly ver: number
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

const most = 500

/** What became of the fields of a record that the caller reads whole, latest first. */
export async function fieldHistory(
  ctx: Ctx,
  doc: AnyDocument,
  id: string,
  { field, since = 0 }: HistoryAsked,
): Promise<FieldChange[]> {
  const rows = await ctx.sql.query<Row>(sql`
    select at, person, verb, ver, field, before, after from engine.history
    where document = ${mappingOf(doc).key} and record_id = ${id}::uuid and ver > ${since} ${field === undefined ? empty : sql`and field = ${field}`}
    order by id desc limit ${most}`)
  const hidden = await hiddenOf(ctx, doc, id)
  const known = rows.filter((row) => readsWhole(ctx, doc, row.field) && !hidden.has(row.field))
  const [names, people] = await Promise.all([
    pastNames(ctx, doc, known),
    loadNames(ctx, new Map([['person', new Set(known.map(({ person }) => person))]])),
  ])
  return known.flatMap((row) => changeOf(ctx, doc, row, names, people[`person:${row.person}`] ?? ''))
}

/** Names of the fields that were changed at least once, as far as the caller reads them whole. */
export async function changedFields(ctx: Ctx, doc: AnyDocument, id: string): Promise<string[]> {
  const rows = await ctx.sql.query<{ field: string }>(
    sql`select distinct field from engine.history where document = ${mappingOf(doc).key} and record_id = ${id}::uuid`,
  )
  const hidden = await hiddenOf(ctx, doc, id)
  return rows.map(({ field }) => field).filter((field) => readsWhole(ctx, doc, field) && !hidden.has(field))
}

function changeOf(ctx: Ctx, doc: AnyDocument, row: Row, names: Names, personName: string): FieldChange[] {
  const described = describedField(doc, row.field)
  if (described === undefined) return []
  const old = parsed(row.before)
  const whole = Object.values(kindOf(described.kind).columns?.(described) ?? {}).every(
    (column) => reading(ctx, column) === 'whole',
  )
  return [
    {
      at: row.at,
      ver: row.ver,
      personName,
      verb: verbLabel(ctx, doc, row.verb),
      field: row.field,
      label: labelIn(ctx, doc, row.field),
      before: pastText(ctx, described, old, names) ?? '',
      after: pastText(ctx, described, parsed(row.after), names) ?? '',
      old: whole ? (wire(ctx, doc, { [row.field]: old })[row.field] ?? null) : null,
      whole,
    },
  ]
}

// A masked value has no past either: what the mask left of it would tell how it changed.
function readsWhole(ctx: Ctx, doc: AnyDocument, name: string): boolean {
  const field = describedField(doc, name)
  return field !== undefined && reading(ctx, field) === 'whole'
}
