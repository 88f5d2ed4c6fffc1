import type { AnyDocument, RecordOf } from '../../../core/description/document.ts'
import { checkRecord } from '../../../kinds/check-record.ts'
import { planOf } from '../../../kinds/compiled-record-fields.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Body } from '../../platform/context/rule-set.ts'
import { requireNoDerived } from '../derivation/require-no-derived.ts'
import { idOf, type Patch, type StoredRecord, textOf } from '../schema/stored-record.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { happened } from './apply-rule-sets.ts'
import { withFiles } from './attach-changed-files.ts'
import { changesBetween, type Happening } from './audit-events.ts'
import { expressionContextOf } from './expression-context.ts'
import { withPatchedLineIds } from './line-ids.ts'
import { withinTransaction } from './within-transaction.ts'
import { updateRecord } from './write-record-rows.ts'

/**
 * Writes new values into a record by our own code, past what people may type: history, audit line and
 * event with it, one statement. A patch of the state field must be a declared move. `record.changed`
 * when `before` is not what is stored. Answers the record as it is afterwards.
 */
export function change<D extends AnyDocument>(
  ctx: Ctx,
  doc: D,
  before: RecordOf<D> | StoredRecord,
  patch: Patch,
  happening: Happening,
): Promise<StoredRecord> {
  return withinTransaction(ctx, (inside) => changed(inside, doc, before as StoredRecord, patch, happening)) // a typed record is the stored one seen through its description
}

async function changed(
  ctx: Ctx,
  doc: AnyDocument,
  old: StoredRecord,
  patch: Patch,
  happening: Happening,
): Promise<StoredRecord> {
  const identified = withPatchedLineIds(ctx, doc, settledPatch(ctx, doc, old, patch), old)
  const settled = await withFiles(ctx, doc, idOf(old), identified, old)
  requireMove(doc, old, settled)
  const changes = changesBetween(old, settled)
  const now = { ver: Number(old.ver) + 1, updateBy: ctx.actor.id, updateTime: ctx.now }
  const after: StoredRecord = {
    ...old,
    ...Object.fromEntries(changes.map(({ field, after: value }) => [field, value])),
    ...now,
  }
  await updateRecord(ctx, doc, old, after, changes, happening)
  return after
}

/**
 * Runs the rules of an event and writes what they answer; answers the record as it is afterwards. What ends a record
 * waits for what was made from it.
 */
export async function runHook(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  event: string,
  body: Body,
): Promise<StoredRecord> {
  const after = await happened(ctx, doc, record, event, body, (current, patch) =>
    change(ctx, doc, current, patch, { verb: event }),
  )
  await requireNoDerived(ctx, doc, record, event)
  return after
}

/** The patch with each value as its column holds it, and the computed fields that follow from it. */
function settledPatch(ctx: Ctx, doc: AnyDocument, before: StoredRecord, patch: Patch): Patch {
  const own = Object.keys(patch).filter((name) => Object.hasOwn(doc.fields, name) && patch[name] !== undefined)
  for (const name of Object.keys(patch)) {
    if (!mappingOf(doc).columns.has(name) && !Object.hasOwn(doc.fields, name))
      throw new Error(`${doc.module}.${doc.name} has no field ${name}`)
  }
  if (own.length === 0) return patch
  const unread = calcsOfUnread(doc, { ...before, ...patch })
  const { values, errors } = checkRecord(doc.fields, patch, {
    ...expressionContextOf(ctx),
    before,
    trusted: new Set([...own, ...unread]),
    writable: () => false,
    beside: { ...before, ...patch },
  })
  const wrong = own.find((name) => errors[name] !== undefined)
  if (wrong !== undefined)
    throw new Error(
      `${doc.module}.${doc.name}.${wrong}: a rule gave ${JSON.stringify(patch[wrong])} (${errors[wrong]?.code})`,
    )
  const computed = planOf(doc.fields)
    .calcs.map(({ name }) => name)
    .filter((name) => !unread.includes(name))
  return { ...patch, ...Object.fromEntries([...own, ...computed].map((name) => [name, values[name] ?? null])) }
}

/** Computed fields over lines that were not read with the record: they stay as they are stored. */
function calcsOfUnread(doc: AnyDocument, record: Patch): readonly string[] {
  const unread = new Set([...mappingOf(doc).lines.keys()].filter((name) => record[name] === undefined))
  return unread.size === 0
    ? []
    : planOf(doc.fields)
        .calcs.filter(({ calc }) => calc?.uses.some((name) => unread.has(name)) === true)
        .map(({ name }) => name)
}

/** A state moves only along an action of the description: anything else is our own bug. */
function requireMove(doc: AnyDocument, before: StoredRecord, patch: Patch): void {
  const { states, actions = {} } = doc
  const to = states === undefined ? undefined : patch[states.field]
  if (states === undefined || to === undefined || to === null || to === before[states.field]) return
  const from = textOf(before, states.field)
  const declared = Object.values(actions).some((action) => action.to === to && action.from.includes(from))
  if (!declared)
    throw new Error(`${doc.module}.${doc.name}: no action moves ${states.field} from ${from} to ${String(to)}`)
}
