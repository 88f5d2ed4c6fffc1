import type { ApproverSource } from '../../core/approval/approver-source.ts'
import { type FlowDefinition, type FlowNode, isPeopleNode } from '../../core/approval/definition.ts'
import type { AnyDocument } from '../../core/description/document.ts'
import { compile } from '../../core/expression/expression.ts'
import { flowTypes } from '../../kinds/expression-types.ts'

/** The fields of a form that a flow cannot do without: its conditions, the people it asks, the days it waits for. */
export function namesOfFlow(definition: FlowDefinition, doc: AnyDocument): ReadonlySet<string> {
  return new Set(
    Object.values(definition.nodes)
      .flatMap((node) => namesOfNode(node, doc))
      .filter((name) => Object.hasOwn(doc.fields, name)),
  )
}

function namesOfNode(node: FlowNode, doc: AnyDocument): readonly string[] {
  if (node.kind === 'condition' || node.kind === 'inclusive')
    return node.branches.flatMap(({ when }) => usedBy(when, doc))
  if (node.kind === 'delay') return 'field' in node.wait ? [node.wait.field] : []
  if (isPeopleNode(node)) return namesOfSource(node.approver, doc)
  if (node.kind === 'subflow')
    return [
      ...(node.over === undefined ? [] : [node.over]),
      ...Object.values(node.values).flatMap((from) => ('field' in from ? [from.field] : [])),
      ...(node.drafter === undefined ? [] : namesOfSource(node.drafter, doc)),
    ]
  return node.kind === 'cc' ? namesOfSource(node.people, doc) : []
}

function namesOfSource(source: ApproverSource, doc: AnyDocument): readonly string[] {
  if (source.by === 'personField' || source.by === 'leaderOf') return [source.field]
  if (source.by === 'choice') return source.range === undefined ? [] : namesOfSource(source.range, doc)
  return source.by === 'expression' ? usedBy(source.expression, doc) : []
}

function usedBy(expression: string, doc: AnyDocument): readonly string[] {
  const compiled = compile(expression, flowTypes(doc.fields))
  return 'problem' in compiled ? [] : compiled.uses
}
