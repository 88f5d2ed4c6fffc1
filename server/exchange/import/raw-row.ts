/** A cell as a file holds it; days of workbooks come as instants whose UTC clock shows what the sheet shows. */
export type RawCell = string | number | boolean | Date | null

export interface RawRow {
  /** As the spreadsheet counts, from 1. */
  readonly row: number
  readonly cells: readonly RawCell[]
}

/** The rows of a file, and how it counts days. */
export interface RawSheet {
  readonly counts1904: boolean
  readonly rows: AsyncIterable<RawRow> | Iterable<RawRow>
}
