import { isDateFormat, isTextFormat, parseValue } from 'numfmt'
import type { CellValue } from '../workbook-types.ts'

/** What somebody typed into a cell, understood. */
interface TypedValue {
  readonly value: CellValue
  /** Without the sign of equality. */
  readonly formula?: string
  /** How it was written, such as 0% of 5%. */
  readonly numberFormat?: string
}

/** The formats that typing gives a cell that had none. */
const formats: Readonly<Record<number, string>> = {
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
}

/** From 1904 days are this many fewer. */
export const days1904 = 1462

/** Numbers, days and formulas are told from text as every spreadsheet tells them; long numbers and leading noughts stay text. */
export function typedValue(text: string, numberFormat: string, language: string, from1904: boolean): TypedValue {
  if (text === '') return { value: null }
  if (text.startsWith("'")) return { value: text.slice(1) }
  if (text.startsWith('=') && text.trim().length > 1) return { value: null, formula: text.slice(1).trim() }
  // A code or an account number read as a number loses its noughts and its last digits.
  if (isTextFormat(numberFormat) || /^0\d+$|^\d{16,}$/.test(text.trim())) return { value: text }
  const parsed = parseValue(text.trim(), { locale: language })
  if (parsed === undefined || parsed === null) return { value: text }
  const { value } = parsed
  if (typeof value === 'boolean') return { value }
  if (typeof value !== 'number') return { value: text }
  const code = 'formatId' in parsed && typeof parsed.formatId === 'number' ? formats[parsed.formatId] : undefined
  const isDay = code !== undefined && isDateFormat(code) && value >= 1
  const given = code !== undefined && numberFormat === 'General' ? { numberFormat: code } : {}
  return { value: isDay && from1904 ? value - days1904 : value, ...given }
}
