import { useEffect, useState, type RefObject } from 'react'
import { useLang } from '../../platform/session/language.ts'
import { monthName } from './month-name.ts'
import { ticksBetween, type Tick, type TimeScale } from './time-scale.ts'
import css from './gantt.module.css'

interface GanttHeadProps {
  readonly time: TimeScale
  readonly scroller: RefObject<HTMLDivElement | null>
}

// So far beyond what is in sight marks are drawn, and so often drawn anew.
const step = 600

/** The marks of time over a chart, as far as they are in sight. */
export function GanttHead({ time, scroller }: GanttHeadProps) {
  const lang = useLang()
  const at = useScrolledTo(scroller)
  const { lower, upper } = ticksBetween(time, at - step, at + step * 5)
  const lowerText = ({ day }: Tick) =>
    time.scale === 'month' ? String(Number(day.slice(5, 7))) : String(Number(day.slice(8)))
  const upperText = ({ day }: Tick) => (time.scale === 'month' ? day.slice(0, 4) : monthName(day, lang))
  return (
    <div className={css.marks} style={{ width: time.width }} aria-hidden="true">
      {upper.map((tick) => (
        <span key={tick.day} className={css.upper} style={{ left: tick.left, width: tick.width }}>
          <b>{upperText(tick)}</b>
        </span>
      ))}
      {lower.map((tick) => (
        <span key={tick.day} className={css.lower} style={{ left: tick.left, width: tick.width }}>
          {lowerText(tick)}
        </span>
      ))}
    </div>
  )
}

/** How far a chart is scrolled to the side, in steps. */
function useScrolledTo(scroller: RefObject<HTMLDivElement | null>): number {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const box = scroller.current
    if (box === null) return
    const follow = () => setAt(Math.floor(box.scrollLeft / step) * step)
    follow()
    box.addEventListener('scroll', follow, { passive: true })
    return () => box.removeEventListener('scroll', follow)
  }, [scroller])
  return at
}
