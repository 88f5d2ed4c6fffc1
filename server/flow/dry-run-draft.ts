import { begin } from '../../core/flow/step.ts'
import type { Json } from '../../core/json.ts'
import type { Ctx } from '../context.ts'
import { loadNames } from '../store/names.ts'
import { textOf } from '../store/stored-record.ts'
import { publishedDefinition } from './definitions.ts'
import { flowValues } from './flow-values.ts'
import { readInstance } from './instance.ts'
import { openRecord } from './open-case.ts'
import { wayAhead } from './way-ahead.ts'

/** Shows, before anything is sent, which way a document would go and who would be asked and why. */
export async function dryRunDraft(ctx: Ctx, key: string, id: string): Promise<Json> {
  const { doc, record, process } = await openRecord(ctx, key, id)
  const instance = textOf(record, 'procInstId')
  const { definition, state } = instance === ''
    ? await fresh(ctx, process, textOf(record, 'createBy'))
    : await readInstance(ctx, instance)
  const steps = await wayAhead(ctx, { doc, record, definition, state }, flowValues(doc, record, definition))
  const names = await loadNames(ctx, new Map([['person', new Set(steps.flatMap(({ people }) => people.map(({ person }) => person)))]]))
  return steps.map(({ node, kind, outcome, people, when }) => ({
    node, kind, outcome, when, label: definition.nodes[node]?.label[ctx.lang] ?? node,
    people: people.map(({ person, why, automatic }) => ({ id: person, name: names[`person:${person}`] ?? '', why, automatic })),
  }))
}

async function fresh(ctx: Ctx, process: string, drafter: string) {
  const definition = await publishedDefinition(ctx, process)
  return { definition, state: begin(definition, drafter, new Date(ctx.now).toISOString()).state }
}
