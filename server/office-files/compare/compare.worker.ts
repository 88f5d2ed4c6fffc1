import { answering } from '../../platform/process/worker-thread.ts'
import { cellDiff, cellTexts } from './cell-diff.ts'
import { type DiffLine, lineDiff } from './line-diff.ts'
import { textLines } from './text-lines.ts'

/** Two letters or two workbooks to be held against each other. */
export interface Comparison {
  readonly sort: 'letters' | 'workbooks'
  readonly left: Uint8Array
  readonly right: Uint8Array
}

answering<Comparison, readonly DiffLine[]>(async ({ sort, left, right }) =>
  sort === 'letters'
    ? lineDiff(await textLines(left), await textLines(right))
    : cellDiff(await cellTexts(left), await cellTexts(right)),
)
