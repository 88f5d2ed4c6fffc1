import { daysBetween } from '../../core/values/day.ts'

/**
 * How long what is owed has been due: the code of a band, the first day late that belongs to it, and the part of a
 * receivable in it that is set aside against its loss.
 */
export const ageBands = [
  ['7', 731, '1'],
  ['6', 366, '0.5'],
  ['5', 181, '0.3'],
  ['4', 91, '0.1'],
  ['3', 61, '0.05'],
  ['2', 31, '0.03'],
  ['1', 1, '0.01'],
] as const

/** The band of what is not due yet; nothing is set aside in it. */
export const notDue = '0'

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
  const reached = <C extends string>(steps: readonly (readonly [C, number, ...unknown[]])[]) =>
    steps.find(([, from]) => late >= from)?.[0]
  return { ageBand: reached(ageBands) ?? notDue, overdueLevel: reached(levels) ?? '0' }
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

const byBand = `round(mul(balanceCny, ${ageBands
  .toReversed()
  .reduce((otherwise, [band, , rate]) => `ageBand == '${band}' ? '${rate}' : ${otherwise}`, "'0'")}), 2)`

/**
 * What is set aside of a receivable's balance in yuan: what somebody found for it alone, never more than is left, and
 * else by its age.
 */
export const lossFormula = `ownLoss == '1' ? (filled(ownLossPct) ? round(div(mul(balanceCny, orZero(ownLossPct)), 100), 2) : min(balanceCny, orZero(ownLossAmount))) : ${byBand}`
