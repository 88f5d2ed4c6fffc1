import { daysBetween } from '../../core/values/day.ts'

/** How long what is owed has been due: the code of its band and the first day late that belongs to it. */
const bands = [
  ['7', 731],
  ['6', 366],
  ['5', 181],
  ['4', 91],
  ['3', 61],
  ['2', 31],
  ['1', 1],
] as const

/** What is to be done about it: the code of its level and the first day late that belongs to it. */
const levels = [
  ['90', 90],
  ['30', 30],
  ['15', 15],
  ['1', 1],
  ['-7', -7],
] as const

/** Levels of what is overdue already, from what begins to what waits for a court. */
export const overdueLevels = ['1', '15', '30', '90'] as const

/** Levels of what is overdue, or due within a week. */
export const dueLevels = ['-7', ...overdueLevels] as const

/** Band and level of a day on which something was due. */
export function agesOf(dueDate: string | null, today: string) {
  const late = dueDate === null ? -Infinity : daysBetween(dueDate, today)
  const reached = <C extends string>(steps: readonly (readonly [C, number])[]) =>
    steps.find(([, from]) => late >= from)?.[0]
  return { ageBand: reached(bands) ?? '0', overdueLevel: reached(levels) ?? '0' }
}

/** How long money of a party may wait for a debt: the code of its light and the first day that belongs to it. */
const waits = [
  ['180', 181],
  ['90', 91],
  ['30', 31],
] as const

/** Days for which an advance has waited, and the light that they are worth. */
export function waitOf(bizDate: string, today: string) {
  const days = Math.max(0, daysBetween(bizDate, today))
  return { daysOpen: String(days), waitLevel: waits.find(([, from]) => days >= from)?.[0] ?? '0' }
}

/** The part of a receivable of each band that is set aside against its loss. */
const lossRates = { '1': '0.01', '2': '0.03', '3': '0.05', '4': '0.1', '5': '0.3', '6': '0.5', '7': '1' } as const

/** The formula of what is set aside of a receivable's balance in yuan. */
export const lossFormula = `round(mul(balanceCny, ${Object.entries(lossRates).reduce(
  (otherwise, [band, rate]) => `ageBand == '${band}' ? '${rate}' : ${otherwise}`,
  "'0'",
)}), 2)`
