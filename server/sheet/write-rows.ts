import type { AnyDocument } from '../../core/document.ts'
import { type FieldError, Refusal } from '../../core/refusal.ts'
import sql from 'sql-template-tag'
import type { Ctx } from '../context.ts'
import { saveMany } from '../store/save-many.ts'
import { withinTransaction } from '../store/within-transaction.ts'
import { type CheckedRow, readRow } from './check-row.ts'
import type { ImportPlan } from './import-plan.ts'
import { importById, type KeptRow, rowsOf } from './import-row.ts'
import { errorsOf } from './judge-rows.ts'
import { knownOf } from './look-up.ts'
import { settleRows, takeRows } from './row-origin.ts'

const batch = 1_000
// Stands in for the record of a row until it is made; no record has it.
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Makes records of the next rows in one transaction with the note that they are made, so that each becomes
 * one record however often this is tried. Answers the last row dealt with; null when there is none, or
 * when the import was stopped.
 */
export function writeRows(ctx: Ctx, doc: AnyDocument, plan: ImportPlan, id: string, after: number): Promise<number | null> {
  return withinTransaction(ctx, async (inside) => {
    const found = await importById(inside.sql, id, true)
    if (found?.state !== 'writing') return null
    const rows = await rowsOf(inside.sql, id, { state: 'right', after, limit: batch })
    const last = rows.at(-1)
    if (last === undefined) return null
    await noteRows(inside, id, await written(inside, doc, plan, rows))
    await inside.sql.query(sql`update engine.sheet_import set rows = rows + ${rows.length} where id = ${id}::uuid`)
    return last.row
  })
}

interface Outcome {
  readonly row: number
  readonly state: 'done' | 'there' | 'wrong'
  readonly recordId: string | null
  readonly errors: Readonly<Record<string, FieldError>> | null
}

async function written(ctx: Ctx, doc: AnyDocument, plan: ImportPlan, rows: readonly KeptRow[]): Promise<Outcome[]> {
  const free = await takeRows(ctx, doc, rows.map(({ key }) => key), nobody)
  const mine = rows.filter(({ key }) => free.has(key))
  // Labels are looked up once more: what they named may have been renamed since. The save checks everything else.
  const known = await knownOf(ctx, plan, mine.map(({ cells }) => cells))
  const checked: readonly CheckedRow[] = mine.map(({ cells }) => readRow(plan, cells, known))
  const right = mine.filter((_row, at) => Object.keys(checked[at]?.errors ?? {}).length === 0)
  const saved = await saveMany(ctx, doc, checked.filter(({ errors }) => Object.keys(errors).length === 0).map(({ given }) => given))
  const made = new Map(right.flatMap(({ key }, at) => (typeof saved[at] === 'string' ? [[key, saved[at]] as const] : [])))
  await settleRows(ctx, doc, made, mine.filter(({ key }) => !made.has(key)).map(({ key }) => key))
  return rows.map(({ row, key }): Outcome => {
    if (!free.has(key)) return { row, state: 'there', recordId: null, errors: null }
    const recordId = made.get(key)
    if (recordId !== undefined) return { row, state: 'done', recordId, errors: null }
    const refusal = saved[right.findIndex((one) => one.key === key)]
    const errors = checked[mine.findIndex((one) => one.key === key)]?.errors ?? {}
    return { row, state: 'wrong', recordId: null, errors: refusal instanceof Refusal ? errorsOf(refusal) : errors }
  })
}

async function noteRows({ sql: on }: Ctx, id: string, outcomes: readonly Outcome[]): Promise<void> {
  await on.query(sql`
    update engine.sheet_row r set state = o.state, record_id = o."recordId", errors = o.errors
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o(row integer, state text, "recordId" uuid, errors jsonb)
    where r.import = ${id}::uuid and r.row_no = o.row`)
}
