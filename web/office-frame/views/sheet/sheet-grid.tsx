import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type Area, columnName } from '../../../../core/workbook/cell-address.ts'
import { shownText } from '../../../../core/workbook/edit/shown-text.ts'
import type { WorkbookEditing } from '../../../../core/workbook/edit/workbook-editing.ts'
import { useStable } from '../../../../ui/use-stable-callback.ts'
import { useLang } from '../../../platform/session/language.ts'
import { useWords } from '../../../platform/session/use-words.ts'
import { beginsLeft } from './cell-style.ts'
import type { Selection, Spot } from './selection.ts'
import { SheetCell } from './sheet-cell.tsx'
import { type Geometry, headHeight, headWidth, type Merges } from './sheet-geometry.ts'
import { useScroll } from './use-visible-area.ts'
import { sheetWords as words } from './words.ts'
import css from './sheet.module.css'

interface SheetGridProps {
  readonly editing: WorkbookEditing
  readonly sheet: number
  readonly geometry: Geometry
  readonly merges: Merges
  readonly selection: Selection
  readonly area: Area
  readonly onPoint: (spot: Spot, isLonger: boolean) => void
  /** Twice on a cell. */
  readonly onOpen: () => void
  readonly onKey: (event: KeyboardEvent) => void
  /** The line for typing in the cell itself; none where one only reads. */
  readonly editor: ReactNode
  readonly focus: RefObject<HTMLDivElement | null>
}

/** The cells of a sheet that are in sight, with frozen rows and columns that stay. */
export function SheetGrid({
  editing,
  sheet,
  geometry,
  merges,
  selection,
  area,
  onPoint,
  onOpen,
  onKey,
  editor,
  focus,
}: SheetGridProps) {
  const t = useWords()
  const scrolled = useRef<HTMLDivElement>(null)
  const view = useScroll(scrolled)
  const { rows, columns } = geometry
  const { name = '', frozenRows = 0, frozenColumns = 0 } = editing.book.sheets[sheet] ?? {}
  const frozenHeight = rows.start(frozenRows)
  const frozenWidth = columns.start(frozenColumns)
  useInSight(scrolled, selection.end, geometry, { frozenRows, frozenColumns })
  const inSight = {
    rows: range(frozenRows, rows, view.top + frozenHeight, view.top + view.height),
    columns: range(frozenColumns, columns, view.left + frozenWidth, view.left + view.width),
  }
  const still = { rows: upTo(frozenRows), columns: upTo(frozenColumns) }
  const part = (shownRows: readonly number[], shownColumns: readonly number[]) => (
    <Cells
      {...{ editing, sheet, geometry, merges, selection, area, onPoint }}
      from={{
        row: shownRows === still.rows ? 0 : frozenRows,
        column: shownColumns === still.columns ? 0 : frozenColumns,
      }}
      rows={shownRows}
      columns={shownColumns}
    />
  )
  return (
    <div
      ref={scrolled}
      className={css.scrolled}
      role="grid"
      aria-label={t(words.grid, { name })}
      aria-rowcount={rows.count}
      aria-colcount={columns.count}
    >
      {/* Keys are heard where nobody types: in the cell itself there is a line for typing. */}
      <div
        ref={focus}
        className={css.canvas}
        tabIndex={editor ? -1 : 0}
        onKeyDown={(event) => event.target === event.currentTarget && onKey(event)}
        // A press would take the focus from the line for typing.
        onMouseDown={(event) => event.target instanceof HTMLInputElement || event.preventDefault()}
        onDoubleClick={onOpen}
        style={{ width: headWidth + columns.length, height: headHeight + rows.length }}
      >
        <div className={css.corner}>
          <div className={css.cornerHead} />
          {part(still.rows, still.columns)}
          {editorIn(selection.active, frozenRows, frozenColumns, 'corner', editor)}
        </div>
        <div className={css.above}>
          <ColumnHeads columns={[...inSight.columns]} geometry={geometry} area={area} />
          {part(still.rows, inSight.columns)}
          {editorIn(selection.active, frozenRows, frozenColumns, 'above', editor)}
        </div>
        <div className={css.beside}>
          <RowHeads rows={inSight.rows} geometry={geometry} area={area} />
          {part(inSight.rows, still.columns)}
          {editorIn(selection.active, frozenRows, frozenColumns, 'beside', editor)}
        </div>
        <div className={css.still}>
          <ColumnHeads columns={still.columns} geometry={geometry} area={area} />
          <RowHeads rows={still.rows} geometry={geometry} area={area} />
        </div>
        {part(inSight.rows, inSight.columns)}
        {editorIn(selection.active, frozenRows, frozenColumns, 'body', editor)}
      </div>
    </div>
  )
}

function editorIn({ row, column }: Spot, rows: number, columns: number, where: string, editor: ReactNode): ReactNode {
  const stillRow = row < rows
  const stillColumn = column < columns
  const places = stillRow ? { still: 'corner', moving: 'above' } : { still: 'beside', moving: 'body' }
  return places[stillColumn ? 'still' : 'moving'] === where ? editor : null
}

function range(frozen: number, line: Geometry['rows'], from: number, to: number): readonly number[] {
  const first = Math.max(frozen, line.indexAt(from) - 2)
  const last = Math.min(line.count - 1, line.indexAt(to) + 2)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).filter(
    (index) => line.size(index) > 0,
  )
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: Math.min(count, 60) }, (_, index) => index)
}

