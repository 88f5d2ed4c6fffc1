import type { Area } from '../../../../core/workbook/cell-address.ts'
import type { Geometry, Merges } from './sheet-geometry.ts'

export interface Spot {
  readonly row: number
  readonly column: number
}

/** The cell in which one types, and the other end of what is selected. */
export interface Selection {
  readonly active: Spot
  readonly end: Spot
}

/** Everything selected; merged cells are taken whole. */
export function selectedArea({ active, end }: Selection, merges: Merges): Area {
  const whole = merges.over(active.row, active.column)
  return {
    top: Math.min(active.row, end.row),
    left: Math.min(active.column, end.column),
    bottom: Math.max(whole?.bottom ?? active.row, end.row),
    right: Math.max(whole?.right ?? active.column, end.column),
  }
}

/** Of merged cells only the first holds something. */
export function firstOf({ row, column }: Spot, merges: Merges): Spot {
  const area = merges.over(row, column)
  return area ? { row: area.top, column: area.left } : { row, column }
}

/** The cells of an area. */
export function cellsOf({ top, left, bottom, right }: Area): readonly Spot[] {
  const cells: Spot[] = []
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) cells.push({ row, column })
  return cells
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
  Tab: [0, 1],
  PageUp: [-20, 0],
  PageDown: [20, 0],
}

/** Where a key leads from a cell, hidden rows and columns left out; null for keys that lead nowhere. */
export function spotAfter(from: Spot, key: string, isBack: boolean, geometry: Geometry, merges: Merges): Spot | null {
  const { rows, columns } = geometry
  if (key === 'Home') return { row: from.row, column: 0 }
  const step = steps[key]
  if (step === undefined) return null
  const turned = isBack && (key === 'Enter' || key === 'Tab') ? -1 : 1
  const area = merges.over(from.row, from.column)
  const [down, across] = [step[0] * turned, step[1] * turned]
  const start = {
    row: down > 0 ? (area?.bottom ?? from.row) : from.row,
    column: across > 0 ? (area?.right ?? from.column) : from.column,
  }
  if (Math.abs(down) > 1) return { row: Math.min(Math.max(0, from.row + down), rows.count - 1), column: from.column }
  const next = {
    row: down === 0 ? start.row : rows.step(start.row, down),
    column: across === 0 ? start.column : columns.step(start.column, across),
  }
  return firstOf(next, merges)
}
