import type { AnyDocument } from '../../core/document.ts'
import type { FlowDefinition } from '../../core/flow/definition.ts'
import { dryRun, type DryStep } from '../../core/flow/dry-run.ts'
import { sourceKey, type ApproverSource } from '../../core/flow/source.ts'
import { sources } from '../../core/flow/sources.ts'
import type { FlowState, FlowValues } from '../../core/flow/state.ts'
import type { Ctx } from '../context.ts'
import type { StoredRecord } from '../store/stored-record.ts'
import { drafterFacts } from './drafter-facts.ts'
import { findAll } from './find-people.ts'
import { answersOf, conditionsOf } from './flow-values.ts'
import { askingOf } from './take-step.ts'

interface Ahead {
  readonly doc: AnyDocument
  readonly record: StoredRecord
  readonly definition: FlowDefinition
  readonly state: FlowState
}

/** The whole way of a document if everyone agreed, with the people who would be asked today. */
export async function wayAhead(
  ctx: Ctx,
  { doc, record, definition, state }: Ahead,
  values: FlowValues,
): Promise<DryStep[]> {
  const chosen = Object.values(state.chosen)
    .filter((ids) => ids.length > 0)
    .map((ids): ApproverSource => ({ by: 'people', ids }))
  const facts = await drafterFacts(ctx, definition, record)
  const people = await findAll(ctx, [...sources(definition), ...chosen], {
    ...askingOf(record, { ...state, values }),
    answer: answersOf(ctx, doc, record),
  })
  return dryRun(definition, state, values, {
    now: new Date(ctx.now).toISOString(),
    resolve: (source) => people.get(sourceKey(source)) ?? [],
    evaluate: conditionsOf(ctx, doc, record, facts),
  })
}
