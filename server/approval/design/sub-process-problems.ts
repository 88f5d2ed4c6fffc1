import sql from 'sql-template-tag'
import { mayFill } from '../../../core/approval/compatible-kinds.ts'
import { createdBy, type FlowDefinition, type FlowNode, type SubflowNode } from '../../../core/approval/definition.ts'
import { fitProblem, type FitProblem } from '../../../core/approval/form-mismatch-problem.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Field, Fields } from '../../../core/description/field.ts'
import { isFixed } from '../../../kinds/flow-form-mismatches.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isDemanded } from '../publish-flows.ts'
import { mostDeep } from '../sub-processes/sub-process-row.ts'

/**
 * What a sub-process asks of both forms that they do not give: its process, its table, and the values it begins with.
 */
export function childProblems(documents: Iterable<AnyDocument>, doc: AnyDocument, node: SubflowNode): FitProblem[] {
  const child = childOf(documents, node)
  if (child === undefined) return node.process === '' ? [] : [fitProblem('flow.fit.process', { process: node.process })] // that none is named is a problem of the drawing
  const columns = node.over === undefined ? {} : columnsOf(doc, node.over)
  if (columns === null) return [fitProblem('flow.fit.table', { table: node.over ?? '' })]
  const given = Object.entries(node.values)
  const wrong = given.flatMap(([to, from]) => {
    if ('value' in from) return valueProblems(child, to, null)
    if ('line' in from) return valueProblems(child, to, [from.line, columns[from.line]])
    return valueProblems(child, to, [from.field, doc.fields[from.field] ?? besides[from.field]])
  })
  const lacking = Object.keys(child.fields).filter(
    (name) => isDemanded(child, name) && !Object.hasOwn(node.values, name),
  )
  return [...wrong, ...lacking.map((field) => fitProblem('flow.fit.demanded', { field }))]
}

/** The document that a node makes, as a sub-process or as a draft. */
export function childCalls(node: FlowNode): readonly SubflowNode[] {
  if (node.kind === 'subflow') return [node]
  const call = node.kind === 'auto' ? createdBy(node) : null
  return call === null ? [] : [call]
}

/** The document that a sub-process makes. */
export function childOf(documents: Iterable<AnyDocument>, { process }: SubflowNode): AnyDocument | undefined {
  return [...documents].find(({ approval }) => approval?.process === process)
}

/** Processes that lead back to this one, or too deep, by their published versions. */
export async function circleProblems(
  ctx: Ctx,
  definition: FlowDefinition,
): Promise<readonly (FitProblem & { readonly node: string })[]> {
  const own = callsOf(definition)
  if (own.length === 0) return []
  const rows = await ctx.sql.query<{ definition: FlowDefinition }>(sql`
    select definition from engine.flow_definition where status = '1' and jsonb_path_exists(definition, '$.nodes.* ? (@.kind == "subflow")')`)
  const calls = new Map(rows.map((row) => [row.definition.key, callsOf(row.definition).map(({ process }) => process)]))
  return own.flatMap(({ node, process }) => {
    const deep = depthOf(calls, process, [definition.key])
    if (deep === null) return [{ node, ...fitProblem('flow.fit.circle', { process }) }]
    return deep > mostDeep ? [{ node, ...fitProblem('flow.fit.deep', { process, most: mostDeep }) }] : []
  })
}

/** How many processes lie inside each other from one on; null where one of them is come to again. */
function depthOf(
  calls: ReadonlyMap<string, readonly string[]>,
  process: string,
  above: readonly string[],
): number | null {
  if (above.includes(process)) return null
  const inside = (calls.get(process) ?? []).map((one) => depthOf(calls, one, [...above, process]))
  return inside.some((deep) => deep === null) ? null : 1 + Math.max(0, ...inside.map((deep) => deep ?? 0))
}

function callsOf({ nodes }: FlowDefinition): readonly { readonly node: string; readonly process: string }[] {
  return Object.entries(nodes).flatMap(([node, one]) =>
    one.kind === 'subflow' ? [{ node, process: one.process }] : [],
  )
}

function columnsOf(doc: AnyDocument, table: string): Fields | null {
  const field = doc.fields[table]
  return field?.kind === 'lines' ? (kindOf(field.kind).columns?.(field) ?? null) : null
}

// What every record has and another document may begin with.
const besides: Readonly<Record<string, Field>> = {
  unitId: { kind: 'unit' },
  deptId: { kind: 'department' },
  createBy: { kind: 'person' },
}

function valueProblems(
  child: AnyDocument,
  to: string,
  begins: readonly [string, Field | undefined] | null,
): FitProblem[] {
  const field = child.fields[to]
  if (field === undefined || isFixed(child, to)) return [fitProblem('flow.fit.unwritten', { field: to })]
  if (begins === null) return []
  const [name, from] = begins
  if (from === undefined) return [fitProblem('flow.fit.gone', { field: name })]
  return mayFill(from.kind, field.kind) && sameChoice(from, field)
    ? []
    : [fitProblem('flow.fit.unfit', { from: name, field: to })]
}

/** Whether both choose from the same: a dictionary's group, a document's records. */
function sameChoice(from: Field, to: Field): boolean {
  const choice = (field: Field) =>
    JSON.stringify(['group' in field ? field.group : null, 'to' in field ? field.to : null])
  return choice(from) === choice(to)
}
