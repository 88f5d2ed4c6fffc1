import { format, formatColor, isDateFormat, isPercentFormat } from 'numfmt'
import { numberText } from '../formula/formula-value.ts'
import { plainFormula } from '../formula/parse-formula.ts'
import { type Cell, type CellFormat, type CellValue, isCellError } from '../workbook-types.ts'
import { days1904 } from './typed-value.ts'

/** What a cell shows. */
export function shownText(value: CellValue, { numberFormat }: CellFormat, language: string, from1904: boolean): string {
  if (value === null) return ''
  if (isCellError(value)) return value.error
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'string' && (numberFormat === 'General' || numberFormat === '@')) return value
  try {
    return format(numberFormat, dayOf(value, numberFormat, from1904), { locale: language })
  } catch {
    return typeof value === 'number' ? numberText(value) : value
  }
}

/** The colour that a number format gives a value, such as red below nought. */
export function shownColor(value: CellValue, { numberFormat }: CellFormat): string | undefined {
  if (typeof value !== 'number' || !numberFormat.includes('[')) return undefined
  try {
    const color: unknown = formatColor(numberFormat, value, { throws: false })
    return typeof color === 'string' ? color : undefined
  } catch {
    return undefined
  }
}

/** What stands in the line for typing: a formula, or the value in a way that reads back the same. */
export function editedText(
  cell: Cell | undefined,
  { numberFormat }: CellFormat,
  language: string,
  from1904: boolean,
): string {
  if (cell?.formula !== undefined) return `=${plainFormula(cell.formula)}`
  const value = cell?.value ?? null
  if (value === null) return ''
  if (isCellError(value)) return value.error
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'string') return looksTyped(value) ? `'${value}` : value
  if (isDateFormat(numberFormat)) return dayText(dayOf(value, numberFormat, from1904))
  if (isPercentFormat(numberFormat)) return `${decimalText(value * 100, language)}%`
  return decimalText(value, language)
}

/** Text that would be taken for something else when typed again. */
function looksTyped(text: string): boolean {
  return /^[=']/.test(text)
}

function decimalText(value: number, language: string): string {
  const text = numberText(value)
  return language === 'ru' ? text.replace('.', ',') : text
}

function dayText(serial: number): string {
  const pattern = Number.isInteger(serial) ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm:ss'
  return format(serial < 1 ? 'hh:mm:ss' : pattern, serial, { locale: 'en' })
}

function dayOf<Value extends CellValue>(value: Value, numberFormat: string, from1904: boolean): Value | number {
  return typeof value === 'number' && from1904 && isDateFormat(numberFormat) ? value + days1904 : value
}
