import { type PointerEvent, memo } from 'react'
import type { Cell, CellFormat } from '../../../../core/workbook/workbook-types.ts'
import { joinClassNames } from '../../../../ui/join-class-names.ts'
import { cellLook } from './cell-style.ts'
import { fittedFontSize } from './fitted-font-size.ts'
import css from './sheet.module.css'

interface SheetCellProps {
  readonly row: number
  readonly column: number
  readonly cell: Cell | undefined
  readonly text: string
  readonly format: CellFormat
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** How far a text may run over empty cells beside it. */
  readonly room: number
  readonly isSelected: boolean
  readonly isActive: boolean
  readonly onPoint: (row: number, column: number, event: PointerEvent) => void
}

/** One cell where it stands. */
export const SheetCell = memo(function SheetCell(props: SheetCellProps) {
  const { row, column, cell, text, format, left, top, width, height, room, isSelected, isActive, onPoint } = props
  const look = cellLook(cell, format)
  const size = typeof cell?.value === 'number' ? fittedFontSize(text, look.fontSize, width) : look.fontSize
  const { top: upper, right, bottom, left: start } = format.borders
  return (
    <div
      role="gridcell"
      aria-colindex={column + 1}
      aria-selected={isSelected}
      className={joinClassNames(
        css.cell,
        isSelected && !isActive && css.selected,
        upper && css.upper,
        right && css.right,
        bottom && css.lower,
        start && css.left,
      )}
      style={{ left, top, width, height, ...look, fontSize: size ?? look.fontSize }}
      title={size === null ? text : undefined}
      onPointerDown={(event) => onPoint(row, column, event)}
      onPointerEnter={(event) => event.buttons === 1 && event.pointerType === 'mouse' && onPoint(row, column, event)}
    >
      {text !== '' && (
        <span className={css.text} style={room > width ? { minWidth: 0, width: room, flex: 'none' } : undefined}>
          {size === null ? '###' : text}
        </span>
      )}
    </div>
  )
})
