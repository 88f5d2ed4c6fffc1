import { rolesAt } from '../core/approval/approver-roles-at-node.ts'
import { checkDefinition } from '../core/approval/check-definition.ts'
import type { AnyDocument } from '../core/description/document.ts'
import type { Field, Fields } from '../core/description/field.ts'
import { costly } from '../core/expression/expression-cost.ts'
import { isUnfinished, sentenceOf } from '../core/expression/expression-sentence.ts'
import { compile } from '../core/expression/expression.ts'
import { type FormDraft, formModule } from '../core/form-design/draft.ts'
import { type FormProblem, formProblem } from '../core/form-design/problem.ts'
import { approvalVerbs, standardVerbs } from '../core/words/standard-verbs.ts'
import { expressionProblems } from './compiled-record-fields.ts'
import { expressionTypes } from './expression-types.ts'
import { impossibleValues, nodeFit } from './flow-form-mismatches.ts'
import type { FormWorld } from './form-check-context.ts'
import { layoutProblems, totalProblems } from './form-layout-problems.ts'
import { nameProblems, own, callNames } from './form-name-problems.ts'
import { formOptionProblems } from './form-option-problems.ts'
import { formWordProblems } from './form-word-problems.ts'
import { kindOf, kinds } from './kinds.ts'

const most = { fields: 150, columns: 60, lines: 10 }

/** Everything wrong with a draft that has its shape; the engine may only run one for which this is empty. */
export function formProblems(draft: FormDraft, world: FormWorld): FormProblem[] {
  const { doc } = draft
  const names = [
    ...headProblems(doc, world),
    ...fieldNameProblems('doc.fields', doc.fields, most.fields),
    ...formWordProblems(draft),
  ]
  const kindly = fieldProblems('doc.fields', doc.fields, world, doc)
  // What leans on the fields is looked at once they are sound themselves.
  const leaning =
    kindly.length > 0
      ? []
      : [
          ...expressionsOf(doc),
          ...layoutProblems(doc),
          ...numberProblems(doc),
          ...approvalProblems(doc, world),
          ...renameProblems(draft, world),
        ]
  return [...names, ...kindly, ...leaning, ...placeProblems(draft, world)]
}

function headProblems(doc: AnyDocument, { codes }: FormWorld): FormProblem[] {
  return [
    ...(doc.module === formModule ? [] : [formProblem('form.problem.shape', 'doc.module', { part: 'doc.module' })]),
    ...nameProblems('doc.name', doc.name),
    ...(callNames.has(doc.name) ? [formProblem('form.problem.reserved', 'doc.name', { name: doc.name })] : []),
    ...(/^[a-z][a-z0-9]{1,29}$/.test(doc.code) ? [] : [formProblem('form.problem.code', 'doc.code')]),
    ...(/^[a-z][a-zA-Z0-9]{1,29}$/.test(doc.scope)
      ? []
      : [formProblem('form.problem.shape', 'doc.scope', { part: 'doc.scope' })]),
    ...(codes?.has(doc.code) === true ? [formProblem('form.problem.code-taken', 'doc.code', { code: doc.code })] : []),
    ...(Object.keys(doc.fields).length > 0 ? [] : [formProblem('form.problem.empty', 'doc.fields')]),
    ...(titled(doc) ? [] : [formProblem('form.problem.title', 'doc.title')]),
    ...Object.entries(doc.fields)
      .filter(([, { kind }]) => kind === 'lines')
      .slice(most.lines)
      .map(([name]) => formProblem('form.problem.size', `doc.fields.${name}`, { part: 'lines', most: most.lines })),
  ]
}

function titled({ fields, title }: AnyDocument): boolean {
  const field = own(fields, title)
  return (
    field !== undefined && known.has(field.kind) && kindOf(field.kind).sql(field) === 'text' && field.read === undefined
  )
}

function fieldNameProblems(path: string, fields: Fields, limit: number): FormProblem[] {
  const names = Object.keys(fields)
  return [
    ...names.flatMap((name) => nameProblems(`${path}.${name}`, name)),
    ...(names.length > limit ? [formProblem('form.problem.size', path, { part: path, most: limit })] : []),
    ...Object.entries(fields).flatMap(([name, field]) =>
      'fields' in field ? fieldNameProblems(`${path}.${name}`, field.fields as Fields, most.columns) : [],
    ), // a sub-table's own option
  ]
}

const known: ReadonlySet<string> = new Set(kinds.map(({ name }) => name))

function fieldProblems(path: string, fields: Fields, world: FormWorld, doc: AnyDocument): FormProblem[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const at = `${path}.${name}`
    if (!known.has(field.kind)) return [formProblem('form.problem.kind', at, { kind: field.kind })]
    const own = formOptionProblems(name, at, field)
    return own.length > 0
      ? own
      : [...namedProblems(name, at, field, fields, world, doc), ...innerProblems(at, field, world, doc)]
  })
}

