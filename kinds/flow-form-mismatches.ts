import type { ApproverSource } from '../core/approval/approver-source.ts'
import { mayFill } from '../core/approval/compatible-kinds.ts'
import {
  isPeopleNode,
  type AutoAct,
  type AutoValue,
  type FlowNode,
  type PeopleNode,
} from '../core/approval/definition.ts'
import { fieldsWith } from '../core/approval/field-rights.ts'
import { fitProblem, type FitProblem } from '../core/approval/form-mismatch-problem.ts'
import type { AnyDocument } from '../core/description/document.ts'
import type { Field, Fields } from '../core/description/field.ts'
import { costly } from '../core/expression/expression-cost.ts'
import { isUnfinished, sentenceOf, type Clause } from '../core/expression/expression-sentence.ts'
import { compile } from '../core/expression/expression.ts'
import type { ValueType } from '../core/expression/value-type.ts'
import { besideTypes, flowTypes } from './expression-types.ts'
import { kindOf } from './kinds.ts'

/** What a node asks of the form that the form does not give. */
export function nodeFit(doc: AnyDocument, values: readonly string[], node: FlowNode): FitProblem[] {
  if (node.kind === 'condition' || node.kind === 'inclusive')
    return node.branches.flatMap(({ when }) => conditionFit(doc, values, when))
  if (node.kind === 'delay') return 'field' in node.wait ? fieldFit(values, node.wait.field) : []
  if (isPeopleNode(node)) return [...sourceFit(doc, values, node.approver), ...rightFit(doc, node)]
  if (node.kind === 'subflow') return node.drafter === undefined ? [] : sourceFit(doc, values, node.drafter)
  if (node.kind === 'auto') return node.act === undefined ? [] : actFit(doc, values, node.act)
  return node.kind === 'cc' ? sourceFit(doc, values, node.people) : []
}

function actFit(doc: AnyDocument, values: readonly string[], act: AutoAct): FitProblem[] {
  switch (act.do) {
    case 'set':
      return doc.approval?.money === true
        ? [fitProblem('flow.fit.money-set')]
        : Object.entries(act.values).flatMap(([to, from]) => setFit(doc, values, to, from))
    case 'notify':
      return sourceFit(doc, values, act.people)
    case 'call':
      return act.fields.flatMap((field) => fieldFit(values, field))
    // Both forms are looked at where both are known.
    case 'create':
      return []
  }
}

/** What is written once for every kind, as a field holds it. */
export function valueFor(field: Field, value: string): string | readonly string[] {
  return kindOf(field.kind).expression(field) === 'list' ? [value] : value
}

function setFit(doc: AnyDocument, values: readonly string[], to: string, from: AutoValue): FitProblem[] {
  const field = doc.fields[to]
  if (field === undefined) return [fitProblem('flow.fit.gone', { field: to })]
  if (isFixed(doc, to) || field.sealed === true || field.kind === 'lines')
    return [fitProblem('flow.fit.fixed', { field: to })]
  const kind = kindOf(field.kind)
  if ('value' in from)
    return 'error' in kind.check(valueFor(field, from.value), field)
      ? [fitProblem('flow.fit.value', { field: to, value: from.value })]
      : []
  if ('field' in from) {
    const given = doc.fields[from.field]
    if (given === undefined) return [fitProblem('flow.fit.gone', { field: from.field })]
    return mayFill(given.kind, field.kind) ? [] : [fitProblem('flow.fit.unset', { from: from.field, field: to })]
  }
  const wanted = kind.expression(field)
  return expressionFit(doc, values, from.formula, wanted === 'time' ? 'decimal' : wanted)
}

/** Whether a field is computed, numbered or moved by verbs. */
export function isFixed(doc: AnyDocument, name: string): boolean {
  const field = doc.fields[name]
  const drawn = doc.number?.field === name || doc.states?.field === name
  return (
    field !== undefined && (field.readonly === true || field.calc !== undefined || field.kind === 'autoNumber' || drawn)
  )
}

/** Whether a document is called by this field. */
export function isName(doc: AnyDocument, name: string): boolean {
  return doc.title === name || doc.number?.field === name
}

/** Rights to fields that are gone, that nobody writes, or without which the document has no name. */
function rightFit(doc: AnyDocument, node: PeopleNode): FitProblem[] {
  const gone = Object.keys(node.fields ?? {})
    .filter((field) => doc.fields[field] === undefined)
    .map((field) => fitProblem('flow.fit.gone', { field }))
  const fixed = fieldsWith(node, 'write', 'required')
    .filter((field) => isFixed(doc, field))
    .map((field) => fitProblem('flow.fit.fixed', { field }))
  const named = fieldsWith(node, 'hide')
    .filter((field) => isName(doc, field))
    .map((field) => fitProblem('flow.fit.named', { field }))
  return [...gone, ...fixed, ...named]
}

function sourceFit(doc: AnyDocument, values: readonly string[], source: ApproverSource): FitProblem[] {
  if (source.by === 'personField' || source.by === 'leaderOf') return fieldFit(values, source.field)
  if (source.by === 'choice') return source.range === undefined ? [] : sourceFit(doc, values, source.range)
  return source.by === 'expression' ? expressionFit(doc, values, source.expression, 'text') : []
}

// What every record has may be read without being named.
function fieldFit(values: readonly string[], field: string): FitProblem[] {
  return values.includes(field) || field in besideTypes ? [] : [fitProblem('flow.fit.not-given', { field })]
}

function conditionFit(doc: AnyDocument, values: readonly string[], when: string): FitProblem[] {
  const found = expressionFit(doc, values, when, 'flag')
  return found.length > 0
    ? found
    : (sentenceOf(when)?.clauses ?? []).flatMap((clause) =>
        impossibleValues({ ...besideFields, ...doc.fields }, clause).map((value) =>
          fitProblem('flow.fit.value', { field: clause.field, value }),
        ),
      )
}

/** What a condition knows of the drafter and his places, as fields of choices. */
const besideFields: Fields = { unitId: { kind: 'unit' }, deptId: { kind: 'department' }, createBy: { kind: 'person' } }

/** Values that a field of choices never has: the comparison would be wrong for every document. */
export function impossibleValues(fields: Fields, clause: Clause): readonly string[] {
  const field = fields[clause.field]
  if (isUnfinished(clause)) return []
  if (field === undefined)
    return clause.field === 'drafterRoles' ? clause.values.filter((value) => !/^[\w.-]+$/.test(value)) : []
  const kind = kindOf(field.kind)
  if (kind.filter !== 'oneOf') return []
  const several = kind.expression(field) === 'list'
  return clause.values.filter((value) => 'error' in kind.check(several ? [value] : value, field))
}

function expressionFit(
  doc: AnyDocument,
  values: readonly string[],
  expression: string,
  answer: ValueType,
): FitProblem[] {
  const compiled = compile(expression, flowTypes(doc.fields))
  if ('problem' in compiled) {
    if (compiled.problem === costly) return [fitProblem('flow.fit.costly', { expression })]
    const [, field] = /^Unknown variable: (\w+)/.exec(compiled.problem) ?? []
    return [
      field === undefined
        ? fitProblem('flow.fit.expression', { reason: compiled.problem })
        : fitProblem('flow.fit.unknown', { field }),
    ]
  }
  if (compiled.answers !== answer && compiled.answers !== 'null')
    return [fitProblem('flow.fit.answers', { expression })]
  return compiled.uses
    .filter((field) => field in doc.fields && !values.includes(field))
    .map((field) => fitProblem('flow.fit.not-given', { field }))
}
