import { date } from './date/kind.ts'
import { dictionary } from './dictionary/kind.ts'
import { money } from './money/kind.ts'
import { number } from './number/kind.ts'
import { quantity } from './quantity/kind.ts'
import { text } from './text/kind.ts'

/**
 * What every line of a ledger says beside its dimensions and measures: when, by what event of which document, and what
 * stood after it. `events` is the dictionary of the events.
 */
export function moveFields<const E extends string>(events: E) {
  return {
    day: date({ required: true, indexed: true }),
    event: dictionary({ group: events, required: true }),
    sourceNo: text({ max: 40, readonly: true }),
    sourceType: text({ max: 60, required: true, readonly: true }),
    sourceId: text({ max: 36, required: true, readonly: true }),
    seq: number({ required: true, readonly: true }),
    lineNo: number({ required: true, readonly: true }),
    /** Those that share a cost, and the order in which they were written. */
    costGroup: text({ max: 36, required: true, readonly: true }),
    entry: number({ required: true, readonly: true, max: '99999999999' }),
    /** Of all that shares the cost, with this line. */
    runningQuantity: quantity({ readonly: true }),
    runningAmount: money({ digits: 2, readonly: true }),
    /** The line whose opposite it is, or whose cost it corrects. */
    reverses: text({ max: 36, readonly: true, indexed: true }),
    corrects: text({ max: 36, readonly: true }),
  }
}

/** The sets of fields by which the lines of a ledger are unique: each is written once, and in one order. */
export const moveKeys = [
  ['sourceId', 'event', 'seq', 'lineNo'],
  ['costGroup', 'day', 'entry'],
] as const
