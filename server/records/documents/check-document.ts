import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase, Fields } from '../../../core/description/field.ts'
import { compile } from '../../../core/expression/expression.ts'
import { expressionProblems } from '../../../kinds/compiled-record-fields.ts'
import { expressionTypes } from '../../../kinds/expression-types.ts'
import { kinds } from '../../../kinds/kinds.ts'
import { mostSummary } from '../../../kinds/summary-fields.ts'
import { approvalFields, baseFields } from '../schema/base-fields.ts'
import { linesOf } from '../schema/table-mapping.ts'
import { viewProblems } from './described-list-views.ts'

/** What is wrong with a description, for whoever wrote it; nothing when it can run. */
export function documentProblems(doc: AnyDocument, documents: ReadonlyMap<string, unknown>): string[] {
  const problems = kindProblems(doc.fields)
  const found =
    problems.length > 0
      ? problems
      : [
          ...expressionProblems(doc.fields),
          ...referenceProblems(doc.fields, documents),
          ...measureProblems(doc.fields),
          ...hiddenAndSearched(doc.fields),
          ...linesOf(doc.fields).flatMap(([name, columns]) => hiddenAndSearched(columns, doc.fields[name], `${name}.`)),
          ...(doc.fields[doc.title]?.read === undefined
            ? []
            : [`${doc.title} names the record and yet is hidden from some`]),
          ...nameProblems(doc),
          ...((doc.summary ?? []).length > mostSummary ? [`summary names more than ${mostSummary} fields`] : []),
          ...actionProblems(doc),
          ...taskProblems(doc),
          ...printProblems(doc),
          ...viewProblems(doc),
          ...parentProblems(doc),
          ...effectiveProblems(doc),
        ]
  return found.map((problem) => `${doc.module}.${doc.name}: ${problem}`)
}

function hiddenAndSearched(fields: Fields, table?: FieldBase, before = ''): string[] {
  return Object.entries(fields)
    .filter(([, field]) => field.searched === true && (field.read ?? table?.read) !== undefined)
    .map(([name]) => `${before}${name} is hidden from some and yet searched`)
}

const known = new Set(kinds.map(({ name }) => name))

function kindProblems(fields: Fields): string[] {
  return Object.entries(fields)
    .filter(([, field]) => !known.has(field.kind))
    .map(([name, field]) => `${name} is of no known kind ${field.kind}`)
}

function referenceProblems(fields: Fields, documents: ReadonlyMap<string, unknown>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!('to' in field) || typeof field.to !== 'string' || documents.has(field.to)) return []
    return [`${name} points at ${field.to}, which does not exist`]
  })
}

function measureProblems(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...('in' in field && typeof field.in === 'string' && !Object.hasOwn(fields, field.in)
      ? [`${name} is counted in ${field.in}, which is no field beside it`]
      : []),
    ...linesOf({ [name]: field }).flatMap(([, inner]) => measureProblems(inner)),
  ])
}

function nameProblems(doc: AnyDocument): string[] {
  const columns = new Set([
    ...Object.keys(baseFields),
    ...(doc.approval === undefined ? [] : Object.keys(approvalFields)),
    ...Object.keys(doc.fields),
  ])
  const shadowed = Object.keys(doc.fields).filter(
    (name) => Object.hasOwn(baseFields, name) || Object.hasOwn(approvalFields, name),
  )
  const named = [
    doc.title,
    doc.parent,
    doc.number?.field,
    doc.officialNumber,
    doc.states?.field,
    ...(doc.summary ?? []),
    ...doc.form.flatMap(({ fields }) => fields),
    ...(doc.print?.sections ?? []).flatMap(({ fields, inWords }) => [...fields, ...(inWords ?? [])]),
    doc.print?.language,
    ...(doc.print?.signing ?? []),
    ...(doc.unique ?? []).flat(),
    ...(doc.effective?.of ?? []),
    doc.effective?.from,
    ...Object.values(doc.lists).flatMap(({ columns: shown, search, sort, totals, filter }) => [
      ...shown,
      ...search,
      ...sort.map((name) => name.replace(/^-/, '')),
      ...(totals ?? []),
      ...Object.keys(filter ?? {}),
    ]),
  ]
  const unknown = [...new Set(named)].filter((name) => name !== undefined && !columns.has(name))
  return [
    ...shadowed.map((name) => `${name} is the engine's own column`),
    ...unknown.map((name) => `${name} is no field`),
  ]
}

