import type { AnyDocument } from '../../../core/description/document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { BoundRules } from '../../platform/context/rule-set.ts'
import { holdOpenFrom } from '../ledger/month-closing.ts'
import { readRecord } from '../read/read-stored-records.ts'
import { requirePermission } from '../read/require-permission.ts'
import { type StoredRecord, textOf } from '../schema/stored-record.ts'
import { laterHolding, lockRuns } from './begin-run.ts'
import { enqueueRun } from './enqueue-run.ts'
import { type KnownRun, knownRun, storedRun, ofWholeUnit } from './find-run.ts'

/** What the verbs of a run do: it is taken back newest first, and its lines follow behind the request. */
export function runRules(doc: AnyDocument): BoundRules<Ctx> {
  const locks = (ctx: Ctx, id: string) => lockedFirst(ctx, doc, id)
  return {
    doc,
    set: {
      locks: { reverse: locks, resume: locks },
      on: {
        reverse: async (ctx, record, { why }) => {
          await goesOn(ctx, doc, record, ({ run }) => run.reverse)
          return { reason: why ?? null }
        },
        resume: async (ctx, record) => {
          await goesOn(ctx, doc, record, ({ run }) => run.post)
          return { reason: null }
        },
      },
    },
  }
}

async function lockedFirst(ctx: Ctx, doc: AnyDocument, id: string): Promise<void> {
  const record = await readRecord(ctx, doc, id)
  if (record !== null) await lockRuns(ctx, required(ctx, doc), textOf(record, 'unitId'))
}

/** Refuses where a later period holds or the month is closed, then asks for the work. */
async function goesOn(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  needs: (known: KnownRun) => string,
): Promise<void> {
  const known = required(ctx, doc)
  const of = storedRun(known, record)
  requirePermission(ctx, doc, needs(known))
  const later = await laterHolding(ctx, known, of)
  if (later !== null) throw new Refusal('run.later', { period: of.period, later }, { status: 409 })
  const all = ofWholeUnit(ctx)
  await holdOpenFrom(all, { unitId: of.unitId, month: of.day.slice(0, 7) }, known.run.close)
  await enqueueRun(ctx, known, textOf(record, 'id'))
}

function required(ctx: Ctx, doc: AnyDocument): KnownRun {
  const known = knownRun(ctx, `${doc.module}.${doc.name}`)
  if (known === null) throw new Error(`${doc.module}.${doc.name} is of no run`)
  return known
}
