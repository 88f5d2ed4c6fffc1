import type { XmlElement } from '../../../core/workbook/xml.ts'

/** A child and all of it as it is written. */
interface WrittenChild {
  readonly element: XmlElement
  readonly text: string
}

/** Where a child stood and where it stands; null where it did not, or does no longer. */
interface Difference {
  readonly before: number | null
  readonly after: number | null
}

/** Beyond so many comparisons what lies between is not looked for inside: a whole document was typed over. */
const mostCompared = 1_000_000

/** The children of an element before and after, side by side in their order; those that are the same are left together. */
export function differences(before: readonly WrittenChild[], after: readonly WrittenChild[]): readonly Difference[] {
  const head = sameFrom(before, after)
  const tail = sameFrom(before.slice(head).reverse(), after.slice(head).reverse())
  const [beforeEnd, afterEnd] = [before.length - tail, after.length - tail]
  return [
    ...together(0, 0, head),
    ...between(before, after, { before: head, after: head }, { before: beforeEnd, after: afterEnd }),
    ...together(beforeEnd, afterEnd, tail),
  ]
}

function sameFrom(one: readonly WrittenChild[], other: readonly WrittenChild[]): number {
  const place = one.findIndex(({ text }, index) => text !== other[index]?.text)
  return place < 0 ? Math.min(one.length, other.length) : place
}

function together(before: number, after: number, count: number): readonly Difference[] {
  return Array.from({ length: count }, (_, index) => ({ before: before + index, after: after + index }))
}

interface Place {
  readonly before: number
  readonly after: number
}

/** The longest run of children that are the same stays; what lies between is paired by name. */
function between(
  before: readonly WrittenChild[],
  after: readonly WrittenChild[],
  from: Place,
  to: Place,
): readonly Difference[] {
  const differences: Difference[] = []
  let place = from
  for (const same of [...longestRun(before, after, from, to), to]) {
    differences.push(...pairs(before, after, place, same))
    if (same !== to) differences.push(same)
    place = { before: same.before + 1, after: same.after + 1 }
  }
  return differences
}

function longestRun(
  before: readonly WrittenChild[],
  after: readonly WrittenChild[],
  from: Place,
  to: Place,
): readonly Place[] {
  const [rows, columns] = [to.before - from.before, to.after - from.after]
  if (rows * columns > mostCompared) return []
  const isSame = (row: number, column: number) => before[from.before + row]?.text === after[from.after + column]?.text
  const lengths = Array.from({ length: rows + 1 }, () => new Uint32Array(columns + 1))
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      lengths[row]?.set(
        [
          isSame(row, column)
            ? lengthAt(row + 1, column + 1) + 1
            : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1)),
        ],
        column,
      )
  const run: Place[] = []
  for (let [row, column] = [0, 0]; row < rows && column < columns;) {
    if (isSame(row, column)) run.push({ before: from.before + row++, after: from.after + column++ })
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1
    else column += 1
  }
  return run
}

/** Children that became others: each of those now goes with the next of its name, and of its own number where it has one. */
function pairs(
  before: readonly WrittenChild[],
  after: readonly WrittenChild[],
  from: Place,
  to: Place,
): readonly Difference[] {
  const paired: Difference[] = []
  let next = from.before
  for (let now = from.after; now < to.after; now += 1) {
    let match = next
    while (match < to.before && !isOne(before[match]?.element, after[now]?.element)) match += 1
    if (match >= to.before) {
      paired.push({ before: null, after: now })
      continue
    }
    for (; next < match; next += 1) paired.push({ before: next, after: null })
    paired.push({ before: match, after: now })
    next = match + 1
  }
  for (; next < to.before; next += 1) paired.push({ before: next, after: null })
  return paired
}

/** Paragraphs have a number of their own, which the editor keeps while it lives. */
const numberOf = (element: XmlElement | undefined) => element?.attributes['w14:paraId']

function isOne(before: XmlElement | undefined, after: XmlElement | undefined): boolean {
  return (
    before?.name === after?.name && numberOf(before) === numberOf(after) && isEmptyRun(before) === isEmptyRun(after)
  )
}

/** A run that holds nothing, as LibreOffice leaves them: the editor clears them away where somebody types beside them. */
export function isEmptyRun(element: XmlElement | undefined): boolean {
  return element?.name === 'r' && element.text.trim() === '' && element.children.every(({ name }) => name === 'rPr')
}
