import type { FlowAction } from '../../../core/approval/action.ts'
import type { AutoAct, FlowDefinition } from '../../../core/approval/definition.ts'
import type { HookEffect, HookEvent } from '../../../core/approval/effect.ts'
import { openTasks, type FlowState } from '../../../core/approval/state.ts'
import { stepAsking } from '../../../core/approval/step-with-lookups.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { same } from '../../../core/values/same-value.ts'
import { freezeGeneratedDocuments } from '../../office-files/generated-documents/freeze-generated-documents.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { workingDays } from '../../platform/process/working-day.ts'
import type { Patch, StoredRecord } from '../../records/schema/stored-record.ts'
import { change, runHook } from '../../records/write/change-by-system.ts'
import type { Instance } from '../approval-instance-store.ts'
import { type AutomaticStep, runAutomaticStep } from '../automatic/run-automatic-step.ts'
import { answersOf, conditionsOf } from '../condition-values.ts'
import { requireSwitchedOn } from '../disabled-actions.ts'
import { drafterFacts } from '../people/drafter-roles-and-post.ts'
import { findPeople } from '../people/find-approvers.ts'
import { carersOf } from '../people/process-administrators.ts'
import { requireNextChosen } from '../people/require-approver-choice.ts'
import { followChildren } from '../sub-processes/sub-process-job.ts'
import { pauseTaskClocks } from '../timers/pause-task-clocks.ts'
import { standingAt, stepRows, toldPeople, type Taken } from './step-rows.ts'
import { writeStep } from './write-step.ts'

/** A document on its way through approval; record and instance are locked by the open transaction. */
export interface Approving {
  readonly doc: AnyDocument
  readonly record: StoredRecord
  readonly instance: Instance
  /** Entries that come before this step's own: the first of a new log. */
  readonly before?: Taken['entries']
  /** What the handler writes into the document with his decision, checked already. */
  readonly changes?: Patch
}

/**
 * Takes one approval action: the engine decides, one statement writes instance, log, tasks, readers
 * and outbox, `change` writes the document, and then the document's rules run. Answers the record.
 */
export async function takeStep(
  ctx: Ctx,
  approving: Approving,
  action: FlowAction,
  body: StoredRecord,
): Promise<StoredRecord> {
  return (await takeTelling(ctx, approving, action, body)).record
}

/** The same, with the people who are told of it. */
export async function takeTelling(
  ctx: Ctx,
  approving: Approving,
  action: FlowAction,
  body: StoredRecord,
): Promise<{ readonly record: StoredRecord; readonly told: readonly string[] }> {
  const { doc, record: stored, instance, changes = {} } = approving
  await requireSwitchedOn(ctx, instance.definition.key, action)
  const record = { ...stored, ...changes } as StoredRecord // a patch of checked values, none of them left out
  const stepped = await stepAsking(instance.definition, instance.state, action, {
    now: new Date(ctx.now).toISOString(),
    evaluate: conditionsOf(ctx, doc, record, await drafterFacts(ctx, instance.definition, record)),
    find: (source, state) =>
      findPeople(ctx, source, { ...askingOf(record, state), answer: answersOf(ctx, doc, record) }),
  })
  if (stepped.entry === null) return { record: stored, told: [] }
  requireNextChosen(ctx, instance.definition, action, stepped.effects)
  const taken = { ...stepped, entries: [...(approving.before ?? []), stepped.entry] }
  const [rows, patch] = [await rowsOf(ctx, { ...approving, record }, taken), patchOf(approving, taken)]
  const [, changed] = await Promise.all([
    writeStep(ctx, instance, taken.state, rows),
    tracedElsewhere.has(action.kind)
      ? stored
      : change(ctx, doc, stored, { ...changes, ...patch }, { verb: action.kind, ...detailOf(action) }),
  ])
  await pauseTaskClocks(ctx, instance.id, taken.effects)
  await followChildren(ctx, instance, taken.effects)
  const after = await runHooks(
    ctx,
    { doc, record: changed, instance, asking: askingOf(changed, taken.state) },
    { effects: taken.effects.filter(isHook), body },
  )
  if (taken.effects.some((effect) => isHook(effect) && effect.event === 'onApproved'))
    await freezeGeneratedDocuments(ctx, instance.document, instance.recordId)
  return { record: after, told: [...new Set(toldPeople(taken.effects).map(({ person }) => person))] }
}

