import { useCallback } from 'react'
import { useStore } from 'zustand'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Button } from '../../../ui/button.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { isChosen } from '../actions/selection.ts'
import { boardWords } from '../board/board-words.ts'
import { idle, type GridInteractions } from '../grid/grid-interactions.ts'
import type { Point } from './map-points.ts'
import { mapWords } from './map-words.ts'
import css from './map.module.css'

interface MapListProps {
  /** What lies in view. */
  readonly points: readonly Point[]
  readonly chosen: string | null
  readonly work: GridInteractions | null
  readonly onChoose: (id: string) => void
  readonly onOnlyHere: (() => void) | null
}

const most = 100

/** What lies in view by name: for who reads rather than looks, and for choosing several. */
export function MapList({ points, chosen, work, onChoose, onOnlyHere }: MapListProps) {
  const t = useWords()
  const lang = useLang()
  const number = (n: number) => formatNumber(String(n), null, lang)
  return (
    <section className={css.list} aria-label={t(mapWords.inView, { n: number(points.length) })}>
      <header>
        <span role="status">{t(mapWords.inView, { n: number(points.length) })}</span>
        {onOnlyHere && (
          <Button size="small" onClick={onOnlyHere}>
            {t(mapWords.onlyHere)}
          </Button>
        )}
      </header>
      {points.length === 0 && <p className={css.note}>{t(mapWords.nothingHere)}</p>}
      <ul>
        {points.slice(0, most).map((point) => (
          <Entry key={point.id} point={point} isShown={point.id === chosen} work={work} onChoose={onChoose} />
        ))}
      </ul>
      {points.length > most && <p className={css.note}>{t(mapWords.more, { n: number(points.length - most) })}</p>}
    </section>
  )
}

interface EntryProps extends Pick<MapListProps, 'work' | 'onChoose'> {
  readonly point: Point
  readonly isShown: boolean
}

function Entry({ point, isShown, work, onChoose }: EntryProps) {
  const t = useWords()
  const { id, index, row, title, color } = point
  const isPicked = useStore(
    work?.selection.store ?? idle.selection,
    useCallback((state) => isChosen(state, id), [id]),
  )
  return (
    <li className={joinClassNames(isShown && css.shown)}>
      {work && (
        <input
          type="checkbox"
          checked={isPicked}
          aria-label={t(boardWords.choose, { name: title })}
          onChange={() => work.selection.toggle(index, row)}
        />
      )}
      <button type="button" aria-current={isShown} onClick={() => onChoose(id)}>
        <span className={css.dot} style={color === null ? undefined : { background: color }} />
        {title}
      </button>
    </li>
  )
}
