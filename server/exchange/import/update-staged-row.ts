import type { AnyDocument } from '../../../core/description/document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { missing } from '../../records/read/record-refusals.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { type Cells, checkRow } from './check-row.ts'
import { importById, type ImportRow } from './import-job-store.ts'
import { changeRow, type StagedRow, rowOf } from './import-staging.ts'
import { knownOf } from './lookup-label-keys.ts'
import { makePlan } from './make-import-plan.ts'
import { rowValidatorOf } from './validate-rows.ts'

/** Puts other texts into cells of a row that waits, and judges it anew. */
export function updateStagedRow(
  ctx: Ctx,
  doc: AnyDocument,
  { id, fileHash }: ImportRow,
  number: number,
  texts: Cells,
): Promise<StagedRow> {
  return withinTransaction(ctx, async (inside) => {
    const found = await importById(inside.sql, id, true)
    if (found?.state !== 'checked') throw new Refusal('import.busy', {}, { status: 409 })
    const before = Number.isInteger(number) ? await rowOf(inside.sql, id, number) : null
    if (before === null) throw missing()
    if (before.state === 'done' || before.state === 'there') return before
    const plan = await makePlan(inside, doc)
    const own = new Set(plan.own.map(({ name }) => name))
    const cells = Object.fromEntries(
      Object.entries({ ...before.cells, ...texts }).filter(([name, text]) => own.has(name) && text.trim() !== ''),
    )
    const checked = checkRow(plan, cells, await knownOf(inside, plan, [cells]))
    const [verdict] = await rowValidatorOf(inside, doc, plan).judge(
      inside,
      [{ row: number, key: before.key, ...checked }],
      fileHash,
    )
    if (verdict === undefined) throw missing()
    const mended = { row: number, key: before.key, cells, ...verdict }
    await changeRow(inside.sql, id, mended)
    return mended
  })
}
