/** What a cell of a spreadsheet holds: a text, a number that loses no digit, or nothing. */
export type SheetCell = string | number | null

export type SheetRow = readonly SheetCell[]

/** Formats a spreadsheet is written in. */
export type SheetFormat = 'xlsx' | 'csv'

/** How the numbers of a column are shown in a workbook. */
export interface SheetColumn {
  readonly header: string
  /** A number format of spreadsheets, such as `#,##0.00` or `yyyy-mm-dd`. */
  readonly format?: string
}
