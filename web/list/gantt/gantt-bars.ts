import type { Described, DescribedGantt } from '../../../core/description/described-document.ts'
import { daysBetween, isDay } from '../../../core/values/day.ts'
import type { Lang } from '../../../core/values/language.ts'
import { titleText } from '../../platform/data/record-title.ts'
import type { Values } from '../../platform/data/record-values.ts'
import type { Drawn } from '../all-rows/read-all-rows.ts'

/** The days that a bar lasts, both included. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** A record as a line of a Gantt chart. */
export interface Bar {
  readonly id: string
  /** Its place among the rows of the list. */
  readonly index: number
  readonly row: Values
  readonly title: string
  readonly depth: number
  /** Other lines stand below it. */
  readonly parts: boolean
  /** Null where one of its days is empty. */
  readonly span: Span | null
  readonly base: Span | null
  /** Hundredths done. */
  readonly progress: number
  readonly critical: boolean
  /** What it waits for ends later than its own days allow. */
  readonly conflict: boolean
}

/** The lines of a Gantt chart: in the order of the list, each below its parent; what is below one that is shut is left out. */
export function barsOf(
  doc: Described,
  gantt: DescribedGantt,
  { rows, links, slack }: Drawn,
  lang: Lang,
  shut: ReadonlySet<string>,
): readonly Bar[] {
  const ids = new Set(rows.map(({ id }) => String(id)))
  const below = new Map<string, { readonly row: Values; readonly index: number }[]>()
  for (const [index, row] of rows.entries()) {
    const parent = gantt.parent === undefined ? null : row[gantt.parent]
    const key = typeof parent === 'string' && ids.has(parent) ? parent : top
    const among = below.get(key) ?? []
    among.push({ row, index })
    below.set(key, among)
  }
  const broken = new Set(links.flatMap(({ after, broken: isBroken }) => (isBroken ? [after] : [])))
  const bars: Bar[] = []
  const walk = (key: string, depth: number): void => {
    for (const { row, index } of below.get(key) ?? []) {
      const id = String(row.id)
      const parts = below.has(id)
      bars.push({
        id,
        index,
        row,
        title: titleText(doc, row, lang),
        depth,
        parts,
        span: spanOf(row, gantt),
        base: gantt.baseline === undefined ? null : spanOf(row, gantt.baseline),
        progress: gantt.progress === undefined ? 0 : Math.min(100, Math.max(0, Number(row[gantt.progress] ?? 0))),
        critical: slack[id] === 0,
        conflict: broken.has(id),
      })
      if (parts && !shut.has(id)) walk(id, depth + 1)
    }
  }
  walk(top, 0)
  return bars
}

const top = ''

function spanOf(row: Values, { from, to }: { readonly from: string; readonly to: string }): Span | null {
  const [begin, end] = [row[from], row[to]]
  return isDay(begin) && isDay(end) && begin <= end ? { from: begin, to: end } : null
}

/** From the first day of all bars to the last, today among them, with some room at both ends. */
export function wholeSpan(bars: readonly Bar[], today: string): Span {
  const days = [today, ...bars.flatMap(({ span, base }) => [span?.from, span?.to, base?.from, base?.to])].flatMap(
    (day) => day ?? [],
  )
  return { from: days.reduce((a, b) => (a < b ? a : b)), to: days.reduce((a, b) => (a > b ? a : b)) }
}

/** How many days a span lasts. */
export function lengthOf({ from, to }: Span): number {
  return daysBetween(from, to) + 1
}
