import type { CellValue } from './workbook-types.ts'

/** What changes in a cell; what is left out stays as it was written. */
export interface CellWrite {
  readonly row: number
  readonly column: number
  /** What was typed. */
  readonly content?: { readonly value: CellValue; readonly formula?: string }
  /** A formula that stays has another result. */
  readonly result?: { readonly value: CellValue }
  readonly style?: number
}

/** How the look of a cell changes. */
export interface FormatChange {
  readonly bold?: boolean
  readonly italic?: boolean
  readonly wrap?: boolean
  readonly horizontal?: 'left' | 'center' | 'right'
  readonly numberFormat?: string
}

/** A look that no cell had before: that of `base`, changed. */
export interface AddedFormat {
  readonly base: number
  readonly change: FormatChange
}

export interface WorkbookWrites {
  /** By the part of the sheet. */
  readonly sheets: ReadonlyMap<string, readonly CellWrite[]>
  /** They are counted on from the formats of the file. */
  readonly formats: readonly AddedFormat[]
  /** Results stand in the file that were not counted here: the next program counts them as it opens the file. */
  readonly mustRecount: boolean
}
