import { approvalColumns, baseColumns, type AnyDocument, type List } from '../core/description/document.ts'
import type { Fields } from '../core/description/field.ts'
import { type FormProblem, formProblem } from '../core/form-design/problem.ts'
import { nameProblems, own } from './form-name-problems.ts'
import { kindOf } from './kinds.ts'
import { mostSummary } from './summary-fields.ts'

/** What is wrong with the groups, lists and totals of a form. */
export function layoutProblems(doc: AnyDocument): FormProblem[] {
  const columns = columnsOf(doc)
  const groups = doc.form.map(({ name }) => name)
  const gone = (path: string, names: readonly string[]) =>
    names.filter((name) => !columns.has(name)).map((name) => formProblem('form.problem.gone', path, { name }))
  return [
    ...groups.flatMap((name) => nameProblems(`doc.form.${name}`, name)),
    ...groups
      .filter((name, at) => groups.indexOf(name) !== at)
      .map((name) => formProblem('form.problem.taken', `doc.form.${name}`, { name })),
    ...doc.form.flatMap(({ name, fields }) => gone(`doc.form.${name}`, fields)),
    ...Object.entries(doc.lists).flatMap(([name, list]) => [
      ...nameProblems(`doc.lists.${name}`, name),
      ...listProblems(doc, `doc.lists.${name}`, list, gone),
    ]),
    ...(doc.print?.sections ?? []).flatMap(({ group, fields, inWords = [] }) => [
      ...gone('doc.print', [...fields, ...inWords]),
      ...(groups.includes(group) ? [] : [formProblem('form.problem.group', 'doc.print', { name: group })]),
    ]),
    ...gone('doc.summary', doc.summary ?? []),
    ...((doc.summary ?? []).length > mostSummary
      ? [formProblem('form.problem.size', 'doc.summary', { part: 'doc.summary', most: mostSummary })]
      : []),
    ...(doc.unique ?? []).flatMap((names) => [
      ...gone('doc.unique', names),
      ...names
        .filter((name) => own(doc.fields, name)?.kind === 'lines')
        .map((name) => formProblem('form.problem.index', 'doc.unique', { name })),
    ]),
  ]
}

function listProblems(
  doc: AnyDocument,
  path: string,
  { columns, search, sort, totals = [], filter = {} }: List,
  gone: (path: string, names: readonly string[]) => FormProblem[],
): FormProblem[] {
  const sorted = sort.map((name) => name.replace(/^-/, ''))
  const unfit = [
    ...search.filter((name) => fieldKind(doc, name)?.filter === 'none'),
    ...sorted.filter((name) => fieldKind(doc, name)?.sortable === false),
    ...Object.keys(filter).filter((name) => fieldKind(doc, name)?.filter === 'none'),
  ]
  return [
    ...gone(path, [...columns, ...search, ...sorted, ...totals, ...Object.keys(filter)]),
    ...unfit.map((name) => formProblem('form.problem.search', path, { name })),
    ...totals.flatMap((name) => (own(doc.fields, name) === undefined ? [] : totalProblems(path, doc.fields, name))),
  ]
}

/** A total is a sum of numbers. */
export function totalProblems(path: string, fields: Fields, name: string): FormProblem[] {
  const field = own(fields, name)
  if (field === undefined) return [formProblem('form.problem.gone', path, { name })]
  return kindOf(field.kind).numeric ? [] : [formProblem('form.problem.total', path, { name })]
}

function columnsOf(doc: AnyDocument): ReadonlySet<string> {
  return new Set([...baseColumns, ...(doc.approval === undefined ? [] : approvalColumns), ...Object.keys(doc.fields)])
}

function fieldKind({ fields }: AnyDocument, name: string) {
  const field = own(fields, name)
  return field === undefined ? undefined : kindOf(field.kind)
}
