import { memo, useCallback } from 'react'
import { useStore } from 'zustand'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Values } from '../../platform/data/record-values.ts'
import { rowTitle } from '../../platform/data/row-title.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { isChosen } from '../actions/selection.ts'
import { idle } from '../grid/grid-interactions.ts'
import { BoardMenu } from './board-menu.tsx'
import type { BoardProps, CardsAtWork } from './board-props.ts'
import { boardWords } from './board-words.ts'
import { CardValue } from './card-value.tsx'
import css from './board.module.css'

interface BoardCardProps extends BoardProps {
  readonly index: number
  /** Undefined while it is on its way. */
  readonly row: Values | undefined
  readonly nameOf: (state: string) => string
  readonly cards: CardsAtWork
}

/**
 * One record: its title, what it is about, at the foot whose it is and when it is due. Scrolling draws its column anew
 * for each frame; a card that is there already stays as it is.
 */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { doc, row, index, moves, cards, work, onOpen, actions, nameOf } = props
  const t = useWords()
  const id = String(row?.id ?? '')
  const chosen = useStore(
    work?.selection.store ?? idle.selection,
    useCallback((state) => isChosen(state, id), [id]),
  )
  if (!row)
    return (
      <div className={css.card}>
        <Skeleton lines={3} />
      </div>
    )
  const to = moves.of(row)
  const isMoving = cards.moving.has(id)
  return (
    <article
      className={joinClassNames(
        css.card,
        chosen && css.picked,
        cards.held?.row.id === row.id && css.held,
        isMoving && css.moving,
        cards.refused === id && css.refused,
      )}
      draggable={to.length > 0 && !isMoving}
      aria-busy={isMoving}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', rowTitle(doc, row))
        cards.hold(row, index)
      }}
      onDragEnd={cards.release}
      onAnimationEnd={cards.calm}
    >
      <div className={css.title}>
        {work && (
          <input
            type="checkbox"
            checked={chosen}
            aria-label={t(boardWords.choose, { name: rowTitle(doc, row) })}
            onChange={() => work.selection.toggle(index, row)}
          />
        )}
        <CardTitle {...props} row={row} onOpen={onOpen} />
        <span className={css.tools}>
          {to.length > 0 && (
            <BoardMenu
              key={id}
              moves={to}
              nameOf={nameOf}
              disabled={isMoving}
              onMove={(move) => cards.make(move, row)}
            />
          )}
          {actions(row, true)}
        </span>
      </div>
      <CardBody {...props} row={row} />
    </article>
  )
})

interface ShownCard extends BoardCardProps {
  readonly row: Values
}

function CardTitle({ doc, row, onOpen }: ShownCard) {
  const title = fieldNamed(doc.fields, doc.title)
  return (
    <button type="button" className={css.name} onClick={() => onOpen(row)}>
      {title ? <CardValue field={title} row={row} /> : rowTitle(doc, row)}
    </button>
  )
}

function CardBody({ doc, board, row }: ShownCard) {
  const { card, person, due } = board
  const fields = card
    .filter((name) => name !== doc.title && name !== person && name !== due)
    .flatMap((name) => fieldNamed(doc.fields, name) ?? [])
    .filter(({ name }) => row[name] !== null && row[name] !== undefined && row[name] !== '')
  const foot = [person, due].flatMap((name) => (name === undefined ? [] : (fieldNamed(doc.fields, name) ?? [])))
  return (
    <>
      {fields.length > 0 && (
        <dl className={css.about}>
          {fields.map((field) => (
            <div key={field.name}>
              <dt title={field.label}>{field.label}</dt>
              <dd>
                <CardValue field={field} row={row} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {foot.length > 0 && (
        <footer className={css.foot}>
          {foot.map((field) => (
            <span key={field.name} title={field.label}>
              <span className="sr-only">{field.label} </span>
              <CardValue field={field} row={row} />
            </span>
          ))}
        </footer>
      )}
    </>
  )
}
