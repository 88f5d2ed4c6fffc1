import { shanghaiAheadMs } from '../../../core/values/day.ts'
import { isDecimal } from '../../../core/values/decimal.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { plainText } from '../../platform/workbook/formula-safe-text.ts'
import type { ImportField } from '../import/import-plan.ts'
import type { RawCell } from '../import/raw-row.ts'
import { dayOfSerial, msOfSerial } from './serial-day.ts'

// What spreadsheets themselves show of a number.
const digits = 15
const longest = 10_000

/** What a cell says to its field, as a text that every language reads the same way. */
export function cellText(cell: RawCell, { field }: ImportField, counts1904: boolean): string {
  if (cell === null) return ''
  const sort = kindOf(field.kind).expression(field)
  if (typeof cell === 'string')
    return written(plainText(cell.length > longest ? cell.slice(0, longest) : cell).trim(), sort === 'day')
  if (typeof cell === 'boolean') return String(cell)
  if (cell instanceof Date) return momentText(cell, sort === 'time', field.kind)
  if (sort === 'day') return dayOfSerial(cell, counts1904) ?? numberText(cell)
  if (sort === 'time') return timeOfSerial(cell, counts1904) ?? numberText(cell)
  return numberText(cell)
}

/** A day as other systems write it into texts: without separators, or with a time that says nothing. */
function written(text: string, isDay: boolean): string {
  if (!isDay) return text
  const day = text.replace(/[\sT]0?0:00(:00)?(\.0+)?Z?$/, '')
  return /^(19|20)\d{6}$/.test(day) ? `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` : day
}

function momentText(at: Date, withTime: boolean, kind: string): string {
  if (Number.isNaN(at.getTime())) return ''
  const text = new Date(Math.round(at.getTime() / 1_000) * 1_000).toISOString()
  if (kind === 'yearMonth') return text.slice(0, 7)
  if (kind === 'year') return text.slice(0, 4)
  return withTime ? `${text.slice(0, 10)} ${text.slice(11, 19)}` : text.slice(0, 10)
}

function timeOfSerial(serial: number, counts1904: boolean): string | null {
  const ms = msOfSerial(serial, counts1904)
  return ms === null ? null : momentText(new Date(ms + shanghaiAheadMs), true, '')
}

/** A number without the noise of binary fractions and without an exponent. */
function numberText(value: number): string {
  if (!Number.isFinite(value)) return ''
  const short = String(Number(value.toPrecision(digits)))
  if (isDecimal(short)) return short
  return Math.abs(value) >= 1
    ? BigInt(Math.round(value)).toString()
    : value.toFixed(20).replace(/0+$/, '').replace(/\.$/, '')
}
