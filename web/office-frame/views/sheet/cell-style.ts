import type { CSSProperties } from 'react'
import { shownColor } from '../../../../core/workbook/edit/shown-text.ts'
import type { Cell, CellFormat } from '../../../../core/workbook/workbook-types.ts'

const point = 96 / 72

/** How a cell looks, as style of its element. */
export function cellLook(cell: Cell | undefined, format: CellFormat): CSSProperties & { readonly fontSize: number } {
  const value = cell?.value ?? null
  const lines = [format.underline && 'underline', format.strike && 'line-through'].filter(Boolean).join(' ')
  return {
    justifyContent: places[format.horizontal ?? ''] ?? ownPlace(value),
    alignItems: heights[format.vertical ?? ''] ?? 'flex-end',
    fontWeight: format.bold ? 600 : undefined,
    fontStyle: format.italic ? 'italic' : undefined,
    textDecoration: lines === '' ? undefined : lines,
    fontSize: Math.round(format.size * point * 10) / 10,
    // On a fill of the file the ink of our theme might not be seen.
    color: shownColor(value, format) ?? format.color ?? (format.fill ? '#000000' : undefined),
    background: format.fill,
    whiteSpace: format.wrap ? 'pre-wrap' : 'pre',
  }
}

const places: Readonly<Record<string, string>> = {
  left: 'flex-start',
  center: 'center',
  centerContinuous: 'center',
  right: 'flex-end',
}
const heights: Readonly<Record<string, string>> = { top: 'flex-start', center: 'center', bottom: 'flex-end' }

/** Whether the text of a cell begins at its left edge: only then may it run on over empty cells. */
export function beginsLeft(cell: Cell | undefined, { horizontal, wrap }: CellFormat): boolean {
  return typeof cell?.value === 'string' && !wrap && (places[horizontal ?? ''] ?? 'flex-start') === 'flex-start'
}

/** Numbers stand right, texts left, errors and logical values in the middle. */
function ownPlace(value: Cell['value']): string {
  if (typeof value === 'number') return 'flex-end'
  return typeof value === 'string' || value === null ? 'flex-start' : 'center'
}
