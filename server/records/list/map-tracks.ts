import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { MapWay } from '../../../core/description/rows-views.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { reading } from '../read/field-and-record-rights.ts'
import { lineColumns } from '../schema/line-columns.ts'

/** Degrees north and east. */
type Place = readonly [lat: string, lng: string]

/** The ways of some records over a map, for those that go through two places at least; none for who may not read them. */
export async function waysOf(
  ctx: Ctx,
  doc: AnyDocument,
  { lines, lat, lng }: MapWay,
  ids: readonly string[],
): Promise<Readonly<Record<string, readonly Place[]>>> {
  if (reading(ctx, doc.fields[lines] ?? { kind: '' }) !== 'whole') return {}
  const { table, column } = lineColumns(doc, lines)
  const rows = await ctx.sql.query<{ id: string; lat: string; lng: string }>(sql`
    select l.parent_id as id, ${column(lat)} as lat, ${column(lng)} as lng from ${table} l
    where l.parent_id = any(${ids}::uuid[]) and ${column(lat)} is not null and ${column(lng)} is not null
    order by l.parent_id, l.line_no`)
  const ways = new Map<string, Place[]>()
  for (const row of rows) {
    const way = ways.get(row.id) ?? []
    way.push([String(row.lat), String(row.lng)])
    ways.set(row.id, way)
  }
  return Object.fromEntries([...ways].filter(([, way]) => way.length > 1))
}
