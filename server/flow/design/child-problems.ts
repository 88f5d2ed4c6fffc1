import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/document.ts'
import type { Field, Fields } from '../../../core/field.ts'
import { mayFill } from '../../../core/flow/child-values.ts'
import type { FlowDefinition, SubflowNode } from '../../../core/flow/definition.ts'
import { mostDeep } from '../children/child-row.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../context.ts'
import { isDemanded, isFixed } from '../publish-flows.ts'

/** What a sub-process asks of both forms that they do not give: its process, its table, and the values it begins with. */
export function childProblems(documents: Iterable<AnyDocument>, doc: AnyDocument, node: SubflowNode): string[] {
  const child = [...documents].find(({ approval }) => approval?.process === node.process)
  if (child === undefined) return node.process === '' ? [] : [`there is no process ${node.process}`] // that none is named is a problem of the drawing
  const columns = node.over === undefined ? {} : columnsOf(doc, node.over)
  if (columns === null) return [`the form has no table ${node.over ?? ''}`]
  const given = Object.entries(node.values)
  const wrong = given.flatMap(([to, from]) => valueProblems(child, to, 'value' in from ? null : 'line' in from ? [from.line, columns[from.line]] : [from.field, doc.fields[from.field] ?? besides[from.field]]))
  const lacking = Object.keys(child.fields).filter((name) => isDemanded(child, name) && !Object.hasOwn(node.values, name))
  return [...wrong, ...lacking.map((name) => `${node.process} demands ${name}, which nothing fills`)]
}

/** Processes that lead back to this one, or too deep, by their published versions. */
export async function circleProblems(ctx: Ctx, definition: FlowDefinition): Promise<readonly { readonly node: string; readonly problem: string }[]> {
  const own = callsOf(definition)
  if (own.length === 0) return []
  const rows = await ctx.sql.query<{ definition: FlowDefinition }>(sql`
    select definition from engine.flow_definition where status = '1' and jsonb_path_exists(definition, '$.nodes.* ? (@.kind == "subflow")')`)
  const calls = new Map(rows.map((row) => [row.definition.key, callsOf(row.definition).map(({ process }) => process)]))
  return own.flatMap(({ node, process }) => {
    const deep = depthOf(calls, process, [definition.key])
    return deep === null ? [{ node, problem: `${process} leads back to ${definition.key}` }] : deep > mostDeep ? [{ node, problem: `${process} goes deeper than ${mostDeep}` }] : []
  })
}

/** How many processes lie inside each other from one on; null where one of them is come to again. */
function depthOf(calls: ReadonlyMap<string, readonly string[]>, process: string, above: readonly string[]): number | null {
  if (above.includes(process)) return null
  const inside = (calls.get(process) ?? []).map((one) => depthOf(calls, one, [...above, process]))
  return inside.some((deep) => deep === null) ? null : 1 + Math.max(0, ...inside.map((deep) => deep ?? 0))
}

function callsOf({ nodes }: FlowDefinition): readonly { readonly node: string; readonly process: string }[] {
  return Object.entries(nodes).flatMap(([node, one]) => (one.kind === 'subflow' ? [{ node, process: one.process }] : []))
}

function columnsOf(doc: AnyDocument, table: string): Fields | null {
  const field = doc.fields[table]
  return field?.kind === 'lines' ? kindOf(field.kind).columns?.(field) ?? null : null
}

// What every record has and another document may begin with.
const besides: Readonly<Record<string, Field>> = { unitId: { kind: 'unit' }, deptId: { kind: 'department' }, createBy: { kind: 'person' } }

function valueProblems(child: AnyDocument, to: string, begins: readonly [string, Field | undefined] | null): string[] {
  const field = child.fields[to]
  if (field === undefined || isFixed(child, to)) return [`nobody writes ${to} of ${child.approval?.process ?? ''}`]
  if (begins === null) return []
  const [name, from] = begins
  if (from === undefined) return [`the form has no field ${name}`]
  return mayFill(from.kind, field.kind) && sameChoice(from, field) ? [] : [`${name} cannot be ${to} of ${child.approval?.process ?? ''}`]
}

/** Whether both choose from the same: a dictionary's group, a document's records. */
function sameChoice(from: Field, to: Field): boolean {
  const choice = (field: Field) => JSON.stringify(['group' in field ? field.group : null, 'to' in field ? field.to : null])
  return choice(from) === choice(to)
}
