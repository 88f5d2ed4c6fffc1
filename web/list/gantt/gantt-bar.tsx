import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { dayText } from '../../../core/values/day-text.ts'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { lengthOf, type Bar, type Span } from './gantt-bars.ts'
import { ganttWords } from './gantt-words.ts'
import type { TimeScale } from './time-scale.ts'
import { moved, type BarMoves, type Grip } from './use-bar-moves.ts'
import css from './gantt.module.css'

interface GanttBarProps {
  readonly bar: Bar
  readonly time: TimeScale
  readonly moves: BarMoves
  readonly movable: boolean
  readonly onPress: () => void
}

// The outer pixels of a bar move its end.
const edge = 7

/** A bar with its baseline; dragged, or moved by the arrow keys, where its record may be given other days. */
export function GanttBar({ bar, time, moves, movable, onPress }: GanttBarProps) {
  const text = useBarText(bar)
  const span = moves.spanOf(bar)
  const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown, wasDragged } = useHands(
    bar,
    time,
    moves,
    movable,
  )
  return (
    <>
      {bar.base && <span className={css.base} style={placeOf(time, bar.base)} />}
      {span && (
        <button
          type="button"
          className={joinClassNames(
            css.bar,
            bar.parts && css.parts,
            bar.critical && css.critical,
            bar.conflict && css.conflict,
            movable && css.movable,
            moves.isHeld(bar) && css.held,
            moves.refused === bar.id && css.refused,
          )}
          style={placeOf(time, span)}
          data-bar={bar.id}
          aria-label={text(span)}
          title={text(span)}
          aria-busy={moves.isSent(bar)}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={onPointerCancel}
          onKeyDown={onKeyDown}
          onBlur={moves.drop}
          onAnimationEnd={moves.calm}
          onClick={() => {
            if (!wasDragged()) onPress()
          }}
        >
          <span className={css.done} style={{ width: `${bar.progress}%` }} />
        </button>
      )}
    </>
  )
}

/** Where a span lies on a scale. */
export function placeOf(time: TimeScale, span: Span) {
  return { left: time.at(span.from), width: Math.max(4, lengthOf(span) * time.dayWidth) }
}

/** What is said of a bar to whoever does not see it. */
function useBarText({ title, progress, critical, conflict, base }: Bar): (span: Span) => string {
  const t = useWords()
  const lang = useLang()
  return ({ from, to }) =>
    [
      t(ganttWords.bar, { name: title, from: dayText(from, lang), to: dayText(to, lang) }),
      t(ganttWords.progress, { n: String(progress) }),
      ...(critical ? [t(ganttWords.critical)] : []),
      ...(conflict ? [t(ganttWords.conflict)] : []),
      ...(base ? [t(ganttWords.base, { from: dayText(base.from, lang), to: dayText(base.to, lang) })] : []),
    ].join(' · ')
}

interface Drag {
  readonly grip: Grip
  readonly from: number
  days: number
}

/** What a pointer and the arrow keys do to a bar. */
function useHands(bar: Bar, { dayWidth }: TimeScale, moves: BarMoves, movable: boolean) {
  const drag = useRef<Drag | null>(null)
  const dragged = useRef(false)
  const byKeys = useRef<{ readonly grip: Grip; readonly days: number } | null>(null)
  const isSent = moves.isSent(bar)
  const give = (grip: Grip, days: number) => {
    if (bar.span !== null) void moves.send(bar, moved(bar.span, grip, days))
  }
  const letGo = () => {
    drag.current = null
    byKeys.current = null
    moves.drop()
  }
  return {
    wasDragged: () => dragged.current,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false
      if (!movable || isSent || event.button !== 0 || event.pointerType === 'touch') return
      const box = event.currentTarget.getBoundingClientRect()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { grip: gripAt(event.clientX - box.left, box.width), from: event.clientX, days: 0 }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current === null) return
      const days = Math.round((event.clientX - drag.current.from) / dayWidth)
      if (days === drag.current.days) return
      drag.current.days = days
      dragged.current = true
      moves.hold(bar, drag.current.grip, days)
    },
    onPointerUp: () => {
      const now = drag.current
      drag.current = null
      if (now !== null && dragged.current) give(now.grip, now.days)
    },
    onPointerCancel: letGo,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (event.key === 'Escape' && byKeys.current !== null) return letGo()
      if (event.key === 'Enter' && byKeys.current !== null) {
        event.preventDefault()
        give(byKeys.current.grip, byKeys.current.days)
        byKeys.current = null
        return
      }
      if (step === undefined || !movable || isSent) return
      event.preventDefault()
      const grip = event.shiftKey ? 'end' : 'whole'
      const before = byKeys.current?.grip === grip ? byKeys.current.days : 0
      byKeys.current = { grip, days: before + step }
      moves.hold(bar, grip, before + step)
    },
  }
}

function gripAt(x: number, width: number): Grip {
  if (width < edge * 3) return 'whole'
  if (x < edge) return 'start'
  return x > width - edge ? 'end' : 'whole'
}
