import sql from 'sql-template-tag'
import type { AnyDocument } from '../../core/document.ts'
import type { FieldError, Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import { type NewOne, readyMany, saveMany } from '../store/save-many.ts'
import { withinTransaction } from '../store/within-transaction.ts'
import { readRow } from './check-row.ts'
import type { ImportPlan } from './import-plan.ts'
import { importById, rowsOf } from './import-row.ts'
import { errorsOf } from './judge-rows.ts'
import { knownOf } from './look-up.ts'
import { freeRows, takeRows } from './row-origin.ts'

const batch = 500

/**
 * Makes records of all rows that are right, some hundreds in one transaction with the note that they are
 * made, so that each becomes one record however often this is tried. Ends early when the import was stopped.
 */
export async function writeRows(ctx: Ctx, doc: AnyDocument, plan: ImportPlan, id: string): Promise<void> {
  let coming = readyRows(ctx, doc, plan, id, 0)
  try {
    for (let rows = await coming; rows.length > 0; rows = await coming) {
      // While these are written, the next ones are checked.
      coming = readyRows(ctx, doc, plan, id, rows.at(-1)?.row ?? 0)
      coming.catch(() => undefined)
      if (!(await written(ctx, doc, id, rows))) return
    }
  } finally {
    await coming.catch(() => undefined)
  }
}

type Errors = Readonly<Record<string, FieldError>>

/** A row of the file and the record that it comes to; null when a label in it names nothing any more. */
interface ReadyRow {
  readonly row: number
  readonly key: string
  readonly one: NewOne | null
  readonly errors: Errors
}

async function readyRows(ctx: Ctx, doc: AnyDocument, plan: ImportPlan, id: string, after: number): Promise<ReadyRow[]> {
  const rows = await rowsOf(ctx.sql, id, { state: 'right', after, limit: batch })
  // Labels are looked up once more: what they named may have been renamed since. The save checks everything else.
  const known = await knownOf(ctx, plan, rows.map(({ cells }) => cells))
  const read = rows.map(({ row, key, cells }) => ({ row, key, ...readRow(plan, cells, known) }))
  const sound = read.filter(({ errors }) => Object.keys(errors).length === 0)
  const ones = await readyMany(ctx, doc, sound.map(({ given }) => given))
  const byRow = new Map(sound.map(({ row }, at) => [row, ones[at] ?? null]))
  return read.map(({ row, key, errors }) => ({ row, key, errors, one: byRow.get(row) ?? null }))
}

function written(ctx: Ctx, doc: AnyDocument, id: string, rows: readonly ReadyRow[]): Promise<boolean> {
  return withinTransaction(ctx, async (inside) => {
    const found = await importById(inside.sql, id, true)
    if (found?.state !== 'writing') return false
    const ones = rows.flatMap(({ key, one }) => (one === null ? [] : [{ key, one }]))
    const free = await takeRows(inside, doc, ones.map(({ key, one }) => [key, one.id] as const))
    const refused = await saveMany(inside, doc, ones.filter(({ key }) => free.has(key)).map(({ one }) => one))
    await freeRows(inside, doc, ones.filter(({ one }) => refused.has(one.id)).map(({ key }) => key))
    await noteRows(inside, id, rows.map((row) => outcomeOf(row, free, refused)))
    await inside.sql.query(sql`update engine.sheet_import set rows = rows + ${rows.length} where id = ${id}::uuid`)
    return true
  })
}

interface Outcome {
  readonly row: number
  readonly state: 'done' | 'there' | 'wrong'
  readonly errors: Errors | null
}

function outcomeOf({ row, key, one, errors }: ReadyRow, free: ReadonlySet<string>, refused: ReadonlyMap<string, Refusal>): Outcome {
  if (one === null) return { row, state: 'wrong', errors }
  if (!free.has(key)) return { row, state: 'there', errors: null }
  const refusal = refused.get(one.id)
  return refusal === undefined ? { row, state: 'done', errors: null } : { row, state: 'wrong', errors: errorsOf(refusal) }
}

/** Rows that another run has dealt with meanwhile stay as it left them. */
async function noteRows({ sql: on }: Ctx, id: string, outcomes: readonly Outcome[]): Promise<void> {
  const done = outcomes.filter(({ state }) => state === 'done').map(({ row }) => row)
  await on.query(sql`update engine.sheet_row set state = 'done' where import = ${id}::uuid and row_no = any(${done}::integer[]) and state = 'right'`)
  if (done.length === outcomes.length) return
  await on.query(sql`
    update engine.sheet_row r set state = o.state, errors = o.errors
    from jsonb_to_recordset(${JSON.stringify(outcomes.filter(({ state }) => state !== 'done'))}::jsonb) as o(row integer, state text, errors jsonb)
    where r.import = ${id}::uuid and r.row_no = o.row and r.state = 'right'`)
}
