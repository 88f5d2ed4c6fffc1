import type { Json } from '../../../core/values/json.ts'
import type { FieldError, Params } from '../../../core/words/refusal.ts'
import type { FileColumn } from '../import/find-header.ts'
import type { Found, ImportPlan } from '../import/import-plan.ts'

/** A row of the file, checked. */
export interface ReadRow {
  readonly row: number
  /** Identity that an earlier file of ours gave the row; null for a row of its own file. */
  readonly key: string | null
  /** What a save is given; only what was asked for, where anything was. */
  readonly given: Readonly<Record<string, Json>>
  readonly errors: Readonly<Record<string, FieldError>>
}

/** Rows that follow each other, and the text that they are kept as. */
export interface ReadPiece {
  readonly rows: readonly ReadRow[]
  /** A line for each row, see row-line.ts: nobody reads it before it is stored. */
  readonly content: string
}

/** To the reading thread, one at a time; each is answered. */
export type ToReader =
  | {
      readonly file: {
        readonly path: string
        readonly extension: string
        readonly plan: ImportPlan
        readonly asked: readonly string[] | null
      }
    }
  /** What the labels asked for stand for. */
  | { readonly known: readonly (readonly [name: string, found: Found])[] }
  | { readonly next: true }

export type FromReader =
  | { readonly columns: readonly FileColumn[] }
  /** Source and labels that have to be looked up before the next rows come. */
  | { readonly need: readonly (readonly [source: string, labels: readonly string[]])[] }
  | ReadPiece
  | { readonly end: true }
  | { readonly refused: { readonly code: string; readonly params: Params } }
