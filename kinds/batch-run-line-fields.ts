import { dictionary } from './dictionary/kind.ts'
import { reference } from './reference/kind.ts'
import { text } from './text/kind.ts'

/**
 * What every line of a run says beside its figures: the run it came from, why it is worth a look, and whether it holds.
 * `reasons` is the dictionary of the reasons.
 */
export function runLineFields<const T extends string, const R extends string>(runs: T, reasons: R) {
  return {
    runId: reference({ to: runs, indexed: true, readonly: true }),
    reason: dictionary({ group: reasons, readonly: true, indexed: true }),
    /** `1` until the line is taken back; then it bars no other line of its period. */
    holds: text({ max: 1, readonly: true }),
  }
}
