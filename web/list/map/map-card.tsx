import type { ReactNode } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import type { Values } from '../../platform/data/record-values.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { CardValue } from '../board/card-value.tsx'
import type { Point } from './map-points.ts'
import { mapWords } from './map-words.ts'
import css from './map.module.css'

interface MapCardProps {
  readonly doc: Described
  readonly point: Point
  /** The fields of the card. */
  readonly fields: readonly string[]
  readonly actions: (row: Values, active: boolean) => ReactNode
  readonly onOpen: (row: Values) => void
  readonly onPeek: ((index: number) => void) | null
  readonly onClose: () => void
}

/** What a point is: its record in a few lines, with the ways into it. */
export function MapCard({ doc, point, fields, actions, onOpen, onPeek, onClose }: MapCardProps) {
  const t = useWords()
  const { row, title, index } = point
  const shown = fields
    .filter((name) => name !== doc.title)
    .flatMap((name) => fieldNamed(doc.fields, name) ?? [])
    .filter(({ name }) => row[name] !== null && row[name] !== undefined && row[name] !== '')
  return (
    <article className={css.card} aria-label={title}>
      <header>
        <h3>{title}</h3>
        {actions(row, true)}
        <Button look="quiet" size="small" aria-label={t(mapWords.close)} icon="close" onClick={onClose} />
      </header>
      <dl>
        {shown.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <CardValue field={field} row={row} />
            </dd>
          </div>
        ))}
      </dl>
      <footer>
        {onPeek && (
          <Button size="small" onClick={() => onPeek(index)}>
            {t(mapWords.look)}
          </Button>
        )}
        <Button size="small" look="primary" onClick={() => onOpen(row)}>
          {t(mapWords.open)}
        </Button>
      </footer>
    </article>
  )
}