// Opening a task changes no document, and deleting is told by the store itself.
const tracedElsewhere: ReadonlySet<FlowAction['kind']> = new Set(['view', 'delete'])

function detailOf({ opinion }: FlowAction): { readonly detail?: Json } {
  return opinion === undefined ? {} : { detail: { opinion } }
}

/** For whom the people of a state are looked up. */
export function askingOf(record: StoredRecord, { drafter, values }: FlowState) {
  return { drafter, values, unitId: typeof record.unitId === 'string' ? record.unitId : null }
}

async function rowsOf(ctx: Ctx, { doc, record, instance }: Approving, taken: Taken) {
  const { effects } = taken
  const timed = effects.some(
    (effect) => effect.type === 'timerSet' || (effect.type === 'taskOpened' && effect.limitHours !== null),
  )
  const blocked = effects.some(({ type }) => type === 'blocked')
  return stepRows(taken, {
    doc,
    record,
    instance,
    actorName: ctx.actor.name,
    exceptions: timed ? await workingDays(ctx) : new Map(),
    admins: blocked ? await carersOf(ctx, instance.definition.key, askingOf(record, taken.state)) : [],
  })
}

/** What the step changes in the document itself; only what differs. */
function patchOf({ record, instance }: Approving, { state }: Taken): Patch {
  const people = [...new Set(openTasks(state).map(({ assignee }) => assignee))]
  const wanted = {
    approvalStatus: state.status,
    procInstId: instance.id,
    currentNode: standingAt(state).join(',') || null,
    currentHandlers: people.length === 0 ? null : people,
    submitTime: state.submittedAt === null ? null : Date.parse(state.submittedAt),
    approveTime:
      state.status === '2' && state.endedAt !== null ? Date.parse(state.endedAt) : (record.approveTime ?? null),
    archived: state.archived ? '1' : '0',
  }
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !same(record[name] ?? null, value)))
}

interface Hooks {
  readonly effects: readonly HookEffect[]
  readonly body: StoredRecord
}

const ruleNames: Readonly<Partial<Record<HookEvent, string>>> = {
  onSubmit: 'submit',
  onSealed: 'sealed',
  onReturn: 'returned',
  onWithdrawn: 'withdrawn',
  onApproved: 'approved',
  onRevoked: 'revoked',
  onClosed: 'closed',
}

type Happened = Omit<AutomaticStep, 'node' | 'key'>

async function runHooks(ctx: Ctx, happened: Happened, { effects, body }: Hooks): Promise<StoredRecord> {
  let current = happened.record
  for (const effect of effects) {
    const act = actOf(happened.instance.definition, effect)
    const name = act === null ? ruleNameOf(effect) : null
    if (act !== null)
      current = await runAutomaticStep(
        ctx,
        { ...happened, record: current, node: effect.node ?? '', key: effect.key },
        act,
      )
    if (name !== null) current = await runHook(ctx, happened.doc, current, name, body)
  }
  return current
}

/** What is drawn at an automatic step; null for a rule of the document. */
function actOf({ nodes }: FlowDefinition, { event, node }: HookEffect): AutoAct | null {
  const at = event === 'onAuto' ? nodes[node ?? ''] : undefined
  return at?.kind === 'auto' ? (at.act ?? null) : null
}

function ruleNameOf({ event, hook, limits }: HookEffect): string | null {
  if (event === 'onAuto') return hook
  // Taken back by a handler, or sent to an earlier one: the document stays in approval, nothing is given back.
  if ((event === 'onReturn' || event === 'onWithdrawn') && limits !== 'release') return null
  return ruleNames[event] ?? null
}

function isHook(effect: Taken['effects'][number]): effect is HookEffect {
  return effect.type === 'hook'
}
