import type { FlowDefinition } from '../../core/approval/definition.ts'
import type { FlowValues } from '../../core/approval/state.ts'
import type { AnyDocument } from '../../core/description/document.ts'
import { expressionProblemText } from '../../core/expression/expression-words.ts'
import { compile, evaluate, holdsIfKnown } from '../../core/expression/expression.ts'
import { dayOfMs } from '../../core/values/day.ts'
import type { Json } from '../../core/values/json.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { type besideTypes, flowTypes } from '../../kinds/expression-types.ts'
import type { Ctx } from '../platform/context/context.ts'
import type { StoredRecord } from '../records/schema/stored-record.ts'

// What every record has and conditions may read without the description naming it.
const always = ['unitId', 'deptId', 'createBy'] as const satisfies readonly (keyof typeof besideTypes)[]

/** The values of a record that its flow may read, and which lines it has where each has a case of its own. */
export function flowValues(doc: AnyDocument, record: StoredRecord, { nodes }: FlowDefinition): FlowValues {
  const names = [...always, ...(doc.approval?.values ?? [])]
  const tables = Object.values(nodes).flatMap((node) =>
    node.kind === 'subflow' && node.over !== undefined ? [node.over] : [],
  )
  return {
    ...Object.fromEntries(tables.map((name) => [name, lineIds(record[name])])),
    ...Object.fromEntries(names.map((name) => [name, record[name] ?? null])),
  }
}

function lineIds(lines: Json | undefined): Json {
  return (Array.isArray(lines) ? lines : []).map((line: StoredRecord) => ({ id: line.id ?? null }))
}

/** The amount in CNY by which people look for an approval: the first money value whose name says so. */
export function amountCny(doc: AnyDocument, record: StoredRecord): string | null {
  const name = doc.approval?.values.find((value) => /cny$/i.test(value) && doc.fields[value]?.kind === 'money')
  const value = name === undefined ? null : record[name]
  return typeof value === 'string' ? value : null
}

/**
 * Answers the conditions of a flow over the values given at submission and the facts of the drafter; `me` is the
 * drafter.
 */
export function conditionsOf(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  facts: FlowValues,
): (expression: string, values: FlowValues) => boolean {
  const asker = expressionContextFor(ctx, record)
  return (expression, values) => {
    const compiled = compile(expression, flowTypes(doc.fields))
    if ('problem' in compiled) throw lost(ctx, expression, compiled.problem)
    const answer = holdsIfKnown(compiled, { ...values, ...facts } as Readonly<Record<string, Json>>, asker) // flowValues made them, from a record
    if (answer === null) throw new Refusal('flow.condition-costly', { expression })
    return answer
  }
}

/** Answers an expression that names a person, over the same values. */
export function answersOf(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
): (expression: string, values: FlowValues) => Json {
  return (expression, values) => {
    const compiled = compile(expression, flowTypes(doc.fields))
    if ('problem' in compiled) throw lost(ctx, expression, compiled.problem)
    return evaluate(compiled, values as Readonly<Record<string, Json>>, expressionContextFor(ctx, record)) // flowValues made them, from a record
  }
}

function expressionContextFor(ctx: Ctx, record: StoredRecord) {
  return {
    today: dayOfMs(ctx.now),
    me: textOrNull(record.createBy),
    myUnit: textOrNull(record.unitId),
    myDept: textOrNull(record.deptId),
  }
}

/** The form has changed since this version of the process was published, and it asks for what is there no more. */
function lost({ lang }: Ctx, expression: string, problem: string): Refusal {
  return new Refusal(
    'flow.condition-lost',
    { expression, problem: expressionProblemText(problem, lang) },
    { status: 422 },
  )
}

function textOrNull(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null
}
