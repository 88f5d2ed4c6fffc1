import type { Run } from '../../../core/description/batch-run.ts'
import type { Values } from '../../../kinds/check-record.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { withinTransaction } from '../write/within-transaction.ts'
import { beginRun, plannedLines } from './begin-run.ts'
import { askedRun, knownRun } from './find-run.ts'
import { stepped } from './write-run-lines.ts'

/** Posts a run by our own code, all of it in one transaction; answers its id. */
export function postRun(ctx: Ctx, run: Run, values: Values): Promise<string> {
  return withinTransaction(ctx, async (inside) => {
    const known = knownRun(inside, run.runs)
    if (known === null) throw new Error(`nobody works out ${run.runs}`)
    const { leftOut: _, ...seen } = await plannedLines(inside, known, await askedRun(inside, known, values))
    const id = await beginRun(inside, known, values, seen)
    while (await stepped(inside, known, id)) continue
    return id
  })
}