interface CellsProps extends Pick<
  SheetGridProps,
  'editing' | 'sheet' | 'geometry' | 'merges' | 'selection' | 'area' | 'onPoint'
> {
  readonly rows: readonly number[]
  readonly columns: readonly number[]
  /** Where this part of the page begins. */
  readonly from: Spot
}

function Cells({ from, editing, sheet, geometry, merges, selection, area, onPoint, rows, columns }: CellsProps) {
  const lang = useLang()
  const point = useStable((row: number, column: number, event: PointerEvent) =>
    onPoint({ row, column }, event.shiftKey || event.type === 'pointerenter'),
  )
  return rows.map((row) => (
    <div key={row} role="row" aria-rowindex={row + 1}>
      {columns.map((column) => {
        const merged = merges.over(row, column)
        // Of merged cells the first that is in sight stands for all, in the part of the page where they begin.
        if (merged && (merged.top < from.row || merged.left < from.column)) return null
        if (merged && (row !== Math.max(merged.top, rows[0] ?? 0) || column !== Math.max(merged.left, columns[0] ?? 0)))
          return null
        const spot = merged ? { row: merged.top, column: merged.left } : { row, column }
        const cell = editing.cell(sheet, spot.row, spot.column)
        const format = editing.format(sheet, spot.row, spot.column)
        const box = boxOf(merged ?? { top: row, bottom: row, left: column, right: column }, geometry)
        const isActive = selection.active.row === spot.row && selection.active.column === spot.column
        const text = shownText(cell?.value ?? null, format, lang, editing.book.from1904)
        return (
          <SheetCell
            key={column}
            {...spot}
            {...box}
            cell={cell}
            text={text}
            format={format}
            room={!merged && beginsLeft(cell, format) ? roomOf(editing, sheet, spot, geometry) : 0}
            isActive={isActive}
            isSelected={row >= area.top && row <= area.bottom && column >= area.left && column <= area.right}
            onPoint={point}
          />
        )
      })}
    </div>
  ))
}

function boxOf({ top, left, bottom, right }: Area, { rows, columns }: Geometry) {
  return {
    left: headWidth + columns.start(left),
    top: headHeight + rows.start(top),
    width: columns.start(right + 1) - columns.start(left),
    height: rows.start(bottom + 1) - rows.start(top),
  }
}

/** A text runs on over empty cells. */
function roomOf(editing: WorkbookEditing, sheet: number, { row, column }: Spot, { columns }: Geometry): number {
  let last = column
  while (last < column + 8 && last + 1 < columns.count && (editing.cell(sheet, row, last + 1)?.value ?? null) === null)
    last += 1
  return columns.start(last + 1) - columns.start(column)
}

interface HeadsProps {
  readonly geometry: Geometry
  readonly area: Area
}

function ColumnHeads({ columns, geometry, area }: HeadsProps & { readonly columns: readonly number[] }) {
  return (
    <div role="row">
      {columns.map((column) => (
        <div
          key={column}
          role="columnheader"
          aria-colindex={column + 1}
          className={column >= area.left && column <= area.right ? css.headActive : css.head}
          style={{
            left: headWidth + geometry.columns.start(column),
            top: 0,
            width: geometry.columns.size(column),
            height: headHeight,
          }}
        >
          {columnName(column)}
        </div>
      ))}
    </div>
  )
}

function RowHeads({ rows, geometry, area }: HeadsProps & { readonly rows: readonly number[] }) {
  return rows.map((row) => (
    <div key={row} role="row" aria-rowindex={row + 1}>
      <div
        role="rowheader"
        className={row >= area.top && row <= area.bottom ? css.headActive : css.head}
        style={{
          left: 0,
          top: headHeight + geometry.rows.start(row),
          width: headWidth,
          height: geometry.rows.size(row),
        }}
      >
        {row + 1}
      </div>
    </div>
  ))
}

/** Scrolls as far as a cell needs to be seen. */
function useInSight(
  scrolled: RefObject<HTMLDivElement | null>,
  { row, column }: Spot,
  { rows, columns }: Geometry,
  { frozenRows, frozenColumns }: { readonly frozenRows: number; readonly frozenColumns: number },
): void {
  useEffect(() => {
    const { current } = scrolled
    if (current === null) return
    const top = rows.start(row) - rows.start(frozenRows)
    const left = columns.start(column) - columns.start(frozenColumns)
    const roomDown = current.clientHeight - headHeight - rows.start(frozenRows)
    const roomAcross = current.clientWidth - headWidth - columns.start(frozenColumns)
    const down = row < frozenRows ? current.scrollTop : nearest(current.scrollTop, top, rows.size(row), roomDown)
    const across =
      column < frozenColumns ? current.scrollLeft : nearest(current.scrollLeft, left, columns.size(column), roomAcross)
    if (down !== current.scrollTop || across !== current.scrollLeft) current.scrollTo({ top: down, left: across })
  }, [scrolled, row, column, rows, columns, frozenRows, frozenColumns])
}

/** How far to scroll so that something of a size is whole within the room. */
function nearest(scrolled: number, start: number, size: number, room: number): number {
  if (room <= size || start < scrolled) return start
  return start + size > scrolled + room ? start + size - room : scrolled
}

/** Where the line for typing stands. */
export function editorBox(spot: Spot, merged: Area | undefined, geometry: Geometry) {
  return boxOf(merged ?? { top: spot.row, bottom: spot.row, left: spot.column, right: spot.column }, geometry)
}