function innerProblems(at: string, field: Field, world: FormWorld, doc: AnyDocument): FormProblem[] {
  const columns = known.has(field.kind) ? kindOf(field.kind).columns?.(field) : undefined
  if (columns === undefined) return []
  const nested = Object.entries(columns)
    .filter(([, { kind }]) => kind === 'lines' || kind === 'autoNumber')
    .map(([name]) => formProblem('form.problem.nested', `${at}.${name}`))
  if (nested.length > 0) return nested
  const totals = 'totals' in field && Array.isArray(field.totals) ? field.totals.map(String) : []
  const inner = fieldProblems(at, columns, world, doc)
  return inner.length > 0
    ? inner
    : [
        ...(Object.keys(columns).length > 0 ? [] : [formProblem('form.problem.empty', at)]),
        ...totals.flatMap((name) => totalProblems(`${at}.totals`, columns, name)),
      ]
}

/** Names that a field's options give: of a dictionary, a document, a field beside it. */
function namedProblems(
  name: string,
  at: string,
  field: Field,
  beside: Fields,
  { dictionaries, documents }: FormWorld,
  doc: AnyDocument,
): FormProblem[] {
  const options = field as Readonly<Record<string, unknown>> & Field // looked at by formOptionProblems
  const group =
    typeof options.group === 'string' && dictionaries?.has(options.group) === false
      ? [formProblem('form.problem.dictionary', at, { name, group: options.group })]
      : []
  const fields = [options.in, options.from]
    .filter((one) => typeof one === 'string')
    .filter((one) => own(beside, one) === undefined)
  const target = typeof options.to === 'string' ? options.to : null
  const there = target === `${doc.module}.${doc.name}` ? new Set(Object.keys(doc.fields)) : documents?.get(target ?? '')
  if (target !== null && documents !== undefined && there === undefined)
    return [formProblem('form.problem.document', at, { name, document: target })]
  const fill =
    typeof options.fill === 'object' && options.fill !== null
      ? Object.entries(options.fill as Readonly<Record<string, string>>)
      : []
  const filled = fill.flatMap(([to, from]) => [
    ...(own(beside, to) === undefined ? [to] : []),
    ...(there === undefined || there.has(from) ? [] : [from]),
  ])
  return [...group, ...[...fields, ...filled].map((gone) => formProblem('form.problem.gone', at, { name: gone }))]
}

function expressionsOf(doc: AnyDocument): FormProblem[] {
  const own = expressionProblems(doc.fields).map((problem) => {
    const [place = '', ...rest] = problem.split(': ')
    return expressionProblem(`doc.fields.${place}`, place.split('.').slice(0, -1).join('.') || place, rest.join(': '))
  })
  const groups = doc.form.flatMap(({ name, visible }) => {
    const compiled = visible === undefined ? null : compile(visible, expressionTypes(doc.fields))
    if (compiled === null || ('answers' in compiled && compiled.answers === 'flag')) return []
    return [
      expressionProblem(
        `doc.form.${name}`,
        name,
        'problem' in compiled ? compiled.problem : `answers a ${compiled.answers}, not a flag`,
      ),
    ]
  })
  return [...own, ...groups, ...clauseProblems('doc.fields', doc.fields)]
}

/** Conditions of fields and columns that lack what they compare with, or compare with what their field never holds. */
function clauseProblems(path: string, fields: Fields, around: Fields = {}): FormProblem[] {
  const seen = { ...around, ...fields }
  return Object.entries(fields).flatMap(([name, field]) => {
    const at = `${path}.${name}`
    const conditions = [field.visible, field.required, field.readonly].filter((one) => typeof one === 'string')
    const clauses = conditions.flatMap((condition) => sentenceOf(condition)?.clauses ?? [])
    return [
      ...(clauses.some(isUnfinished) ? [formProblem('form.problem.clause', at, { name })] : []),
      ...clauses.flatMap((clause) =>
        impossibleValues(seen, clause).map((value) => formProblem('form.problem.clause-value', at, { name, value })),
      ),
      ...('fields' in field ? clauseProblems(at, field.fields as Fields, seen) : []), // a sub-table's own option
    ]
  })
}

function expressionProblem(path: string, name: string, problem: string): FormProblem {
  if (problem === costly) return formProblem('form.problem.costly', path, { name })
  return formProblem('form.problem.expression', path, { name, problem })
}

const example = '{YYYY}{MM}-{####}'

