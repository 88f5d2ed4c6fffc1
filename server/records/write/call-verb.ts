import sql from 'sql-template-tag'
import type { Action, AnyDocument } from '../../../core/description/document.ts'
import { compile, holds } from '../../../core/expression/expression.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { checkRecord } from '../../../kinds/check-record.ts'
import { expressionTypes } from '../../../kinds/expression-types.ts'
import { approvalNeeds, approvalVerbs } from '../../platform/context/approval-port.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Body } from '../../platform/context/rule-set.ts'
import { prepared } from '../../platform/database/sql.ts'
import { linkSources, lockSources } from '../derivation/lock-derivation-sources.ts'
import { stateLabel } from '../read/dictionary-entry-label.ts'
import { readRecord } from '../read/read-stored-records.ts'
import { missing, refuseInvalid, requireVersion } from '../read/record-refusals.ts'
import { requirePermission } from '../read/require-permission.ts'
import { verbLabel } from '../read/verb-label.ts'
import { type StoredRecord, textOf } from '../schema/stored-record.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { checkedToSubmit, lockedFirst } from './apply-rule-sets.ts'
import { change, runHook } from './change-by-system.ts'
import { expressionContextOf } from './expression-context.ts'
import { giveBackNumber, takeNumber, waitsForNumber } from './numbering.ts'
import type { Saved } from './save-record.ts'
import { withinTransaction } from './within-transaction.ts'

/**
 * Calls a verb on a record: permission, state, condition and what it asks for are checked; the new
 * state, the rules' effects, history, audit and event are one transaction. `record.wrong-state` (409)
 * names the state; verbs that only the system may call want a context without scope.
 */
export function act(ctx: Ctx, doc: AnyDocument, id: string, verb: string, body: Body = {}): Promise<Saved> {
  return withinTransaction(ctx, async (inside) => {
    // Whoever may not call it learns nothing of the record, and locks none.
    requireRight(inside, doc, neededFor(doc, verb))
    await lockedFirst(inside, doc, id, verb, body)
    const record = await readRecord(inside, doc, id, true)
    if (record === null) throw missing()
    if (body.ver !== undefined || inside.unscoped === null) requireVersion(record, body.ver)
    await done(inside, doc, record, verb, body)
    return { id, ver: await versionOf(inside, doc, id) }
  })
}

/** Rules may have changed the record themselves, so what it has come to is asked of its row. */
async function versionOf(ctx: Ctx, doc: AnyDocument, id: string): Promise<number> {
  const [row] = await ctx.sql.query<{ ver: number }>(
    prepared(sql`select ver from ${mappingOf(doc).table} where id = ${id}::uuid`),
  )
  return row?.ver ?? 0
}

function done(ctx: Ctx, doc: AnyDocument, record: StoredRecord, verb: string, body: Body): Promise<StoredRecord> {
  const action = ownAction(doc, verb)
  return action === undefined
    ? approvalVerb(ctx, doc, record, verb, body)
    : ownVerb(ctx, doc, record, verb, action, body)
}

function ownAction({ actions }: AnyDocument, verb: string): Action | undefined {
  return actions !== undefined && Object.hasOwn(actions, verb) ? actions[verb] : undefined
}

/** What a verb needs of its caller; a document has no other verbs than its own and those of its approval. */
function neededFor(doc: AnyDocument, verb: string): string {
  const action = ownAction(doc, verb)
  if (action !== undefined) return action.needs
  if (doc.approval !== undefined && approvalVerbs.some((known) => known === verb)) return approvalNeeds[verb] ?? verb
  throw new Refusal('route.unknown', {}, { status: 404 })
}

async function ownVerb(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  verb: string,
  action: Action,
  body: Body,
): Promise<StoredRecord> {
  await requireState(ctx, doc, record, verb, action)
  const asked = askedValues(ctx, doc, record, action, body)
  const state = doc.states === undefined || action.to === 'same' ? {} : { [doc.states.field]: action.to }
  const moved = await change(ctx, doc, record, state, { verb, detail: asked })
  return runHook(ctx, doc, moved, verb, asked)
}

/** Approval verbs are the approval engine's; a document gets its number when it is submitted. */
async function approvalVerb(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  verb: string,
  body: Body,
): Promise<StoredRecord> {
  const { approval } = ctx.running
  if (approval === null) throw new Error('nothing approves documents here')
  if (verb !== 'submit') return approval.act(ctx, doc, record, verb, body)
  const complete = await submittable(ctx, doc, record)
  try {
    return await approval.act(ctx, doc, complete, verb, body)
  } catch (refused) {
    const { number } = doc
    if (number !== undefined && complete[number.field] !== record[number.field])
      await giveBackNumber(ctx, doc, number, complete)
    throw refused
  }
}

/** The draft as it goes round: whole, right by every rule once more, and with its number. */
async function submittable(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<StoredRecord> {
  const { errors } = checkRecord(doc.fields, {}, { ...expressionContextOf(ctx), before: record, beside: record })
  refuseInvalid(ctx, doc, errors)
  await checkedToSubmit(ctx, doc, record, await lockSources(ctx, doc, record))
  await linkSources(ctx, doc, record)
  const { number } = doc
  if (number === undefined || record.approvalStatus !== '0' || !waitsForNumber(doc, record)) return record
  return change(ctx, doc, record, { [number.field]: await takeNumber(ctx, doc, number, record) }, { verb: 'number' })
}

function requireRight(ctx: Ctx, doc: AnyDocument, needs: string): void {
  if (ctx.unscoped !== null) return
  // What only the system may do is no verb for a person, whatever he holds.
  if (needs === 'system') throw new Refusal('permission.missing', {}, { status: 403 })
  requirePermission(ctx, doc, needs)
}

async function requireState(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  verb: string,
  action: Action,
): Promise<void> {
  const label = verbLabel(ctx, doc, verb)
  if (doc.states !== undefined && !action.from.includes(textOf(record, doc.states.field))) {
    throw new Refusal('record.wrong-state', { state: await stateLabel(ctx, doc, record), verb: label }, { status: 409 })
  }
  if (!isPossible(ctx, doc, record, action)) throw new Refusal('record.not-possible', { verb: label }, { status: 409 })
}

/** Whether the action's own condition holds over the record now. */
export function isPossible(ctx: Ctx, doc: AnyDocument, record: StoredRecord, { when }: Action): boolean {
  if (when === undefined) return true
  const compiled = compile(when, expressionTypes(doc.fields))
  if ('problem' in compiled) throw new Error(`${doc.module}.${doc.name}: ${when}: ${compiled.problem}`)
  return holds(compiled, record, expressionContextOf(ctx))
}

/** What the verb asks for, checked like any form; expressions of the asked fields may read the record. */
function askedValues(ctx: Ctx, doc: AnyDocument, record: StoredRecord, { asks }: Action, body: Body): Body {
  if (asks === undefined) return {}
  const { ver: _, ...given } = body
  const { values, errors } = checkRecord(asks, given, { ...expressionContextOf(ctx), before: null, beside: record })
  refuseInvalid(ctx, doc, errors)
  return values
}
