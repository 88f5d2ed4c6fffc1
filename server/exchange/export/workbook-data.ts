import type { SheetCell } from '../../platform/workbook/sheet-cell.ts'

/** A small workbook with looks, drop-downs and notes, as plain data. */
export interface Book {
  readonly sheets: readonly BookSheet[]
}

export interface BookSheet {
  readonly name: string
  readonly hidden?: boolean
  readonly rows: readonly (readonly SheetCell[])[]
  readonly columns: readonly { readonly width: number; readonly format?: string; readonly hidden?: boolean }[]
  /** Rows that stay in sight. */
  readonly frozen?: number
  /** Row and column, from 0, to how the cell looks; `note` is shown when one points at it. */
  readonly looks?: readonly {
    readonly row: number
    readonly column: number
    readonly look: Look
    readonly note?: string
  }[]
  /** Row that one text covers from side to side. */
  readonly across?: number
  /** Columns whose cells take one of a list that stands in another sheet, or are explained when one enters them. */
  readonly choices?: readonly {
    readonly column: number
    readonly from: number
    readonly to: number
    readonly source: string | null
    readonly title: string
    readonly message: string
  }[]
}

export type Look = 'note' | 'head' | 'required' | 'wrong'
