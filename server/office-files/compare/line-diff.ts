/** A paragraph of either letter: in both, only in the one before, or only in the one after. */
export interface DiffLine {
  readonly sort: 'same' | 'removed' | 'added'
  readonly text: string
}

// Beyond this the middle of two letters is told as removed and added whole: nobody reads thousands of changes.
const mostPairs = 4_000_000

/** What has to be taken from and put into the first list to come to the second, in order. */
export function lineDiff(before: readonly string[], after: readonly string[]): DiffLine[] {
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1
  let tail = 0
  const most = Math.min(before.length, after.length) - head
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const middle = middleDiff(before.slice(head, before.length - tail), after.slice(head, after.length - tail))
  const same = (text: string): DiffLine => ({ sort: 'same', text })
  return [...before.slice(0, head).map(same), ...middle, ...before.slice(before.length - tail).map(same)]
}

function middleDiff(before: readonly string[], after: readonly string[]): DiffLine[] {
  const removed = (text = ''): DiffLine => ({ sort: 'removed', text })
  const added = (text = ''): DiffLine => ({ sort: 'added', text })
  if (before.length * after.length > mostPairs) return [...before.map(removed), ...after.map(added)]
  const common = commonLengths(before, after)
  const lines: DiffLine[] = []
  let [left, right] = [0, 0]
  while (left < before.length && right < after.length) {
    const text = before[left]
    if (text === after[right]) {
      lines.push({ sort: 'same', text: text ?? '' })
      left += 1
      right += 1
    } else if ((common[left + 1]?.[right] ?? 0) >= (common[left]?.[right + 1] ?? 0)) {
      lines.push(removed(text))
      left += 1
    } else {
      lines.push(added(after[right]))
      right += 1
    }
  }
  return [...lines, ...before.slice(left).map(removed), ...after.slice(right).map(added)]
}

/** How long the longest common sequence is of what remains from each pair of places. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  for (let left = before.length - 1; left >= 0; left -= 1) {
    const [row, below] = [lengths[left], lengths[left + 1]]
    if (row === undefined || below === undefined) continue
    for (let right = after.length - 1; right >= 0; right -= 1)
      row[right] =
        before[left] === after[right] ? (below[right + 1] ?? 0) + 1 : Math.max(below[right] ?? 0, row[right + 1] ?? 0)
  }
  return lengths
}
