import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import type { CellPlace } from '../../../core/description/dashboard.ts'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { arrangeWords as words } from './words.ts'
import css from './home-page-designer.module.css'

export type Change = 'move' | 'resize'

interface DesignerCardProps {
  readonly label: string
  readonly place: CellPlace
  /** Those whom the page is arranged for do not see it. */
  readonly closed: boolean
  readonly first: boolean
  readonly last: boolean
  readonly onGrab: (event: PointerEvent<HTMLElement>, change: Change) => void
  readonly onStep: (change: Change, by: { readonly x: number; readonly y: number }) => void
  readonly onSwap: (by: 1 | -1) => void
  readonly onRemove: () => void
}

const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A widget on the grid: dragged by its body, resized by its corner, or by keys while it has the focus. */
export function DesignerCard({ label, place, closed, first, last, ...acts }: DesignerCardProps) {
  const t = useWords()
  const { x, y, w, h } = place
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const by = arrows[event.key]
    if (by !== undefined) acts.onStep(event.shiftKey ? 'resize' : 'move', by)
    else if (event.key === 'Delete' || event.key === 'Backspace') acts.onRemove()
    else return
    event.preventDefault()
  }
  return (
    <div
      role="group"
      tabIndex={0}
      aria-label={t(words.place, { name: label, column: x + 1, row: y + 1, w, h })}
      className={joinClassNames(css.card, closed && css.closed)}
      // Custom properties, which the type does not know: a phone does not look at them.
      style={{ '--column': `${x + 1} / span ${w}`, '--row': `${y + 1} / span ${h}` } as CSSProperties}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => acts.onGrab(event, 'move')}
    >
      <b>{label}</b>
      {closed && <small>{t(words.hiddenFor)}</small>}
      <span className={css.acts}>
        <CardButton
          icon="up"
          label={t(words.earlier, { name: label })}
          phone
          disabled={first}
          onPress={() => acts.onSwap(-1)}
        />
        <CardButton
          icon="down"
          label={t(words.later, { name: label })}
          phone
          disabled={last}
          onPress={() => acts.onSwap(1)}
        />
        <CardButton icon="close" label={t(words.remove, { name: label })} onPress={acts.onRemove} />
      </span>
      <i
        className={css.corner}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.stopPropagation()
          acts.onGrab(event, 'resize')
        }}
      />
    </div>
  )
}

interface CardButtonProps {
  readonly icon: 'up' | 'down' | 'close'
  readonly label: string
  /** It is there where nothing can be dragged. */
  readonly phone?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
}

function CardButton({ icon, label, phone = false, disabled = false, onPress }: CardButtonProps) {
  return (
    <button
      type="button"
      className={phone ? css.phone : undefined}
      aria-label={label}
      title={label}
      disabled={disabled}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onPress}
    >
      <Icon name={icon} size={16} />
    </button>
  )
}
