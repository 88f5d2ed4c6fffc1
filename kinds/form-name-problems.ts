import { approvalColumns, baseColumns } from '../core/description/document.ts'
import type { Field, Fields } from '../core/description/field.ts'
import { askerNames } from '../core/expression/expression.ts'
import { type FormProblem, formProblem } from '../core/form-design/problem.ts'

const longest = 30

/** A name is short, fits a column, and is no word that something else keeps for itself. */
export function nameProblems(path: string, name: string): FormProblem[] {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name) || name.replaceAll(/[A-Z]/g, '_x').length > longest)
    return [formProblem('form.problem.name', path, { name, most: longest })]
  return reserved.has(name) || name in Object.prototype ? [formProblem('form.problem.reserved', path, { name })] : []
}

/** A field by its name; undefined for what every object has. */
export function own(fields: Fields, name: string): Field | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

// Ends of the addresses below which forms are asked for.
export const callNames: ReadonlySet<string> = new Set(['choices', 'check', 'save', 'try'])

// Columns of the engine and of PostgreSQL itself, and the words that expressions keep for themselves.
const reserved: ReadonlySet<string> = new Set([
  ...baseColumns,
  ...approvalColumns,
  ...Object.keys(askerNames),
  'delFlag',
  'search',
  'searchGrams',
  'parentId',
  'lineNo',
  'tableoid',
  'xmin',
  'xmax',
  'cmin',
  'cmax',
  'ctid',
  'today',
  'sum',
  'size',
  'has',
  'map',
  'filter',
  'all',
  'exists',
  'in',
  'true',
  'false',
  'null',
  'as',
  'break',
  'const',
  'continue',
  'else',
  'for',
  'function',
  'if',
  'import',
  'let',
  'loop',
  'package',
  'namespace',
  'return',
  'var',
  'void',
  'while',
])
