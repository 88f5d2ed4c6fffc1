import { memo, useMemo } from 'react'
import type { DiagramDescribed, DiagramNow } from '../../../core/api-types/diagram.ts'
import { Button } from '../../../ui/button.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { boundsOf, linePath } from './line-path.ts'
import { SymbolMark } from './symbol-mark.tsx'
import { usePanAndZoom } from './use-pan-and-zoom.ts'
import { diagramWords as words } from './words.ts'
import css from './diagram.module.css'

interface DrawingProps {
  readonly described: DiagramDescribed
  readonly now: DiagramNow
  readonly onOpen: (name: string) => void
}

/** The drawing of a diagram, which is moved and zoomed without being drawn anew. */
export function Drawing({ described, now, onOpen }: DrawingProps) {
  const t = useWords()
  const { svg, moved, zoom, fit, onKey, wasDragged } = usePanAndZoom()
  const bounds = useMemo(() => boundsOf(described.symbols).join(' '), [described])
  const title = `${described.label} ${now.title}`
  return (
    // Keys move what is seen; whatever is pressed in it stands in the table below as well.
    <div className={css.room} role="group" tabIndex={0} aria-label={t(words.drawing, { title })} onKeyDown={onKey}>
      <svg
        ref={svg}
        className={css.drawing}
        viewBox={bounds}
        role="img"
        aria-label={title}
        onClick={({ target }) => {
          const name = target instanceof Element ? target.closest('[data-symbol]')?.getAttribute('data-symbol') : null
          if (name != null && !wasDragged()) onOpen(name)
        }}
      >
        <g ref={moved} className={now.silent ? css.past : undefined}>
          <Parts described={described} now={now} />
        </g>
      </svg>
      <div className={css.tools}>
        <Button aria-label={t(words.zoomIn)} title={t(words.zoomIn)} onClick={() => zoom(1.3)}>
          +
        </Button>
        <Button aria-label={t(words.zoomOut)} title={t(words.zoomOut)} onClick={() => zoom(1 / 1.3)}>
          −
        </Button>
        <Button onClick={fit}>{t(words.fit)}</Button>
      </div>
    </div>
  )
}

/** The same drawing within a page, which neither moves nor keeps the page from being moved. */
export function StillDrawing({ described, now }: Omit<DrawingProps, 'onOpen'>) {
  const bounds = useMemo(() => boundsOf(described.symbols).join(' '), [described])
  return (
    <svg className={css.still} viewBox={bounds} role="img" aria-label={`${described.label} ${now.title}`}>
      <g className={now.silent ? css.past : undefined}>
        <Parts described={described} now={now} />
      </g>
    </svg>
  )
}

function Parts({ described, now }: Omit<DrawingProps, 'onOpen'>) {
  return (
    <>
      <Lines described={described} lines={now.lines.join(' ')} />
      <Symbols described={described} now={now} />
    </>
  )
}

interface LinesProps {
  readonly described: DiagramDescribed
  /** The states of the lines in their order, in one text: lines are drawn anew when one of them changes. */
  readonly lines: string
}

const Lines = memo(function Lines({ described, lines }: LinesProps) {
  const placed = useMemo(() => Object.fromEntries(described.symbols.map((one) => [one.name, one])), [described])
  const states = lines.split(' ')
  return described.lines.map(({ from, to, carries }, nr) => (
    <path
      key={`${from} ${to}`}
      className={css.line}
      d={linePath(placed, from, to)}
      data-carries={carries}
      data-live={states[nr]}
    />
  ))
})

function Symbols({ described, now }: Pick<DrawingProps, 'described' | 'now'>) {
  const lang = useLang()
  const fields = useMemo(() => new Map(described.fields.map((field) => [field.name, field])), [described])
  const isPower = described.lines.some(({ carries }) => carries === 'power')
  const states = new Map(now.symbols.map((one) => [one.name, one]))
  return described.symbols.map((symbol) => (
    <SymbolMark
      key={symbol.name}
      symbol={symbol}
      now={states.get(symbol.name)}
      fields={fields}
      isPower={isPower}
      lang={lang}
    />
  ))
}
