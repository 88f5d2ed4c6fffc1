/** Records as the names of their columns, said once, and a row of values for each: half of the text of many records. */
export interface ColumnRows {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
}

/** Records by columns; what one of them leaves out is null. */
export function columnRowsOf(records: readonly Readonly<Record<string, unknown>>[]): ColumnRows {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))]
  return { columns, rows: records.map((record) => columns.map((column) => record[column] ?? null)) }
}

/** The records again. */
export function recordsOf({ columns, rows }: ColumnRows): Record<string, unknown>[] {
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])))
}
