import type { AnyDocument } from '../../core/document.ts'
import type { Chosen } from '../../core/flow/action.ts'
import { choices } from '../../core/flow/chosen.ts'
import { isPeopleNode, type FlowDefinition } from '../../core/flow/definition.ts'
import type { FlowState } from '../../core/flow/state.ts'
import type { Json } from '../../core/json.ts'
import type { Ctx } from '../context.ts'
import { loadNames } from '../store/names.ts'
import type { StoredRecord } from '../store/stored-record.ts'
import { unchosen } from './choice-needed.ts'
import { findPeople } from './find-people.ts'
import { flowValues } from './flow-values.ts'
import { askingOf } from './take-step.ts'
import { wayAhead } from './way-ahead.ts'

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
  const way = await wayAhead(
    ctx,
    { doc, record, definition, state: { ...state, chosen: { ...state.chosen, ...choose } } },
    flowValues(doc, record, definition),
  )
  const empty = way.find(({ node, outcome }) => outcome === 'blocked' && own.has(node))
  if (empty !== undefined) throw unchosen(ctx, definition, empty.node)
}
