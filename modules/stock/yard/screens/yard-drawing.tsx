import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { formatNumber } from '../../../../core/values/decimal.ts'
import { joinClassNames } from '../../../../ui/join-class-names.ts'
import { useLang, useWords } from '../../../../web/module-api.ts'
import { yardMapWords as words } from '../yard-map-words.ts'
import type { MapPlace } from '../yard-map.ts'
import { shifted, type PlaceMoves, type Shift } from './use-place-moves.tsx'
import { useTemperature } from './use-temperature.tsx'
import css from './yard-map.module.css'

interface YardDrawingProps {
  readonly label: string
  readonly places: readonly MapPlace[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  /** Left out for who may not move places. */
  readonly moves: PlaceMoves | null
}

/** Metres of free ground around the places. */
const margin = 8

/** A yard from above: its places with what lies there, filled as far as they are and coloured by their warmth. */
export function YardDrawing({ label, places, chosen, onChoose, moves }: YardDrawingProps) {
  const corners = places.flatMap((one) => one.corners.map(({ x, y }) => ({ x: Number(x), y: Number(y) })))
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))]
  const [right, foot] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))]
  const yard = { width: right - left + 2 * margin, height: foot - top + 2 * margin }
  return (
    <svg
      className={css.drawing}
      viewBox={`${left - margin} ${top - margin} ${yard.width} ${yard.height}`}
      role="group"
      aria-label={label}
    >
      {places.map((place) => (
        <Place
          key={place.id}
          {...{ place, yard, moves }}
          isChosen={place.id === chosen}
          onChoose={() => onChoose(place.id)}
        />
      ))}
    </svg>
  )
}

/** How wide and deep what is drawn is, in metres. */
interface Size {
  readonly width: number
  readonly height: number
}

interface PlaceProps {
  readonly place: MapPlace
  readonly yard: Size
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly moves: PlaceMoves | null
}

const step: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function Place({ place, yard, isChosen, onChoose, moves }: PlaceProps) {
  const t = useWords()
  const lang = useLang()
  const temperature = useTemperature()
  const held = moves?.held?.id === place.id ? moves.held : null
  const { wasDragged, ...hands } = useHands(place, held, moves, yard)
  const outline = shifted(place.corners, held ?? { x: 0, y: 0 }).map(({ x, y }) => ({ x: Number(x), y: Number(y) }))
  const [left, right] = [Math.min(...outline.map(({ x }) => x)), Math.max(...outline.map(({ x }) => x))]
  const [top, foot] = [Math.min(...outline.map(({ y }) => y)), Math.max(...outline.map(({ y }) => y))]
  const points = outline.map(({ x, y }) => `${x},${y}`).join(' ')
  const filled = ((foot - top) * Math.min(100, Number(place.fillPct))) / 100
  const [middle, centre, size] = [(left + right) / 2, (top + foot) / 2, Math.min((right - left) / 9, (foot - top) / 5)]
  const tonnes = formatNumber(place.qty, 0, lang)
  const name = held
    ? t(words.moving, { name: place.name, x: String(held.x), y: String(held.y) })
    : t(words.place, { name: place.name, goods: place.goods || t(words.empty), qty: tonnes, temp: temperature(place) })
  return (
    <g
      className={joinClassNames(
        css.place,
        moves !== null && css.movable,
        isChosen && css.chosen,
        held !== null && css.held,
      )}
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={isChosen}
      aria-busy={moves?.sent === place.id}
      data-light={place.light ?? undefined}
      onClick={() => {
        if (!wasDragged()) onChoose()
      }}
      {...hands}
      onKeyDown={(event) => {
        if (!hands.onKeyDown(event) && (event.key === 'Enter' || event.key === ' ')) {
          event.preventDefault()
          onChoose()
        }
      }}
    >
      <title>{name}</title>
      <clipPath id={`place-${place.id}`}>
        <polygon points={points} />
      </clipPath>
      <polygon className={css.ground} points={points} />
      <rect
        className={css.stack}
        clipPath={`url(#place-${place.id})`}
        x={left}
        y={foot - filled}
        width={right - left}
        height={filled}
      />
      <polygon className={css.edge} points={points} />
      <text x={middle} y={centre - size * 0.9} fontSize={size}>
        {place.code}
      </text>
      <text x={middle} y={centre + size * 0.4} fontSize={size}>
        {place.goods === '' ? t(words.empty) : t(words.tonnes, { qty: tonnes })}
      </text>
      {place.tempMax !== null && (
        <text x={middle} y={centre + size * 1.7} fontSize={size}>
          {t(words.degrees, { temp: formatNumber(place.tempMax, 1, lang) })}
        </text>
      )}
    </g>
  )
}

interface Drag {
  readonly x: number
  readonly y: number
  /** Metres of the yard to a pixel of the screen. */
  readonly scale: number
}

/** What a pointer and the arrow keys do to a place. */
function useHands(place: MapPlace, held: Shift | null, moves: PlaceMoves | null, yard: Size) {
  const drag = useRef<Drag | null>(null)
  const dragged = useRef(false)
  const free = moves !== null && moves.sent === null
  const letGo = () => {
    drag.current = null
    moves?.drop()
  }
  return {
    wasDragged: () => dragged.current,
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      dragged.current = false
      const seen = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
      if (!free || !seen?.width || event.button !== 0 || event.pointerType === 'touch') return
      event.currentTarget.setPointerCapture(event.pointerId)
      // The whole yard is in sight: it reaches the edge in one of the two directions.
      const scale = Math.max(yard.width / seen.width, yard.height / seen.height)
      drag.current = { x: event.clientX, y: event.clientY, scale }
    },
    onPointerMove: (event: PointerEvent<SVGGElement>) => {
      if (drag.current === null) return
      const { x, y, scale } = drag.current
      const [right, down] = [Math.round((event.clientX - x) * scale), Math.round((event.clientY - y) * scale)]
      if (right === (held?.x ?? 0) && down === (held?.y ?? 0)) return
      dragged.current = true
      moves?.hold({ id: place.id, x: right, y: down })
    },
    onPointerUp: () => {
      drag.current = null
      if (held !== null && dragged.current) void moves?.send(place, held)
    },
    onPointerCancel: letGo,
    onBlur: () => {
      if (moves?.sent !== place.id) letGo()
    },
    /** Whether the key moved the place, kept it there or gave it back. */
    onKeyDown: (event: KeyboardEvent<SVGGElement>): boolean => {
      const by = step[event.key]
      const isOurs = (by !== undefined && free) || (held !== null && (event.key === 'Escape' || event.key === 'Enter'))
      if (!isOurs) return false
      event.preventDefault()
      if (by !== undefined) moves?.hold({ id: place.id, x: (held?.x ?? 0) + by[0], y: (held?.y ?? 0) + by[1] })
      else if (event.key === 'Escape') letGo()
      else if (held !== null) void moves?.send(place, held)
      return true
    },
  }
}
