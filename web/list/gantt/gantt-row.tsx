import { useCallback, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { isChosen } from '../actions/selection.ts'
import { boardWords } from '../board/board-words.ts'
import { idle, type GridInteractions } from '../grid/grid-interactions.ts'
import { GanttBar } from './gantt-bar.tsx'
import type { Bar } from './gantt-bars.ts'
import { ganttWords } from './gantt-words.ts'
import type { TimeScale } from './time-scale.ts'
import type { BarMoves } from './use-bar-moves.ts'
import css from './gantt.module.css'

interface GanttRowProps {
  readonly bar: Bar
  readonly start: number
  readonly height: number
  readonly time: TimeScale
  readonly moves: BarMoves
  readonly movable: boolean
  readonly open: boolean
  readonly work: GridInteractions | null
  readonly actions: (row: Values, active: boolean) => ReactNode
  readonly onToggle: (id: string) => void
  readonly onOpen: (row: Values) => void
}

/** One line of a chart: its record by name, and its bar. */
export function GanttRow(props: GanttRowProps) {
  const { bar, start, height, time, moves, movable, open, work, actions, onToggle, onOpen } = props
  const t = useWords()
  const { id, index, row, title, depth, parts, span } = bar
  const isPicked = useStore(
    work?.selection.store ?? idle.selection,
    useCallback((state) => isChosen(state, id), [id]),
  )
  return (
    <div className={joinClassNames(css.row, isPicked && css.picked)} style={{ top: start, height }} role="row">
      <span className={css.name} role="rowheader" style={{ paddingInlineStart: 8 + depth * 16 }}>
        {parts ? (
          <button
            type="button"
            className={css.turn}
            aria-expanded={open}
            aria-label={t(open ? ganttWords.close : ganttWords.open, { name: title })}
            onClick={() => onToggle(id)}
          >
            <Icon name={open ? 'down' : 'right'} size={14} />
          </button>
        ) : (
          <span className={css.turn} />
        )}
        {work && (
          <input
            type="checkbox"
            checked={isPicked}
            aria-label={t(boardWords.choose, { name: title })}
            onChange={() => work.selection.toggle(index, row)}
          />
        )}
        <button type="button" className={css.title} title={title} onClick={() => onOpen(row)}>
          {title}
        </button>
        {span === null && <small>{t(ganttWords.undated)}</small>}
        {actions(row, true)}
      </span>
      <span className={css.lane} role="gridcell" title={movable ? t(ganttWords.keys) : undefined}>
        <GanttBar
          bar={bar}
          time={time}
          moves={moves}
          movable={movable}
          onPress={() => (work ? work.onPeek(index) : onOpen(row))}
        />
      </span>
    </div>
  )
}
