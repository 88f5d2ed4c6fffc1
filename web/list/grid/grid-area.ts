/** Where the keyboard stands; row -1 is the header. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** A rectangle of cells, ends included. */
export interface Area {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** The rectangle between two cells. */
export function areaOf(one: Place, other: Place): Area {
  return {
    top: Math.max(0, Math.min(one.row, other.row)),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  }
}

/** How many cells a rectangle has. */
export function sizeOf({ top, bottom, left, right }: Area): number {
  return (bottom - top + 1) * (right - left + 1)
}

/** Whether it is more than one cell. */
export function isRange(area: Area | null): area is Area {
  return area !== null && sizeOf(area) > 1
}
