import type { Area } from '../../../../core/workbook/cell-address.ts'
import type { CellFormat, Row, Sheet } from '../../../../core/workbook/workbook-types.ts'

/** A character of the standard font and a point, in pixels. */
const character = 7
const point = 96 / 72
/** Beyond what is filled one may type on, and a small sheet still fills the page. */
const spareRows = 40
const spareColumns = 8
const leastColumns = 26
export const headWidth = 48
export const headHeight = 24

/** Where rows and columns stand, in pixels; hidden ones have no size. */
class Line {
  private readonly starts: Float64Array
  readonly count: number

  constructor(count: number, sizeOf: (index: number) => number) {
    this.count = count
    this.starts = new Float64Array(count + 1)
    for (let index = 0; index < count; index += 1) this.starts[index + 1] = this.start(index) + sizeOf(index)
  }

  start(index: number): number {
    return this.starts[Math.min(Math.max(index, 0), this.count)] ?? 0
  }

  size(index: number): number {
    return this.start(index + 1) - this.start(index)
  }

  get length(): number {
    return this.start(this.count)
  }

  /** The one that stands at a place. */
  indexAt(place: number): number {
    let [low, high] = [0, this.count - 1]
    while (low < high) {
      const middle = Math.floor((low + high + 1) / 2)
      if (this.start(middle) <= place) low = middle
      else high = middle - 1
    }
    return low
  }

  /** The next one in a direction that is not hidden. */
  step(from: number, by: number): number {
    for (let index = from + by; index >= 0 && index < this.count; index += by) if (this.size(index) > 0) return index
    return from
  }
}

export interface Geometry {
  readonly rows: Line
  readonly columns: Line
}

/** A row that says no height is as high as its largest letters need, in points. */
function tallest(row: Row | undefined, formats: readonly CellFormat[]): number {
  let size = 0
  for (const { style } of row?.cells.values() ?? []) size = Math.max(size, formats[style]?.size ?? 0)
  return size * 1.35
}

/** Rows and columns of a sheet as far as its cells go, and some room behind them. */
export function geometryOf(
  sheet: Sheet | undefined,
  formats: readonly CellFormat[],
  extent: { readonly row: number; readonly column: number },
): Geometry {
  const {
    columns = [],
    rows = new Map<number, Row>(),
    standardWidth: characters = 8.43,
    standardHeight = 15,
  } = sheet ?? {}
  const standardWidth = Math.round(characters * character + 5)
  const widths = new Map<number, number>()
  const count = Math.max(leastColumns, extent.column + 1 + spareColumns)
  for (const { first, last, width, hidden } of columns) {
    const size = hidden ? 0 : Math.round((width ?? characters) * character + 5)
    for (let column = first; column <= Math.min(last, count); column += 1) widths.set(column, size)
  }
  return {
    columns: new Line(count, (column) => widths.get(column) ?? standardWidth),
    rows: new Line(extent.row + 1 + spareRows, (index) => {
      const row = rows.get(index)
      return row?.hidden ? 0 : Math.round((row?.height ?? Math.max(standardHeight, tallest(row, formats))) * point)
    }),
  }
}

/** Merged cells by the cell they begin with, and that cell by each they cover. */
export class Merges {
  private readonly covered = new Map<string, Area>()

  constructor(areas: readonly Area[], limit: { readonly rows: number; readonly columns: number }) {
    for (const area of areas) {
      for (let row = area.top; row <= Math.min(area.bottom, limit.rows); row += 1) {
        for (let column = area.left; column <= Math.min(area.right, limit.columns); column += 1) {
          this.covered.set(`${row} ${column}`, area)
        }
      }
    }
  }

  over(row: number, column: number): Area | undefined {
    return this.covered.get(`${row} ${column}`)
  }
}
