import type { CellValue, Validation } from '../workbook-types.ts'

/** The values that a list offers, or null where no list is asked; `read` counts a formula of the validation. */
export function offeredValues(
  { type, first }: Validation,
  read: (formula: string) => readonly CellValue[],
): readonly string[] | null {
  if (type !== 'list') return null
  const literal = /^"((?:[^"]|"")*)"$/.exec(first)
  if (literal?.[1] !== undefined)
    return literal[1]
      .replaceAll('""', '"')
      .split(',')
      .map((value) => value.trim())
  return read(first).flatMap((value) => (value === null ? [] : [String(value)]))
}

/** Whether a value may be typed. What is not understood of a rule forbids nothing: the next program judges it again. */
export function isValid(
  validation: Validation,
  value: CellValue,
  read: (formula: string) => readonly CellValue[],
): boolean {
  if (!validation.stops || validation.type === 'none' || validation.type === 'custom') return true
  if (value === null) return true
  const offered = offeredValues(validation, read)
  if (offered !== null) return offered.length === 0 || offered.includes(String(value))
  const measured = validation.type === 'textLength' ? String(value).length : value
  if (typeof measured !== 'number') return false
  if (validation.type === 'whole' && !Number.isInteger(measured)) return false
  return isBetween(validation, measured, read)
}

function isBetween(
  { operator, first, second }: Validation,
  value: number,
  read: (formula: string) => readonly CellValue[],
): boolean {
  const [from] = read(first)
  const [to] = second === '' ? [0] : read(second)
  if (typeof from !== 'number' || typeof to !== 'number') return true
  const judged: Readonly<Record<string, boolean>> = {
    between: value >= from && value <= to,
    notBetween: value < from || value > to,
    equal: value === from,
    notEqual: value !== from,
    greaterThan: value > from,
    lessThan: value < from,
    greaterThanOrEqual: value >= from,
    lessThanOrEqual: value <= from,
  }
  return judged[operator] ?? true
}
