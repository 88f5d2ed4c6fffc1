import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldError, Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { mappingOf } from '../../records/schema/table-mapping.ts'
import { type NewOne, readyMany, saveMany } from '../../records/write/save-many.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { type FileRow, keepOrigins, rowsThere, waitForImports } from './already-imported.ts'
import { readRow } from './check-row.ts'
import { importById, type ImportRow } from './import-job-store.ts'
import type { ImportPlan } from './import-plan.ts'
import { writeRowStates, type ValidRows, validRows, stillValid, type Verdict } from './import-staging.ts'
import { knownOf } from './lookup-label-keys.ts'
import { errorsOf } from './validate-rows.ts'

/**
 * Makes records of all rows that are right, those that lie together in one transaction with the note that they
 * are made, so that each becomes one record however often this is tried. Ends early when the import was stopped.
 */
export async function writeRows(ctx: Ctx, doc: AnyDocument, plan: ImportPlan, file: ImportRow): Promise<void> {
  let coming = ready(ctx, doc, plan, file.id, 0)
  try {
    for (let rows = await coming; rows !== null; rows = await coming) {
      // While these are written, the next ones are checked.
      coming = ready(ctx, doc, plan, file.id, rows.first)
      coming.catch(() => undefined)
      if (!(await written(ctx, doc, file, rows))) return
      await survey(ctx, doc)
    }
  } finally {
    await coming.catch(() => undefined)
  }
}

// Up to so many rows a table may be planned for as a small one.
const small = 5_000

/**
 * Lets the planner see that a small table grows: what it planned for a handful of rows it would keep for minutes,
 * reading all of them for each.
 */
async function survey({ sql: on }: Ctx, doc: AnyDocument): Promise<void> {
  const { table } = mappingOf(doc)
  const [known] = await on.query<{ rows: number }>(
    sql`select reltuples::float8 as rows from pg_class where oid = ${table.text}::regclass`,
  )
  if ((known?.rows ?? 0) < small) await on.query(sql`analyze (skip_locked) ${table}`)
}

type Errors = Readonly<Record<string, FieldError>>

/** A row of the file and the record that it comes to; null when a label in it names nothing any more. */
interface ReadyRow extends FileRow {
  readonly one: NewOne | null
  readonly errors: Errors
}

interface Ready extends ValidRows {
  readonly ready: readonly ReadyRow[]
}

async function ready(ctx: Ctx, doc: AnyDocument, plan: ImportPlan, id: string, after: number): Promise<Ready | null> {
  const right = await validRows(ctx.sql, id, after)
  if (right === null) return null
  // Labels are looked up once more: what they named may have been renamed since. The save checks everything else.
  const known = await knownOf(
    ctx,
    plan,
    right.rows.map(({ cells }) => cells),
  )
  const read = right.rows.map(({ row, key, cells }) => {
    const { given, errors } = readRow(plan, cells, known)
    return { row, key, given, errors }
  })
  const sound = read.filter(({ errors }) => Object.keys(errors).length === 0)
  const ones = await readyMany(
    ctx,
    doc,
    sound.map(({ given }) => given),
  )
  const byRow = new Map(sound.map(({ row }, at) => [row, ones[at] ?? null]))
  return { ...right, ready: read.map(({ row, key, errors }) => ({ row, key, errors, one: byRow.get(row) ?? null })) }
}

function written(ctx: Ctx, doc: AnyDocument, { id, fileHash }: ImportRow, rows: Ready): Promise<boolean> {
  return withinTransaction(ctx, async (inside) => {
    const ones = rows.ready.flatMap(({ row, key, one }) => (one === null ? [] : [{ row, key, id: one.id, one }]))
    // Asked in this order, without waiting for each other's answers.
    const [found, still, , taken] = await Promise.all([
      importById(inside.sql, id, true),
      stillValid(inside.sql, id, rows),
      waitForImports(inside, doc),
      rowsThere(inside, doc, fileHash, ones),
    ])
    if (found?.state !== 'writing') return false
    if (!still) return true
    const refused = await saveMany(
      inside,
      doc,
      ones.filter((row) => !taken.has(row)).map(({ one }) => one),
    )
    const there = new Set([...taken].map((row) => row.id))
    await Promise.all([
      keepOrigins(
        inside,
        doc,
        fileHash,
        ones.filter((row) => !taken.has(row) && !refused.has(row.id)),
      ),
      writeRowStates(
        inside.sql,
        id,
        rows,
        rows.ready.map((row) => outcomeOf(row, there, refused)),
      ),
      inside.sql.query(sql`update engine.sheet_import set rows = rows + ${rows.ready.length} where id = ${id}::uuid`),
    ])
    return true
  })
}

function outcomeOf(
  { one, errors }: ReadyRow,
  there: ReadonlySet<string>,
  refused: ReadonlyMap<string, Refusal>,
): Verdict {
  if (one === null) return { state: 'wrong', errors }
  if (there.has(one.id)) return { state: 'there', errors: null }
  const refusal = refused.get(one.id)
  return refusal === undefined ? { state: 'done', errors: null } : { state: 'wrong', errors: errorsOf(refusal) }
}
