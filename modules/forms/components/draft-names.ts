import type { FormDraft } from '../../../core/form-design/draft.ts'
import type { Words } from '../../../core/values/language.ts'
import { columnsOf } from './draft-fields.ts'
import type { Spelling } from './load-pinyin.ts'

// In the database a capital takes two more signs.
const most = 26

// Columns of every record, and what expressions mean otherwise.
const taken: ReadonlySet<string> = new Set([
  'id',
  'ver',
  'unitId',
  'deptId',
  'createBy',
  'createName',
  'createTime',
  'updateBy',
  'updateTime',
  'remark',
  'approvalStatus',
  'procInstId',
  'currentNode',
  'currentHandlers',
  'submitTime',
  'approveTime',
  'archived',
  'delFlag',
  'me',
  'myUnit',
  'myDept',
  'true',
  'false',
  'null',
  'in',
  'size',
  'all',
  'map',
  'filter',
  'exists',
  'sum',
  'min',
  'max',
  'abs',
  'round',
  'add',
  'sub',
  'mul',
  'div',
  'today',
  'year',
  'empty',
  'filled',
  'decimal',
  'int',
  'bool',
  'string',
  'list',
  'type',
  'as',
  'for',
  'if',
  'var',
  'let',
  'const',
  'while',
  'function',
  'return',
  'void',
  'package',
  'namespace',
  'import',
  'loop',
  'break',
  'else',
  'day',
  'double',
  'bytes',
  'has',
])

/** A name that nothing around it has. */
export function freshName(wanted: string, around: readonly string[]): string {
  const base = wanted.slice(0, most)
  if (!around.includes(base) && !taken.has(base)) return base
  for (let n = 2; ; n += 1) if (!around.includes(`${base}${n}`)) return `${base}${n}`
}

/**
 * What a thing is called in code by its Chinese name: 报销金额 is baoXiaoJinE; null when nothing of it can be said in
 * letters.
 */
export function nameFrom(label: Words, { syllables }: Spelling): string | null {
  const spelt = syllables(label.zh)
  const words = spelt.length > 0 ? spelt : (label.en.toLowerCase().match(/[a-z0-9]+/g) ?? [])
  const name = words.reduce(withWord, '')
  return name === '' ? null : name
}

function withWord(before: string, word: string): string {
  if (stored(before) + word.length + 2 > most) return before
  return before === '' ? word.replace(/^[0-9]+/, '') : before + word.charAt(0).toUpperCase() + word.slice(1)
}

function stored(name: string): number {
  return name.replaceAll(/[A-Z]/g, '_x').length
}

/** The code of its rights by the initials: 用车申请 is ycsq. */
export function codeFrom({ zh }: Words, { initials }: Spelling): string | null {
  const code = initials(zh)
    .replace(/^[0-9]+/, '')
    .slice(0, 12)
  return code.length >= 2 ? code : null
}

/** Every name in a draft, of columns as well: one name means one thing, so that renaming it is safe. */
export function namesIn({ doc }: FormDraft): readonly string[] {
  return Object.entries(doc.fields).flatMap(([name, field]) => [name, ...Object.keys(columnsOf(field))])
}

/** The draft in which a field or column bears another name, wherever it is named. */
export function renamed(draft: FormDraft, path: string, to: string): FormDraft {
  const from = path.split('.').at(-1) ?? path
  return walked(draft, from, to) as FormDraft // the same shape with another name in it
}

const expressions: ReadonlySet<string> = new Set([
  'visible',
  'required',
  'readonly',
  'calc',
  'expression',
  'when',
  'notBefore',
  'notAfter',
])
const naming: ReadonlySet<string> = new Set([
  'title',
  'parent',
  'field',
  'in',
  'opens',
  'fields',
  'columns',
  'search',
  'sort',
  'totals',
  'inWords',
  'values',
  'unique',
])

function walked(part: unknown, from: string, to: string, key = ''): unknown {
  if (typeof part === 'string') {
    if (expressions.has(key)) return inExpression(part, from, to)
    if (!naming.has(key)) return part
    if (part === from) return to
    return part === `-${from}` ? `-${to}` : part
  }
  if (Array.isArray(part)) return part.map((one) => walked(one, from, to, key))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      (key === 'fields' || key === 'fill') && name === from ? to : name,
      walked(value, from, to, name),
    ]),
  )
}

// Texts in quotes stay, but for the column that a sum names.
function inExpression(text: string, from: string, to: string): string {
  return text
    .replaceAll(
      new RegExp(`(sum\\(\\s*\\w+\\s*,\\s*["'])${from}(["']\\s*\\))`, 'g'),
      (_, before: string, after: string) => `${before}${to}${after}`,
    )
    .replaceAll(new RegExp(`"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|(?<!\\w)${from}(?!\\w)`, 'g'), (found) =>
      found === from ? to : found,
    )
}