function effectiveProblems({ effective, fields }: AnyDocument): string[] {
  if (effective === undefined) return []
  const open = effective.of.filter((name) => fields[name]?.required !== true)
  const { kind, required } = fields[effective.from] ?? {}
  return [
    ...(effective.of.length === 0 ? ['nothing says which of its records hold one after the other'] : []),
    ...open.map((name) => `${name} says which records hold one after the other, and may be empty`),
    ...(kind === 'date' && required === true ? [] : [`${effective.from} is no day that is always filled`]),
  ]
}

function parentProblems({ module, name, parent, fields }: AnyDocument): string[] {
  const field = parent === undefined ? undefined : fields[parent]
  if (parent === undefined || (field !== undefined && 'to' in field && field.to === `${module}.${name}`)) return []
  return [`its parent ${parent} does not point at itself`]
}

function printProblems({ print, form, fields }: AnyDocument): string[] {
  const [owner] = print?.owner?.split('.') ?? []
  const tables = new Map(linesOf(fields))
  return [
    ...(owner === undefined || fields[owner]?.kind === 'reference'
      ? []
      : [`its print is headed by ${owner}, which is no reference`]),
    ...(print?.sections ?? []).flatMap(({ group, fields: printed, lineColumns = {} }) => [
      ...(form.some(({ name }) => name === group) ? [] : [`print names the unknown group ${group}`]),
      ...Object.entries(lineColumns).flatMap(([name, columns = []]) => [
        ...(printed.includes(name) ? [] : [`print says columns of ${name}, which does not stand in ${group}`]),
        ...columns
          .filter((column) => tables.get(name)?.[column] === undefined)
          .map((column) => `${name}.${column} is no column to print`),
      ]),
    ]),
  ]
}

function taskProblems(doc: AnyDocument): string[] {
  const columns = new Set([
    ...Object.keys(baseFields),
    ...(doc.approval === undefined ? [] : Object.keys(approvalFields)),
    ...Object.keys(doc.fields),
  ])
  const told =
    doc.tells === undefined || doc.fields[doc.tells]?.kind === 'reference'
      ? []
      : [`tells names ${doc.tells}, which is no reference`]
  return [
    ...told,
    ...Object.entries(doc.tasks ?? {}).flatMap(([name, { verb, where, except = [], of, since, due }]) => [
      ...(doc.actions?.[verb] === undefined || doc.actions[verb]?.needs === 'system'
        ? [`the task ${name} is settled by ${verb}, which no person may do`]
        : []),
      ...[...Object.keys(where), ...except, of, since, due]
        .filter((column) => column !== undefined && !columns.has(column))
        .map((column) => `the task ${name} asks for ${column}, which is no field`),
    ]),
  ]
}

function actionProblems(doc: AnyDocument): string[] {
  const codes = new Set(doc.states?.codes)
  return Object.entries(doc.actions ?? {}).flatMap(([verb, { from, to, when, asks, shows = [], prefill = {} }]) => {
    const compiled = when === undefined ? null : compile(when, expressionTypes(doc.fields))
    return [
      ...[...from, ...(to === 'same' ? [] : [to])]
        .filter((state) => !codes.has(state))
        .map((state) => `${verb} names the unknown state ${state}`),
      ...(compiled !== null && 'problem' in compiled ? [`${verb}.when: ${compiled.problem}`] : []),
      ...[...shows, ...Object.values(prefill)]
        .filter((name) => doc.fields[name] === undefined)
        .map((name) => `${verb} shows ${name}, which is no field`),
      ...Object.keys(prefill)
        .filter((name) => asks?.[name] === undefined)
        .map((name) => `${verb} fills ${name}, which it does not ask for`),
      ...(asks === undefined ? [] : expressionProblems(asks).map((problem) => `${verb}.asks: ${problem}`)),
    ]
  })
}
