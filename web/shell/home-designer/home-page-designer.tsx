import { type ReactNode, useRef, useState } from 'react'
import type { HomeArrangement, HomeWidget } from '../../../core/api-types/home-page.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { DesignerCard } from './designer-card.tsx'
import { flowed, inReadingOrder, moved, type Placed, without } from './grid-layout.ts'
import { useDrawing } from './use-arrangement.ts'
import { stepped, useGrab } from './use-drag-resize.ts'
import { keyOf, placesOf, usualSize } from './widget-sizes.ts'
import { arrangeWords as words } from './words.ts'
import css from './home-page-designer.module.css'

/** A widget that may be arranged; `may` is false where those whom the page is for do not see it. */
type Arrangeable = HomeWidget & { readonly may?: boolean }

interface DesignerProps {
  readonly widgets: readonly Arrangeable[]
  /** Null gives the usual page back. */
  readonly onKeep: (arrangement: HomeArrangement | null) => Promise<void>
  readonly onClose?: () => void
  /** What else is said of the page, before its buttons. */
  readonly children?: ReactNode
  /** Only what they see whom the page is for. */
  readonly preview?: boolean
}

/** Arranges a home page: widgets are dragged, stretched, taken away and added again. */
export function Designer({ widgets, onKeep, onClose, children, preview = false }: DesignerProps) {
  const t = useWords()
  const grid = useRef<HTMLDivElement>(null)
  const drawing = useDrawing(placesOf(widgets))
  const { shown, grab, follow, let: letGo, leave } = useGrab(grid, drawing.now, drawing.put)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const byKey = new Map(widgets.map((one) => [keyOf(one), one]))
  const labelOf = (key: string) => byKey.get(key)?.label ?? key
  const on = new Set(shown.map(({ key }) => key))
  const order = inReadingOrder(shown).filter(({ key }) => !preview || byKey.get(key)?.may !== false)
  const put = (key: string, to: readonly Placed[]) => {
    drawing.put(to)
    const place = to.find((one) => one.key === key)?.place
    const name = labelOf(key)
    setSaid(
      place === undefined
        ? t(words.removed, { name })
        : t(words.place, { name, column: place.x + 1, row: place.y + 1, w: place.w, h: place.h }),
    )
  }
  const add = (one: Arrangeable) => {
    const key = keyOf(one)
    const wanted = shown.map(({ key: other, place }) => ({ key: other, place, size: place }))
    put(key, flowed([...wanted, { key, place: null, size: usualSize(one) }]))
  }
  const swap = (at: number, by: 1 | -1) => {
    const [one, other] = [order[at], order[at + by]]
    const [upper, lower] = by < 0 ? [other, one] : [one, other]
    if (upper && lower) put(lower.key, moved(shown, lower.key, { x: upper.place.x, y: upper.place.y }))
  }
  const keep = async (arrangement: HomeArrangement | null) => {
    setBusy(true)
    await onKeep(arrangement).catch(() => null)
    setBusy(false)
  }
  const arrangement = (): HomeArrangement => ({
    items: inReadingOrder(shown).map(({ key, place }) => ({ widget: key, place })),
    hidden: widgets.map(keyOf).filter((key) => !on.has(key)),
  })
  const unused = widgets.filter((one) => !on.has(keyOf(one)))
  return (
    <section className={css.designer} aria-label={t(words.grid)}>
      <div className={css.bar}>
        {children}
        <Button
          look="quiet"
          icon="undo"
          aria-label={t(words.undo)}
          title={t(words.undo)}
          disabled={drawing.undo === null}
          onClick={() => drawing.undo?.()}
        />
        <Button
          look="quiet"
          icon="redo"
          aria-label={t(words.redo)}
          title={t(words.redo)}
          disabled={drawing.redo === null}
          onClick={() => drawing.redo?.()}
        />
        <span className={css.gap} />
        <Button look="quiet" disabled={busy} onClick={() => void keep(null)}>
          {t(words.usual)}
        </Button>
        {onClose && <Button onClick={onClose}>{t(words.cancel)}</Button>}
        <Button look="primary" busy={busy} onClick={() => void keep(arrangement())}>
          {t(words.save)}
        </Button>
      </div>
      <p className={css.note}>{t(words.note)}</p>
      <div className={css.parts}>
        <div ref={grid} className={css.grid} onPointerMove={follow} onPointerUp={letGo} onPointerLeave={leave}>
          {order.length === 0 && <p>{t(words.empty)}</p>}
          {order.map(({ key, place }, at) => (
            <DesignerCard
              key={key}
              label={labelOf(key)}
              place={place}
              closed={byKey.get(key)?.may === false}
              first={at === 0}
              last={at === order.length - 1}
              onGrab={(event, change) => grab(event, key, change)}
              onStep={(change, by) => put(key, stepped(shown, key, change, by))}
              onSwap={(by) => swap(at, by)}
              onRemove={() => put(key, without(shown, key))}
            />
          ))}
        </div>
        <Library widgets={unused} onAdd={add} />
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </section>
  )
}

interface LibraryProps {
  readonly widgets: readonly Arrangeable[]
  readonly onAdd: (one: Arrangeable) => void
}

function Library({ widgets, onAdd }: LibraryProps) {
  const t = useWords()
  return (
    <aside className={css.library}>
      <h2>{t(words.library)}</h2>
      {widgets.length === 0 && <p>{t(words.libraryNone)}</p>}
      <ul>
        {widgets.map((one) => (
          <li key={keyOf(one)}>
            <button type="button" aria-label={t(words.add, { name: one.label })} onClick={() => onAdd(one)}>
              <Icon name="plus" size={14} />
              <span>
                {one.label}
                {one.may === false && <small>{t(words.hiddenFor)}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  )
}
