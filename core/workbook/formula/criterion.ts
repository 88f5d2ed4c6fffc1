import type { CellValue } from '../workbook-types.ts'
import { compare, toText } from './formula-value.ts'

const operators = ['<=', '>=', '<>', '<', '>', '='] as const

/** What SUMIF, COUNTIF and their like ask of a cell: a value, a comparison such as >=5, or text with * and ?. */
export function criterion(asked: CellValue): (value: CellValue) => boolean {
  const text = typeof asked === 'string' ? asked : null
  const operator = operators.find((sign) => text?.startsWith(sign)) ?? '='
  const right = text === null ? asked : operand(text.startsWith(operator) ? text.slice(operator.length) : text)
  if (operator === '=' || operator === '<>') {
    const equals = equality(right)
    return operator === '=' ? equals : (value) => !equals(value)
  }
  return (value) => {
    // Only like is compared with like, and an empty cell with nothing.
    if (typeof value !== typeof right || value === null) return false
    const order = compare(value, right)
    if (operator === '<') return order < 0
    if (operator === '>') return order > 0
    return operator === '<=' ? order <= 0 : order >= 0
  }
}

function operand(text: string): CellValue {
  if (/^(true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  const number = Number(text.endsWith('%') ? text.slice(0, -1) : text)
  if (text.trim() === '' || !Number.isFinite(number)) return text
  return text.endsWith('%') ? number / 100 : number
}

function equality(right: CellValue): (value: CellValue) => boolean {
  if (right === '' || right === null) return (value) => value === null || value === ''
  if (typeof right === 'string') {
    const pattern = wildcards(right)
    return (value) => typeof value === 'string' && pattern.test(value)
  }
  // Text that reads as the number counts too.
  return (value) =>
    value === right || (typeof right === 'number' && typeof value === 'string' && operand(value) === right)
}

/** The pattern of a text in which * stands for anything, ? for one character, and ~ takes that away. */
export function wildcards(text: string): RegExp {
  const pattern = toText(text).replace(/~?[*?]|~~|[\\^$+.()|[\]{}]/g, (sign) => {
    if (sign === '*') return '[^]*'
    if (sign === '?') return '[^]'
    return `\\${sign.at(-1)}`
  })
  return new RegExp(`^${pattern}$`, 'iu')
}
