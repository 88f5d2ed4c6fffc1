import { begin } from '../../../core/approval/approval-engine.ts'
import { checkDefinition } from '../../../core/approval/check-definition.ts'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { loadNames } from '../../records/read/load-reference-names.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { missing } from '../../records/read/record-refusals.ts'
import { textOf, type StoredRecord } from '../../records/schema/stored-record.ts'
import { flowValues } from '../condition-values.ts'
import { imaginedRecord } from '../preview/imagined-record.ts'
import { previewPath } from '../preview/preview-path.ts'
import { templateOf } from './process-definitions.ts'

/** What a drawing is tried with: a record the caller may read, or a drafter and the values he would type. */
export type Trial = { readonly id: string } | ImaginedTrial

export interface ImaginedTrial {
  readonly drafter: string
  readonly values: Readonly<Record<string, Json>>
}

/** A trial as it was sent; null when it is none. */
export function readTrial({ id, drafter, values }: Readonly<Record<string, unknown>>): Trial | null {
  if (typeof id === 'string' && isId(id)) return { id }
  const typed = values ?? {}
  if (typeof drafter !== 'string' || !isId(drafter) || typeof typed !== 'object' || Array.isArray(typed)) return null
  return { drafter, values: typed as Readonly<Record<string, Json>> } // what was read from JSON
}

/** The way a document would go through a drawing, had it not been submitted yet. */
export async function tryDrawing(ctx: Ctx, process: string, definition: FlowDefinition, trial: Trial): Promise<Json> {
  const { doc } = templateOf(ctx, process)
  const problems = checkDefinition(definition)
  if (problems.length > 0) throw new Refusal('flow.not-sound', { count: problems.length }, { status: 422 })
  return tried(
    ctx,
    doc,
    definition,
    'id' in trial ? await readRecord(ctx, doc, trial.id) : await imaginedRecord(ctx, doc, trial.drafter, trial.values),
  )
}

/**
 * The way of a document through a sound drawing, with whoever is asked by name; refuses a document that is not there.
 */
export async function tried(
  ctx: Ctx,
  doc: AnyDocument,
  definition: FlowDefinition,
  record: StoredRecord | null,
): Promise<Json> {
  if (record === null) throw missing()
  const { state } = begin(definition, textOf(record, 'createBy'), new Date(ctx.now).toISOString())
  const steps = await previewPath(ctx, { doc, record, definition, state }, flowValues(doc, record, definition))
  const names = await loadNames(
    ctx,
    new Map([['person', new Set(steps.flatMap(({ people }) => people.map(({ person }) => person)))]]),
  )
  return steps.map(({ node, outcome, people, when }) => ({
    node,
    outcome,
    when,
    people: people.map(({ person, why }) => ({ name: names[`person:${person}`] ?? '', why })),
  }))
}
