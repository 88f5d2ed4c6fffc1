import type { FlowAction } from '../../core/approval/action.ts'
import { isPeopleNode, type FlowDefinition } from '../../core/approval/definition.ts'
import { possible, type Offer } from '../../core/approval/possible-actions.ts'
import type { AnyDocument } from '../../core/description/document.ts'
import type { Json } from '../../core/values/json.ts'
import { approvalNeeds } from '../platform/context/approval-port.ts'
import type { Ctx } from '../platform/context/context.ts'
import { mayDo } from '../records/read/require-permission.ts'
import type { StoredRecord } from '../records/schema/stored-record.ts'
import type { Instance } from './approval-instance-store.ts'
import { isFlowAdmin } from './create-approval-port.ts'
import { switchedOff } from './disabled-actions.ts'
import { wantsSignature } from './opinion-attachments.ts'
import { choicesOf } from './people/approver-choices.ts'
import { absentOn, type Delegation } from './people/delegations.ts'
import { fieldsOpenAt } from './step/handler-changes.ts'
import { flowServerWords } from './words.ts'

interface KeptTask {
  readonly id: string
  readonly task: string
}

/** What the caller may do about an approval now, with the task ids that calls use; deleting is the document's own. */
export async function offersOf(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  instance: Instance,
  { tasks, standIns }: { readonly tasks: readonly KeptTask[]; readonly standIns: readonly Delegation[] },
): Promise<Json> {
  const { definition, state } = instance
  const admin = isFlowAdmin(ctx, definition.key)
  const off = admin ? new Set<string>() : await switchedOff(ctx, definition.key)
  const ids = new Map(tasks.map(({ id, task }) => [task, id]))
  const found = possible(definition, state, ctx.actor.id, admin, absentOn(standIns, instance.document)).filter(
    (offer) => !off.has(offer.verb) && permitted(ctx, doc, offer) && (offer.task === undefined || ids.has(offer.task)),
  )
  const offered = found.map(async (offer): Promise<Json> => ({
    ...shown(ctx, definition, offer, ids),
    ...(wantsSignature(instance, { kind: offer.verb, task: offer.task }) ? { signed: true } : {}),
    ...formOf(ctx, doc, instance, offer),
    ...(offer.choices === undefined
      ? {}
      : { choices: await choicesOf(ctx, { record, definition, state }, offer.choices) }),
  }))
  return [...(await Promise.all(offered)), ...unviewed(ctx, instance, ids)]
}

const withReason: readonly FlowAction['kind'][] = [
  'reject',
  'refuse',
  'answer',
  'delegate',
  'removeSign',
  'revoke',
  'suspend',
  'jump',
  'terminate',
]

function shown(
  ctx: Ctx,
  definition: FlowDefinition,
  { verb, task, targets, node, onward, ways }: Offer,
  ids: ReadonlyMap<string, string>,
): Readonly<Record<string, Json>> {
  return {
    verb,
    taskId: task === undefined ? null : (ids.get(task) ?? null),
    needsOpinion: withReason.includes(verb),
    ...(node === undefined ? {} : { node, nodeLabel: definition.nodes[node]?.label[ctx.lang] ?? node }),
    ...(targets === undefined
      ? {}
      : {
          targets:
            verb === 'reject'
              ? targetsOf(ctx, definition, task, targets)
              : targets.map((key) => labelled(ctx, definition, key)),
        }),
    ...(onward === undefined ? {} : { onward }),
    ...(ways === undefined ? {} : { ways }),
  }
}

/** What whoever agrees may write into the form, and what he has to. */
function formOf(
  ctx: Ctx,
  doc: AnyDocument,
  { definition, state }: Instance,
  { verb, task }: Offer,
): Readonly<Record<string, Json>> {
  const node = verb === 'agree' ? definition.nodes[state.tasks.find(({ id }) => id === task)?.node ?? ''] : undefined
  if (node === undefined || !isPeopleNode(node)) return {}
  const names = fieldsOpenAt(ctx, doc, node)
  return names.length === 0
    ? {}
    : { fields: Object.fromEntries(names.map((name) => [name, node.fields?.[name] ?? 'write'])) }
}

/** Where a handler may send it back to; where votes are counted, the node itself says where a failed vote leads. */
function targetsOf(ctx: Ctx, { nodes }: FlowDefinition, task: string | undefined, targets: readonly string[]): Json {
  const here = nodes[task?.split('#')[0] ?? '']
  const start = Object.keys(nodes).find((key) => nodes[key]?.kind === 'start')
  const drafter =
    start === undefined || (here !== undefined && isPeopleNode(here) && here.mode === 'ratio')
      ? []
      : [{ node: start, label: flowServerWords['flow.drafter'][ctx.lang] }]
  return [...drafter, ...targets.map((key) => labelled(ctx, { nodes }, key))]
}

function labelled(
  { lang }: Ctx,
  { nodes }: Pick<FlowDefinition, 'nodes'>,
  key: string,
): { readonly node: string; readonly label: string } {
  return { node: key, label: nodes[key]?.label[lang] ?? key }
}

function permitted(ctx: Ctx, doc: AnyDocument, { verb, task }: Offer): boolean {
  const needs = approvalNeeds[verb]
  // A handler takes back his own agreement by no right but that of having given it.
  return verb !== 'delete' && (task !== undefined || needs === undefined || mayDo(ctx, doc, needs))
}

function unviewed({ actor }: Ctx, { state }: Instance, ids: ReadonlyMap<string, string>): Json[] {
  const tasks = state.tasks
    .filter(({ assignee, result, viewedAt }) => assignee === actor.id && result === null && viewedAt === null)
    .filter(({ id }) => ids.has(id))
  const copies = state.copies.filter(({ person, viewedAt }) => person === actor.id && viewedAt === null)
  return [...tasks.map(({ id }) => ids.get(id) ?? null), ...copies.map(() => null)].map((taskId) => ({
    verb: 'view',
    taskId,
    needsOpinion: false,
  }))
}
