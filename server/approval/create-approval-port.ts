import { v7 } from 'uuid'
import type { FlowAction } from '../../core/approval/action.ts'
import { begin } from '../../core/approval/approval-engine.ts'
import type { AnyDocument } from '../../core/description/document.ts'
import type { ApprovalPort } from '../platform/context/approval-port.ts'
import type { Ctx } from '../platform/context/context.ts'
import { idOf, textOf, type StoredRecord } from '../records/schema/stored-record.ts'
import { lockInstance, type Instance } from './approval-instance-store.ts'
import { flowsOfStandings, marked, standing } from './approval-state-of-records.ts'
import { flowValues } from './condition-values.ts'
import { publishedDefinition } from './definitions.ts'
import { hiddenCells, hiddenFields, hiddenNames } from './hidden-fields.ts'
import { offeredVerbsOf } from './offered-verbs.ts'
import { requireChosen } from './people/approver-choices.ts'
import { chosenIn } from './people/chosen-approvers-in-body.ts'
import { flowAdminRole } from './people/find-approvers.ts'
import { recordFingerprint } from './step/record-fingerprint.ts'
import { takeStep, type Approving } from './step/take-step.ts'

/** The approval engine as the store sees it. */
export function createApproval(): ApprovalPort<Ctx> {
  return {
    offered,
    act,
    removed,
    hidden: hiddenFields,
    hiddenNames,
    hiddenCells,
    standing,
    flows: flowsOfStandings,
    marked,
  }
}

async function offered(ctx: Ctx, doc: AnyDocument, id: string): Promise<(record: StoredRecord) => readonly string[]> {
  const verbs = await offeredVerbsOf(ctx, `${doc.module}.${doc.name}`, id, isFlowAdmin(ctx, processOf(doc)))
  return (record) => verbs ?? beforeTheFirst(ctx, doc, record)
}

/** A draft that was never submitted has no instance yet; this is what `possible` says of a new one. */
function beforeTheFirst(ctx: Ctx, doc: AnyDocument, record: StoredRecord): readonly string[] {
  if (record.createBy === ctx.actor.id) return ['submit', 'close']
  return isFlowAdmin(ctx, processOf(doc)) ? ['close'] : []
}

async function act(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  verb: string,
  body: StoredRecord,
): Promise<StoredRecord> {
  const approving = await approvingOf(ctx, doc, record)
  const action = documentAction(ctx, approving, verb, body)
  if (action.kind === 'submit' && approving.instance.state.status === '0')
    await requireChosen(ctx, doc, { record, ...approving.instance }, action.choose ?? {})
  return takeStep(ctx, approving, action, body)
}

async function removed(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<void> {
  if (textOf(record, 'procInstId') === '') return
  await takeStep(ctx, await approvingOf(ctx, doc, record), { kind: 'delete', actor: ctx.actor.id }, {})
}

function documentAction(
  ctx: Ctx,
  { doc, record, instance: { definition } }: Approving,
  verb: string,
  body: StoredRecord,
): FlowAction {
  const opinion = textOf(body, 'opinion')
  const by = { actor: ctx.actor.id, ...(opinion === '' ? {} : { opinion }) }
  const admin = isFlowAdmin(ctx, processOf(doc))
  switch (verb) {
    case 'submit':
      return {
        ...by,
        kind: 'submit',
        values: flowValues(doc, record, definition),
        ...sealed(doc, record),
        ...chosenIn(body),
      }
    case 'withdraw':
      return { ...by, kind: 'withdraw' }
    case 'revoke':
      return { ...by, kind: 'revoke', admin }
    case 'close':
      return { ...by, kind: 'close', admin }
    case 'archive':
      return { ...by, kind: 'archive', admin }
    default:
      throw new Error(`${verb} is no verb of approval`)
  }
}

/** The fingerprint of the record as an action carries it; absent when nothing is sealed. */
export function sealed(doc: AnyDocument, record: StoredRecord): { readonly hash?: string } {
  const hash = recordFingerprint(doc, record)
  return hash === null ? {} : { hash }
}

/** Whether the caller looks after all processes, or after this one. */
export function isFlowAdmin({ actor }: Ctx, process: string): boolean {
  return actor.roles.includes(flowAdminRole) || actor.manages.has(process)
}

function processOf({ approval }: AnyDocument): string {
  return approval?.process ?? ''
}

async function approvingOf(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<Approving> {
  const id = textOf(record, 'procInstId')
  return id === '' ? newInstance(ctx, doc, record) : { doc, record, instance: await lockInstance(ctx, id) }
}

async function newInstance(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<Approving> {
  if (doc.approval === undefined) throw new Error(`${doc.module}.${doc.name} has no approval`)
  const definition = await publishedDefinition(ctx, doc.approval.process)
  const drafter = textOf(record, 'createBy')
  const { state, entry } = begin(definition, drafter, new Date(ctx.now).toISOString())
  const instance: Instance = {
    id: v7(),
    document: `${doc.module}.${doc.name}`,
    recordId: idOf(record),
    drafter,
    drafterName: textOf(record, 'createName'),
    definition,
    state,
    ver: 0,
    started: ctx.now,
    called: false,
  }
  return { doc, record, instance, before: [entry] }
}
