import type { SheetColumn, SheetFormat, SheetRow } from './sheet-cell.ts'

/** What the writing thread is asked for first. */
export interface SheetOrder {
  readonly format: SheetFormat
  /** Name of the sheet. */
  readonly name: string
  readonly columns: readonly SheetColumn[]
  /** Between the values of a csv. */
  readonly separator: string
}

/**
 * To the thread: the order, then rows, at last that there are no more and what stands below them. Each is answered by
 * Written.
 */
export type ToWriter =
  | { readonly order: SheetOrder }
  | { readonly rows: readonly SheetRow[] }
  | { readonly end: true; readonly totals: readonly SheetRow[] }

/** The bytes that are ready. */
export interface Written {
  readonly chunks: readonly Uint8Array<ArrayBuffer>[]
}
