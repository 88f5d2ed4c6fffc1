import { sources } from '../../core/approval/approver-sources-of-flow.ts'
import type { FlowDefinition } from '../../core/approval/definition.ts'
import type { FlowState } from '../../core/approval/state.ts'
import type { Json } from '../../core/values/json.ts'
import type { Ctx } from '../platform/context/context.ts'
import { loadNames } from '../records/read/load-reference-names.ts'
import { flowNodes } from './approval-path-nodes.ts'
import { clausesOf, definitionNames } from './design/definition-names.ts'
import { choicesOf } from './design/process-definitions.ts'
import { openCase } from './step/load-approval.ts'

/** The whole flow of an approval, with where it stands, for those who may read its document. */
export async function picture(ctx: Ctx, id: string): Promise<Json> {
  const { doc, record, instance } = await openCase(ctx, id)
  const { definition } = instance
  const [nodes, { fields, roles, processes, hooks }, names, people] = await Promise.all([
    flowNodes(ctx, { doc, record, ...instance }),
    choicesOf(ctx, definition.key),
    definitionNames(ctx, doc, [definition]),
    peopleAt(ctx, instance.state),
  ])
  const named = rolesIn(definition)
  const called = new Set(
    Object.values(definition.nodes).flatMap((node) => (node.kind === 'subflow' ? [node.process] : [])),
  )
  const json: Readonly<Record<string, unknown>> = {
    definition,
    linked: instance.called || called.size > 0,
    fields,
    names,
    roles: roles.filter(({ code }) => named.has(code)),
    processes: processes.filter(({ process }) => called.has(process)),
    hooks,
    states: Object.fromEntries(nodes.map(({ key, state }) => [key, state])),
    people,
  }
  return json as unknown as Json // a definition and texts are JSON
}

interface AtNode {
  readonly name: string
  /** Null while he is asked. */
  readonly result: string | null
  readonly at: number | null
}

const said: ReadonlySet<string | null> = new Set([null, 'agreed', 'rejected', 'refused', 'answered'])

/** Who decided what at each node and when, or is asked there now; of the last time it was come to. */
async function peopleAt(ctx: Ctx, { tasks }: FlowState): Promise<Readonly<Record<string, readonly AtNode[]>>> {
  const last = new Map(tasks.map(({ node, round }) => [node, round]))
  const shown = tasks.filter(({ node, round, result }) => last.get(node) === round && said.has(result))
  const names = await loadNames(ctx, new Map([['person', new Set(shown.map(({ assignee, by }) => by ?? assignee))]]))
  const lines = shown.map(({ node, assignee, by, result, closedAt }) => ({
    node,
    name: names[`person:${by ?? assignee}`] ?? '',
    result,
    at: closedAt === null ? null : Date.parse(closedAt),
  }))
  return Object.fromEntries(
    [...last.keys()].map((key) => [
      key,
      lines.filter(({ node }) => node === key).map(({ name, result, at }) => ({ name, result, at })),
    ]),
  )
}

function rolesIn(definition: FlowDefinition): ReadonlySet<string> {
  return new Set([
    ...sources(definition).flatMap((source) => ('role' in source ? [source.role] : [])),
    ...clausesOf(definition).flatMap(({ field, values }) => (field === 'drafterRoles' ? values : [])),
  ])
}
