import { choices } from '../../core/flow/chosen.ts'
import { begin } from '../../core/flow/step.ts'
import type { Json } from '../../core/json.ts'
import type { Ctx } from '../context.ts'
import { textOf } from '../store/stored-record.ts'
import { choicesOf } from './choices.ts'
import { publishedDefinition } from './definitions.ts'
import { flowValues } from './flow-values.ts'
import { readInstance } from './instance.ts'
import { openRecord } from './open-case.ts'

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
