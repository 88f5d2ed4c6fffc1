import sql from 'sql-template-tag'
import { compile } from '../../core/expression.ts'
import { checkDefinition } from '../../core/flow/check-definition.ts'
import { isPeopleNode, type FlowDefinition, type FlowNode, type PeopleNode } from '../../core/flow/definition.ts'
import { fieldsWith } from '../../core/flow/field-rights.ts'
import type { ApproverSource } from '../../core/flow/source.ts'
import type { AnyDocument, Approval } from '../../core/document.ts'
import { besideTypes, expressionTypes } from '../../kinds/expression-types.ts'
import { kindOf } from '../../kinds/kinds.ts'
import { CannotStart } from '../cannot-start.ts'
import type { Pool } from '../database/pool.ts'
import type { Sql } from '../database/sql.ts'
import { inTransaction } from '../database/transaction.ts'
import { isEngines } from '../store/rights.ts'

/**
 * Puts the described version of every flow into the database, where it is published unless that or a
 * later one is there. A flow that the engine may not run stops the start.
 */
export async function publishFlows(pool: Pool, documents: Iterable<AnyDocument>): Promise<void> {
  const flows = [...documents].flatMap((doc) => (doc.approval === undefined ? [] : [{ doc, approval: doc.approval }]))
  for (const { doc, approval } of flows) {
    const problems = flowProblems(doc, approval)
    if (problems.length > 0) throw new CannotStart(`flow ${approval.process} of ${doc.module}.${doc.name}: ${problems.join('; ')}`)
  }
  await inTransaction(pool, async (on) => {
    for (const { approval } of flows) await publishFlow(on, approval.first)
  })
}

/** What is wrong with the first flow of a document, for whoever wrote it; empty when nothing is. */
export function flowProblems(doc: AnyDocument, { process, money, values, first }: Approval): string[] {
  return [
    ...(first.key === process ? [] : [`its key is ${first.key}`]),
    ...((first.money ?? false) === money ? [] : ['the document and its flow disagree about money']),
    ...checkDefinition(first).map(({ code, node }) => `${node ?? 'flow'}: ${code}`),
    ...Object.entries(first.nodes).flatMap(([key, node]) => nodeProblems(doc, values, node).map((problem) => `${key}: ${problem}`)),
  ]
}

/** Running instances keep their version; one that is newer than all there are takes over from the published one. */
export async function publishFlow(on: Sql, first: FlowDefinition): Promise<void> {
  await on.query(sql`
    update engine.flow_definition set status = '2' where key = ${first.key} and status = '1'
      and not exists (select from engine.flow_definition d where d.key = ${first.key} and d.version >= ${first.version})`)
  await on.query(sql`
    insert into engine.flow_definition (key, version, definition, status, published_at)
    values (${first.key}, ${first.version}, ${JSON.stringify(first)}::jsonb, '1', now())
    on conflict do nothing`)
}

/** What a node asks of the form that the form does not give. */
export function nodeProblems(doc: AnyDocument, values: readonly string[], node: FlowNode): string[] {
  if (node.kind === 'condition' || node.kind === 'inclusive') return node.branches.flatMap(({ when }) => conditionProblems(doc, values, when))
  if (node.kind === 'delay') return 'field' in node.wait ? fieldProblems(values, node.wait.field) : []
  if (isPeopleNode(node)) return [...sourceProblems(doc, values, node.approver), ...rightProblems(doc, node)]
  if (node.kind === 'subflow') return node.drafter === undefined ? [] : sourceProblems(doc, values, node.drafter)
  return node.kind === 'cc' ? sourceProblems(doc, values, node.people) : []
}

/** Rights to fields that are gone, that nobody writes, or without which the document has no name. */
function rightProblems(doc: AnyDocument, node: PeopleNode): string[] {
  const gone = Object.keys(node.fields ?? {}).filter((name) => doc.fields[name] === undefined).map((name) => `the form has no field ${name}`)
  const fixed = fieldsWith(node, 'write', 'required').filter((name) => isFixed(doc, name)).map((name) => `nobody writes ${name}`)
  const named = fieldsWith(node, 'hide').filter((name) => isName(doc, name)).map((name) => `${name} names the document and cannot be hidden`)
  return [...gone, ...fixed, ...named]
}

/** Whether a field is computed, numbered or moved by verbs. */
export function isFixed(doc: AnyDocument, name: string): boolean {
  const field = doc.fields[name]
  return field !== undefined && (field.readonly === true || field.calc !== undefined || field.kind === 'autoNumber' || isEngines(doc, name))
}

/** Whether whoever makes a document has to fill a field, with a value or with lines. */
export function isDemanded(doc: AnyDocument, name: string): boolean {
  const field = doc.fields[name]
  return field !== undefined && (field.required === true || kindOf(field.kind).demanded?.(field) === true) && field.initial === undefined && !isFixed(doc, name)
}

/** Whether a document is called by this field. */
export function isName(doc: AnyDocument, name: string): boolean {
  return doc.title === name || doc.number?.field === name
}

function sourceProblems(doc: AnyDocument, values: readonly string[], source: ApproverSource): string[] {
  if (source.by === 'personField' || source.by === 'leaderOf') return fieldProblems(values, source.field)
  if (source.by === 'choice') return source.range === undefined ? [] : sourceProblems(doc, values, source.range)
  return source.by === 'expression' ? expressionProblems(doc, values, source.expression, 'text') : []
}

// What every record has may be read without being named.
function fieldProblems(values: readonly string[], field: string): string[] {
  return values.includes(field) || field in besideTypes ? [] : [`${field} is not among the values of the approval`]
}

function conditionProblems(doc: AnyDocument, values: readonly string[], when: string): string[] {
  return expressionProblems(doc, values, when, 'flag')
}

function expressionProblems(doc: AnyDocument, values: readonly string[], expression: string, wanted: 'flag' | 'text'): string[] {
  const compiled = compile(expression, expressionTypes(doc.fields))
  if ('problem' in compiled) return [compiled.problem]
  if (compiled.answers !== wanted) return [`${expression} answers a ${compiled.answers}`]
  return compiled.uses.filter((name) => name in doc.fields && !values.includes(name)).map((name) => `${name} is not among the values of the approval`)
}
