import { begin } from '../../../core/approval/approval-engine.ts'
import { choices } from '../../../core/approval/chosen-approvers.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { textOf } from '../../records/schema/stored-record.ts'
import { readInstance } from '../approval-instance-store.ts'
import { flowValues } from '../condition-values.ts'
import { publishedDefinition } from '../definitions.ts'
import { openRecord } from '../step/load-approval.ts'
import { choicesOf } from './approver-choices.ts'

/** For which nodes the drafter of a document chooses the people when he submits it. */
export async function draftersChoices(ctx: Ctx, key: string, id: string): Promise<Json> {
  const { doc, record, process } = await openRecord(ctx, key, id)
  const instance = textOf(record, 'procInstId')
  const definition =
    instance === '' ? await publishedDefinition(ctx, process) : (await readInstance(ctx, instance)).definition
  const { state } = begin(definition, textOf(record, 'createBy'), new Date(ctx.now).toISOString())
  return choicesOf(
    ctx,
    { record, definition, state: { ...state, values: flowValues(doc, record, definition) } },
    choices(definition, 'drafter').map(({ node }) => node),
  )
}
