import type { FlowDefinition } from '../../core/flow/definition.ts'
import { sources } from '../../core/flow/sources.ts'
import type { Json } from '../../core/json.ts'
import type { Ctx } from '../context.ts'
import { clausesOf, definitionNames } from './design/definition-names.ts'
import { choicesOf } from './design/templates.ts'
import { flowNodes } from './flow-nodes.ts'
import { openCase } from './open-case.ts'

/** The whole flow of an approval, with where it stands, for those who may read its document. */
export async function picture(ctx: Ctx, id: string): Promise<Json> {
  const { doc, record, instance } = await openCase(ctx, id)
  const { definition } = instance
  const [nodes, { fields, roles, processes }, names] = await Promise.all([flowNodes(ctx, { doc, record, ...instance }), choicesOf(ctx, definition.key), definitionNames(ctx, doc, [definition])])
  const named = rolesIn(definition)
  const called = new Set(Object.values(definition.nodes).flatMap((node) => (node.kind === 'subflow' ? [node.process] : [])))
  const json: Readonly<Record<string, unknown>> = { definition, linked: instance.called || called.size > 0, fields, names, roles: roles.filter(({ code }) => named.has(code)), processes: processes.filter(({ process }) => called.has(process)), states: Object.fromEntries(nodes.map(({ key, state }) => [key, state])) }
  return json as unknown as Json // a definition and texts are JSON
}

function rolesIn(definition: FlowDefinition): ReadonlySet<string> {
  return new Set([
    ...sources(definition).flatMap((source) => ('role' in source ? [source.role] : [])),
    ...clausesOf(definition).flatMap(({ field, values }) => (field === 'drafterRoles' ? values : [])),
  ])
}