function numberProblems({ fields, number }: AnyDocument): FormProblem[] {
  const unnumbered = Object.entries(fields)
    .filter(([name, { kind }]) => kind === 'autoNumber' && name !== number?.field)
    .map(([name]) => formProblem('form.problem.number', `doc.fields.${name}`, { pattern: example }))
  if (number === undefined) return unnumbered
  const { field, pattern, resetBy } = number
  const parts: readonly string[] = pattern.match(/\{[^{}]*\}/g) ?? []
  const counters = parts.filter((part) => /^\{#{1,10}\}$/.test(part))
  const plain = pattern.replaceAll(/\{[^{}]*\}/g, '')
  const needed: readonly string[] = ['{YYYY}', '{MM}', '{DD}'].slice(
    0,
    { never: 0, year: 1, month: 2, day: 3 }[resetBy],
  )
  const fine =
    counters.length === 1 &&
    parts.every((part) => part === counters[0] || ['{U}', '{YYYY}', '{MM}', '{DD}'].includes(part)) &&
    !/[{}]/.test(plain) &&
    pattern.length <= 50 &&
    needed.every((part) => parts.includes(part))
  return [
    ...unnumbered,
    ...(own(fields, field)?.kind === 'autoNumber'
      ? []
      : [formProblem('form.problem.number-field', 'doc.number.field')]),
    ...(fine ? [] : [formProblem('form.problem.number', 'doc.number.pattern', { pattern: example })]),
  ]
}

function approvalProblems(doc: AnyDocument, { processes, categories, roles }: FormWorld): FormProblem[] {
  const { fields, approval } = doc
  if (approval === undefined) return []
  const { process, category, money, values, first } = approval
  return [
    ...(/^[a-z][A-Za-z0-9]{1,39}$/.test(process) && first.key === process && (first.money ?? false) === money
      ? []
      : [formProblem('form.problem.shape', 'doc.approval.process', { part: 'doc.approval.process' })]),
    ...(processes?.has(process) === true
      ? [formProblem('form.problem.process-taken', 'doc.approval.process', { process })]
      : []),
    ...(categories?.has(category) === false
      ? [formProblem('form.problem.category', 'doc.approval.category', { category })]
      : []),
    ...values
      .filter((name) => own(fields, name) === undefined)
      .map((name) => formProblem('form.problem.gone', 'doc.approval.values', { name })),
    ...checkDefinition(first).map(({ code, node }) =>
      formProblem('form.problem.flow', `doc.approval.first.${node ?? ''}`, { node: node ?? process, problem: code }),
    ),
    ...Object.entries(first.nodes).flatMap(([node, one]) =>
      rolesAt(one)
        .filter((role) => role !== '' && roles?.has(role) === false)
        .map((role) =>
          formProblem('form.problem.flow-form', `doc.approval.first.${node}`, { role, node, problem: 'flow.fit.role' }),
        ),
    ),
    ...Object.entries(first.nodes).flatMap(([node, one]) =>
      nodeFit(doc, values, one).map(({ code, params }) =>
        formProblem('form.problem.flow-form', `doc.approval.first.${node}`, { ...params, node, problem: code }),
      ),
    ),
  ]
}

function renameProblems({ doc, renamed = {} }: FormDraft, { published }: FormWorld): FormProblem[] {
  if (published === undefined) return []
  const has = (of: AnyDocument | null, path: string): boolean => of !== null && fieldAt(of.fields, path.split('.'))
  return Object.entries(renamed)
    .filter(
      ([name, from]) =>
        !has(doc, name) || !has(published, from) || has(doc, from) || name.split('.').length !== from.split('.').length,
    )
    .map(([name, from]) => formProblem('form.problem.renamed', `renamed.${name}`, { name, from }))
}

function fieldAt(fields: Fields, [name = '', ...rest]: readonly string[]): boolean {
  const field = own(fields, name)
  if (field === undefined || rest.length === 0) return field !== undefined
  return 'fields' in field && fieldAt(field.fields as Fields, rest) // a sub-table's own option
}

function placeProblems({ doc, menu, access }: FormDraft, { folders, roles }: FormWorld): FormProblem[] {
  const verbs: readonly string[] = [...standardVerbs, ...(doc.approval === undefined ? [] : approvalVerbs)]
  return [
    ...(folders?.has(menu.folder) === false
      ? [formProblem('form.problem.folder', 'menu.folder', { folder: menu.folder })]
      : []),
    ...access
      .filter(({ role }) => roles?.has(role) === false)
      .map(({ role }) => formProblem('form.problem.role', 'access', { role })),
    ...access
      .flatMap((grant) => grant.verbs)
      .filter((verb) => !verbs.includes(verb))
      .map((verb) => formProblem('form.problem.verb', 'access', { verb })),
  ]
}
