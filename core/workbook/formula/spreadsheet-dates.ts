import { FormulaError, numberError } from './formula-value.ts'

const dayLength = 86_400_000
/** Day 1 of a spreadsheet is 1900-01-01, and it believes that there was a 29 February 1900. */
const start1900 = Date.UTC(1899, 11, 30)
const start1904 = Date.UTC(1904, 0, 1)

/** Days as a workbook counts them, from 1900 or from 1904. */
export class Days {
  private readonly from1904: boolean

  constructor(from1904: boolean) {
    this.from1904 = from1904
  }

  /** The number of a day; months and days beyond their end run on. */
  serial(year: number, month: number, day: number): number {
    const full = year < 1900 ? year + 1900 : year
    const days = (Date.UTC(full, month - 1, day) - (this.from1904 ? start1904 : start1900)) / dayLength
    const serial = !this.from1904 && days < 61 ? days - 1 : days
    if (!Number.isFinite(serial) || serial < 0) throw new FormulaError(numberError)
    return serial
  }

  /** Year, month, day of a number. */
  parts(serial: number): {
    readonly year: number
    readonly month: number
    readonly day: number
    readonly weekday: number
  } {
    const whole = Math.floor(serial)
    if (whole < 0 || whole > 2_958_465) throw new FormulaError(numberError)
    if (!this.from1904 && whole === 60) return { year: 1900, month: 2, day: 29, weekday: 3 }
    const shifted = !this.from1904 && whole < 60 ? whole + 1 : whole
    const date = new Date((this.from1904 ? start1904 : start1900) + shifted * dayLength)
    return {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      weekday: date.getUTCDay(),
    }
  }

  /** The same day of a later month, or its last day where there is none such. */
  later(serial: number, months: number): number {
    const { year, month, day } = this.parts(serial)
    const last = new Date(Date.UTC(year, month + Math.trunc(months), 0)).getUTCDate()
    return this.serial(year, month + Math.trunc(months), Math.min(day, last))
  }

  /** The last day of a month that comes later. */
  endOfMonth(serial: number, months: number): number {
    const { year, month } = this.parts(serial)
    return this.serial(year, month + Math.trunc(months) + 1, 0)
  }
}
