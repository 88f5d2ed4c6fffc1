import { answering } from '../../platform/process/worker-thread.ts'
import { type DiffLine, lineDiff } from './line-diff.ts'
import { textLines } from './text-lines.ts'

/** Two letters to be held against each other. */
export interface Comparison {
  readonly left: Uint8Array
  readonly right: Uint8Array
}

answering<Comparison, readonly DiffLine[]>(async ({ left, right }) =>
  lineDiff(await textLines(left), await textLines(right)),
)
