import type { FlowAction } from '../../../core/approval/action.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { requirePermission } from '../../records/read/require-permission.ts'
import { textOf, type StoredRecord } from '../../records/schema/stored-record.ts'
import { sealed } from '../create-approval-port.ts'
import { chosenIn, idsOf } from '../people/chosen-approvers-in-body.ts'
import { actsAsAdmin } from '../tasks/is-process-administrator.ts'
import type { Place } from './decision-target.ts'
import type { Approving } from './take-step.ts'

/** Acts on the whole document, which need no task. */
export const wholeVerbs = ['urge', 'suspend', 'resume', 'terminate'] as const

const longest = 500

/** The act that a call asks for; refuses what no act can be. */
export async function actionOf(
  ctx: Ctx,
  { doc, record, instance }: Approving,
  { task }: Place,
  { verb, body }: { readonly verb: string; readonly body: StoredRecord },
): Promise<FlowAction> {
  const opinion = textOf(body, 'opinion').trim()
  if (opinion.length > longest) throw Refusal.atField('opinion', 'request.long', { max: longest })
  const by = { actor: ctx.actor.id, ...(opinion === '' ? {} : { opinion }) }
  const admin = await actsAsAdmin(ctx, doc, instance)
  const on = task === null ? null : actionOnTask({ doc, record, admin }, { ...by, task }, verb, body)
  if (on !== null) return on
  if (verb === 'view') return { ...by, kind: 'view', ...(task === null ? {} : { task }) }
  if (verb === 'copy') return { ...by, kind: 'copy', people: idsOf(body.people), admin }
  if (task === null && verb === 'assign')
    return { ...by, kind: 'assign', node: textOf(body, 'node'), people: idsOf(body.people), admin }
  if (task === null && verb === 'jump')
    return { ...by, kind: 'jump', node: textOf(body, 'node'), to: textOf(body, 'to'), admin }
  if (task === null && isWhole(verb)) return { ...by, kind: verb, admin }
  if (verb === 'close') {
    requirePermission(ctx, doc, 'gb')
    return { ...by, kind: 'close', admin }
  }
  throw new Refusal('flow.verb-unknown', {}, { status: 404 })
}

function isWhole(verb: string): verb is (typeof wholeVerbs)[number] {
  return wholeVerbs.some((known) => known === verb)
}

interface OnTask {
  readonly actor: string
  readonly opinion?: string
  readonly task: string
}

function actionOnTask(
  { doc, record, admin }: Pick<Approving, 'doc' | 'record'> & { readonly admin: boolean },
  by: OnTask,
  verb: string,
  body: StoredRecord,
): FlowAction | null {
  const target = textOf(body, 'target')
  switch (verb) {
    case 'agree':
      return { ...by, kind: 'agree', ...sealed(doc, record), ...chosenIn(body) }
    case 'reject':
      return { ...by, kind: 'reject', ...(target === '' ? {} : { target }), ...onwardIn(body) }
    case 'refuse':
    case 'answer':
      return { ...by, kind: verb }
    case 'transfer':
      return { ...by, kind: 'transfer', to: textOf(body, 'to'), admin }
    case 'delegate':
      return { ...by, kind: 'delegate', to: textOf(body, 'to') }
    case 'addSign':
      return { ...by, kind: 'addSign', how: howIn(body), people: idsOf(body.people) }
    case 'removeSign':
      return { ...by, kind: 'removeSign', admin }
    case 'claim':
    case 'release':
      return { ...by, kind: verb }
    case 'withdraw':
      return { ...by, kind: 'withdraw' }
    default:
      return null
  }
}

function onwardIn(body: StoredRecord): { readonly onward?: 'again' | 'back' } {
  const onward = textOf(body, 'onward')
  return onward === 'again' || onward === 'back' ? { onward } : {}
}

function howIn(body: StoredRecord): 'before' | 'after' | 'beside' {
  const how = textOf(body, 'how')
  return how === 'after' || how === 'beside' ? how : 'before'
}
