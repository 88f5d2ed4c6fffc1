import { memo } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import type { DueLight } from '../../../core/description/due-light.ts'
import type { TextContext } from '../../../core/description/field-kind.ts'
import type { Json } from '../../../core/values/json.ts'
import { DictionaryCell } from '../../../kinds/dictionary/cell.tsx'
import type { Cell as KindCell } from '../../../kinds/field-services.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { PlainCell } from '../../../kinds/shared-inputs/plain-cell.tsx'
import { plainText } from '../../../kinds/shared-inputs/plain-text.ts'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { DueDay } from '../due-light/due-day.tsx'
import { letterWidth } from './letter-width.ts'
import { textFits } from './text-fits.ts'
import css from './grid.module.css'

interface GridCellProps {
  readonly field: DescribedField
  readonly value: Json
  readonly text: TextContext
  readonly width: number
  /** Place among the columns, and its place as the screen reader counts. */
  readonly place: number
  readonly colIndex: number
  /** Set on the cell that the keyboard stands on, with the id of its header. */
  readonly id: string | undefined
  readonly header: string | undefined
  readonly chosen: boolean
  readonly edited: boolean
  /** What is wrong with the value. */
  readonly error: string | undefined
  /** The record it is of: what a cell knows of one it does not keep for another. */
  readonly record: string
  readonly light: DueLight | null
  /** Opens the record. */
  readonly link: boolean
}

/** Cells that show one text and remember nothing, and the px that they put around it. */
const around = new Map<KindCell, number>([
  [PlainCell, 0],
  [DictionaryCell, 28],
])

/** One cell; drawn anew only when something of its own changed. What is done to it the grid hears. */
export const GridCell = memo(function GridCell({
  field,
  value,
  text,
  width,
  place,
  colIndex,
  id,
  header,
  chosen,
  edited,
  error,
  record,
  light,
  link,
}: GridCellProps) {
  const { Cell } = onPage(field.kind)
  // Most cells are plain text: without a component of their own they cost half as much.
  const extra = around.get(Cell)
  const words = extra === undefined ? null : plainText(value, field, text)
  const plain =
    Cell === PlainCell ? (
      words
    ) : (
      <Cell key={extra === undefined ? record : 'text'} value={value} field={field} text={text} />
    )
  const cell = light === null ? plain : <DueDay light={light}>{plain}</DueDay>
  const cut = words === null || !textFits(words, width - (extra ?? 0), letterWidth)
  return (
    <div
      id={id}
      className={joinClassNames(
        css.value,
        cut && css.cut,
        field.numeric && css.figure,
        id !== undefined && css.focus,
        chosen && css.chosen,
        edited && css.edited,
        error !== undefined && css.wrong,
      )}
      style={{ width }}
      role="gridcell"
      aria-colindex={colIndex}
      aria-labelledby={id && header && `${header} ${id}`}
      aria-selected={chosen || undefined}
      aria-invalid={error !== undefined || undefined}
      title={error}
      data-column={place}
    >
      {link ? (
        <a href="#open" tabIndex={-1} data-open="">
          {cell}
        </a>
      ) : (
        cell
      )}
      {error !== undefined && <span className="sr-only">{error}</span>}
    </div>
  )
})
