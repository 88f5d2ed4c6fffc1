import { sourceKey, type ApproverSource } from '../../../core/approval/approver-source.ts'
import { sources } from '../../../core/approval/approver-sources-of-flow.ts'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import { dryRun, type DryStep } from '../../../core/approval/dry-run.ts'
import type { FlowState, FlowValues } from '../../../core/approval/state.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { answersOf, conditionsOf } from '../condition-values.ts'
import { drafterFacts } from '../people/drafter-roles-and-post.ts'
import { findAll } from '../people/find-approvers.ts'
import { askingOf } from '../step/take-step.ts'

interface PathAhead {
  readonly doc: AnyDocument
  readonly record: StoredRecord
  readonly definition: FlowDefinition
  readonly state: FlowState
}

/** The whole way of a document if everyone agreed, with the people who would be asked today. */
export async function previewPath(
  ctx: Ctx,
  { doc, record, definition, state }: PathAhead,
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
