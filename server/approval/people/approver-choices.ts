import type { Chosen } from '../../../core/approval/action.ts'
import { choices } from '../../../core/approval/chosen-approvers.ts'
import { isPeopleNode, type FlowDefinition } from '../../../core/approval/definition.ts'
import type { FlowState } from '../../../core/approval/state.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { loadNames } from '../../records/read/load-reference-names.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { flowValues } from '../condition-values.ts'
import { previewPath } from '../preview/preview-path.ts'
import { askingOf } from '../step/take-step.ts'
import { findPeople } from './find-approvers.ts'
import { unchosen } from './require-approver-choice.ts'

interface Choosing {
  readonly record: StoredRecord
  readonly definition: FlowDefinition
  readonly state: FlowState
}

/** Nodes whose people somebody chooses, each with those whom he may choose; null where it may be anybody. */
export function choicesOf(ctx: Ctx, { record, definition, state }: Choosing, nodes: readonly string[]): Promise<Json> {
  return Promise.all(
    nodes.map(async (key): Promise<Json> => {
      const node = definition.nodes[key]
      if (node === undefined || !isPeopleNode(node) || node.approver.by !== 'choice')
        throw new Error(`nobody chooses for ${key}`)
      const { range } = node.approver
      const ids = range === undefined ? null : await findPeople(ctx, range, askingOf(record, state))
      const names = await loadNames(ctx, new Map([['person', new Set(ids ?? [])]]))
      return {
        node: key,
        label: node.label[ctx.lang],
        several: node.mode !== 'one',
        people: ids === null ? null : ids.map((id) => ({ id, name: names[`person:${id}`] ?? '' })),
      }
    }),
  )
}

/** Whom the drafter has to choose he names before it is sent: nobody could do it for him later. */
export async function requireChosen(
  ctx: Ctx,
  doc: AnyDocument,
  { record, definition, state }: Choosing,
  choose: Chosen,
): Promise<void> {
  const own = new Set(choices(definition, 'drafter').map(({ node }) => node))
  if (own.size === 0) return
  const way = await previewPath(
    ctx,
    { doc, record, definition, state: { ...state, chosen: { ...state.chosen, ...choose } } },
    flowValues(doc, record, definition),
  )
  const empty = way.find(({ node, outcome }) => outcome === 'blocked' && own.has(node))
  if (empty !== undefined) throw unchosen(ctx, definition, empty.node)
}
