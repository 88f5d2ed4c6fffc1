import { checkDefinition } from '../../../core/flow/check-definition.ts'
import type { FlowDefinition } from '../../../core/flow/definition.ts'
import { begin } from '../../../core/flow/step.ts'
import type { Json } from '../../../core/json.ts'
import { Refusal } from '../../../core/refusal.ts'
import type { Ctx } from '../../context.ts'
import { loadNames } from '../../store/names.ts'
import { readRecord } from '../../store/read.ts'
import { missing } from '../../store/refuse.ts'
import { textOf } from '../../store/stored-record.ts'
import { flowValues } from '../flow-values.ts'
import { wayAhead } from '../way-ahead.ts'
import { templateOf } from './templates.ts'

/** The way one of the caller's own records would go through a drawing, had it not been submitted yet. */
export async function tryDrawing(ctx: Ctx, process: string, definition: FlowDefinition, recordId: string): Promise<Json> {
  const { doc } = templateOf(ctx, process)
  const problems = checkDefinition(definition)
  if (problems.length > 0) throw new Refusal('flow.not-sound', { count: problems.length }, { status: 422 })
  const record = await readRecord(ctx, doc, recordId)
  if (record === null) throw missing()
  const { state } = begin(definition, textOf(record, 'createBy'), new Date(ctx.now).toISOString())
  const steps = await wayAhead(ctx, { doc, record, definition, state }, flowValues(doc, record, definition))
  const names = await loadNames(ctx, new Map([['person', new Set(steps.flatMap(({ people }) => people.map(({ person }) => person)))]]))
  return steps.map(({ node, outcome, people, when }) => ({ node, outcome, when, people: people.map(({ person, why }) => ({ name: names[`person:${person}`] ?? '', why })) }))
}
