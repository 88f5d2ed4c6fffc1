import type { FlowAction } from '../../../core/approval/action.ts'
import { answersFirst } from '../../../core/approval/count-votes.ts'
import { openTasks, type Task } from '../../../core/approval/state.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { loadNames } from '../../records/read/load-reference-names.ts'
import { requirePermission } from '../../records/read/require-permission.ts'
import { textOf, type StoredRecord } from '../../records/schema/stored-record.ts'
import { flowValues } from '../condition-values.ts'
import { tellMentioned } from '../notify-mentioned.ts'
import { withOpinionAttachments } from '../opinion-attachments.ts'
import { absentOn, delegationsTo } from '../people/delegations.ts'
import { findPeople } from '../people/find-approvers.ts'
import { actsAsAdmin } from '../tasks/is-process-administrator.ts'
import { lockPlace, type Place } from './decision-target.ts'
import { handlerChanges, peopleNodeOf } from './handler-changes.ts'
import { requireUndecided } from './pending-decision.ts'
import { recordFingerprint } from './record-fingerprint.ts'
import { wholeVerbs, actionOf } from './requested-action.ts'
import { takeTelling, type Approving } from './take-step.ts'

/** What a decision answers: the document as it is now. */
export interface Decided {
  readonly id: string
  readonly ver: Json
  readonly procInstId: string
  readonly approvalStatus: Json
  /** Who hears of an act that is no decision, by name. */
  readonly told: readonly string[]
}

/**
 * Takes a handler's decision inside the open transaction of `ctx`. The document is locked first and
 * the instance after it, as everywhere; of two people at once the second finds the task closed.
 */
export async function decide(ctx: Ctx, place: Place, verb: string, body: StoredRecord): Promise<Decided> {
  const approving = await lockPlace(ctx, place)
  await requireReader(ctx, approving, verb)
  // Money is never decided in passing, so there is nothing to look for.
  if (place.task !== null && verb !== 'view' && approving.doc.approval?.money !== true)
    await requireUndecided(ctx, place.instance, place.task)
  const action = await withOpinionAttachments(
    ctx,
    approving,
    await inHisPlace(ctx, approving, await actionOf(ctx, approving, place, { verb, body })),
    body,
  )
  await requireActive(ctx, approving, action)
  const {
    record: { id, ver, approvalStatus },
    told,
  } = await takeFilled(ctx, approving, action, body)
  await tellMentioned(ctx, approving.doc, approving.record, body)
  return {
    id: String(id),
    ver: ver ?? null,
    approvalStatus: approvalStatus ?? null,
    procInstId: place.instance,
    told: decisions.has(action.kind) ? [] : await called(ctx, told),
  }
}

// Whom a decision leads to is the business of its way, which the page shows.
const decisions: ReadonlySet<FlowAction['kind']> = new Set([
  'view',
  'agree',
  'reject',
  'refuse',
  'answer',
  'claim',
  'release',
  'withdraw',
])

async function called(ctx: Ctx, people: readonly string[]): Promise<readonly string[]> {
  const names = await loadNames(ctx, new Map([['person', new Set(people)]]))
  return people.flatMap((id) => names[`person:${id}`] ?? [])
}

// What whoever looks after a process does with a task or a case although the document is not for his eyes.
const inCare: ReadonlySet<string> = new Set([
  'transfer',
  'removeSign',
  'assign',
  'jump',
  'copy',
  'close',
  ...wholeVerbs,
])

/** A task is no right to read: nobody decides, or hands on, what he may not see. */
async function requireReader(ctx: Ctx, { doc, instance }: Approving, verb: string): Promise<void> {
  if (!(inCare.has(verb) && (await actsAsAdmin(ctx, doc, instance)))) requirePermission(ctx, doc, 'ck')
}

/** An agreement takes with it what its handler wrote into the form. */
async function takeFilled(
  ctx: Ctx,
  approving: Approving,
  action: FlowAction,
  body: StoredRecord,
): ReturnType<typeof takeTelling> {
  const task = agreed(approving, action)
  if (task === undefined) return takeTelling(ctx, approving, action, body)
  const node = peopleNodeOf(approving, task)
  const given = valuesIn(body)
  // Who was asked for an answer only leaves the form to whoever asked him.
  const changes =
    answersFirst(task) && Object.keys(given).length === 0 ? null : await handlerChanges(ctx, approving, node, given)
  if (changes === null) return takeTelling(ctx, approving, action, body)
  if (action.kind !== 'agree') throw new Error(`${action.kind} writes nothing into a form`)
  const after = { ...approving.record, ...changes } as StoredRecord // every value of a patch of a form is there
  const seal = recordFingerprint(approving.doc, after)
  return takeTelling(
    ctx,
    { ...approving, changes },
    {
      ...action,
      values: flowValues(approving.doc, after, approving.instance.definition),
      ...(seal === null ? {} : { sealed: seal }),
    },
    body,
  )
}

/** The open task that an action agrees to. */
function agreed({ instance }: Approving, action: FlowAction): Task | undefined {
  if (action.kind !== 'agree' && !(action.kind === 'addSign' && action.how === 'after')) return undefined
  return openTasks(instance.state).find(({ id }) => id === action.task)
}

function valuesIn({ values }: StoredRecord): StoredRecord {
  return typeof values === 'object' && values !== null && !Array.isArray(values) ? (values as StoredRecord) : {} // an object of JSON values
}

/** Done to somebody else's task by who stands in for him today, it is done for him. */
async function inHisPlace(ctx: Ctx, { instance }: Approving, action: FlowAction): Promise<FlowAction> {
  if (
    !('task' in action) ||
    action.task === undefined ||
    action.kind === 'view' ||
    action.kind === 'withdraw' ||
    action.kind === 'removeSign' ||
    action.kind === 'expire'
  )
    return action
  const whose = instance.state.tasks.find(({ id }) => id === action.task)?.assignee
  if (
    whose === undefined ||
    whose === ctx.actor.id ||
    !absentOn(await delegationsTo(ctx), instance.document).includes(whose)
  )
    return action
  return { ...action, behalf: whose }
}

/** Work is handed only to people who are there to do it. */
async function requireActive(ctx: Ctx, { record, instance }: Approving, action: FlowAction): Promise<void> {
  const [field, ids] =
    action.kind === 'transfer' || action.kind === 'delegate'
      ? (['to', [action.to]] as const)
      : (['people', 'people' in action ? (action.people ?? []) : []] as const)
  if (action.kind === 'copy' && ids.length === 0) throw Refusal.atField('people', 'flow.person-needed')
  if (ids.length === 0) return
  const asking = { drafter: instance.drafter, values: {}, unitId: textOf(record, 'unitId') }
  const active = new Set(await findPeople(ctx, { by: 'people', ids: ids.filter(isId) }, asking))
  if (!ids.every((id) => active.has(id)))
    throw Refusal.atField(field, ids.length === 1 && ids[0] === '' ? 'flow.person-needed' : 'flow.person-gone')
}
