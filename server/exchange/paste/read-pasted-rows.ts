import sql from 'sql-template-tag'
import type { PastedLines, PastedProblem } from '../../../core/api-types/pasted-lines.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { wire } from '../../records/read/present-record.ts'
import { readRecords } from '../../records/read/read-stored-records.ts'
import { mayDo } from '../../records/read/require-permission.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { type Cells, readRow } from '../import/check-row.ts'
import type { ImportField, ImportPlan } from '../import/import-plan.ts'
import { knownOf } from '../import/lookup-label-keys.ts'
import { problem } from './pasted-problems.ts'

type Line = Readonly<Record<string, Json>>

/** Rows as lines, with what chosen records fill in; names that stand for nothing, or for several, stay and are told. */
export async function readPastedRows(ctx: Ctx, plan: ImportPlan, rows: readonly Cells[]): Promise<PastedLines> {
  const known = await knownOf(ctx, plan, rows)
  const read = rows.map((cells) => readRow(plan, cells, known))
  const typed = read.map(({ given, errors }, at): Line => {
    const left = Object.keys(errors).map((name) => [name, rows[at]?.[name] ?? null])
    return { ...given, ...Object.fromEntries(left) }
  })
  const lines = await plan.own.reduce(
    async (before, own) => filledBy(ctx, own, await before),
    Promise.resolve<readonly Line[]>(typed),
  )
  const problems = plan.own.flatMap(({ name }): PastedProblem[] => {
    const placesOf = (code: string) => [...read.keys()].filter((at) => read[at]?.errors[name]?.code === code)
    return [
      ...problem('unknown', name, placesOf('import.unknown')),
      ...problem('ambiguous', name, placesOf('import.ambiguous')),
    ]
  })
  return { lines, problems }
}

/** Lines with what the records of a column fill in, where nothing was copied. */
async function filledBy(ctx: Ctx, { name, field }: ImportField, lines: readonly Line[]): Promise<readonly Line[]> {
  const fill = 'fill' in field && typeof field.fill === 'object' ? Object.entries(field.fill ?? {}) : []
  const target = 'to' in field ? ctx.running.documents.get(String(field.to))?.doc : undefined
  const ids = [...new Set(lines.map(({ [name]: id }) => id).filter(isId))]
  if (fill.length === 0 || target === undefined || ids.length === 0 || !mayDo(ctx, target, 'ck')) return lines
  const found = await readRecords(ctx, target, sql`t.id = any(${ids}::uuid[])`)
  const byId = new Map(found.map((record): [Json, StoredRecord] => [record.id ?? null, wire(ctx, target, record)]))
  return lines.map((line) => {
    const chosen = byId.get(line[name] ?? null)
    if (chosen === undefined) return line
    return { ...Object.fromEntries(fill.map(([own, theirs]) => [own, chosen[String(theirs)] ?? null])), ...line }
  })
}
