import { joinClassNames } from '../../../ui/join-class-names.ts'
import type { DrawnLink } from '../all-rows/read-all-rows.ts'
import { placeOf } from './gantt-bar.tsx'
import type { Bar, Span } from './gantt-bars.ts'
import type { TimeScale } from './time-scale.ts'
import css from './gantt.module.css'

interface GanttLinksProps {
  readonly bars: readonly Bar[]
  /** Where each bar stands among the lines. */
  readonly lineOf: ReadonlyMap<string, number>
  readonly links: readonly DrawnLink[]
  readonly time: TimeScale
  readonly rowHeight: number
  /** The lines in sight. */
  readonly from: number
  readonly to: number
  readonly spanOf: (bar: Bar) => Span | null
}

/** What waits for what, as arrows between bars; those are drawn that begin or end in sight. */
export function GanttLinks({ bars, lineOf, links, time, rowHeight, from, to, spanOf }: GanttLinksProps) {
  const endOf = (id: string, isEnd: boolean) => {
    const line = lineOf.get(id)
    const bar = line === undefined ? undefined : bars[line]
    const span = bar === undefined ? null : spanOf(bar)
    if (line === undefined || span === null) return null
    const { left, width } = placeOf(time, span)
    return { line, x: isEnd ? left + width : left, y: line * rowHeight + rowHeight / 2 }
  }
  return (
    <svg className={css.links} aria-hidden="true">
      {links.map((link) => {
        const begin = endOf(link.before, link.type === 'FS' || link.type === 'FF')
        const end = endOf(link.after, link.type === 'FF' || link.type === 'SF')
        if (begin === null || end === null) return null
        if (Math.max(begin.line, end.line) < from || Math.min(begin.line, end.line) > to) return null
        const isFromEnd = link.type === 'FS' || link.type === 'FF'
        const isToEnd = link.type === 'FF' || link.type === 'SF'
        return (
          <path
            key={`${link.before} ${link.after} ${link.type}`}
            className={joinClassNames(css.link, link.broken && css.broken)}
            d={wayBetween(begin, end, isFromEnd ? 8 : -8, isToEnd ? 8 : -8, rowHeight)}
          />
        )
      })}
    </svg>
  )
}

interface End {
  readonly x: number
  readonly y: number
}

/** Out of one bar, down or up between two lines, into the other, with a head of an arrow. */
function wayBetween(begin: End, end: End, out: number, into: number, rowHeight: number): string {
  const middle = end.y > begin.y ? end.y - rowHeight / 2 : end.y + rowHeight / 2
  const head = into > 0 ? 4 : -4
  return (
    `M${begin.x} ${begin.y}h${out}V${middle}H${end.x + into}V${end.y}H${end.x}` +
    `m${head} -3L${end.x} ${end.y}l${head} 3`
  )
}
