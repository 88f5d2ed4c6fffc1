import type { Words } from '../values/language.ts'
import type { Fields } from './field.ts'

/**
 * A report: what may be asked, what is shown and summed, and where a figure leads. Its query stands in `*.server.ts`.
 */
export interface Report<P extends Fields = Fields, C extends Fields = Fields> {
  readonly module: string
  readonly name: string
  readonly label: Words
  readonly needs: string
  readonly scope: string
  readonly filters: P
  readonly columns: C
  readonly words: Readonly<Record<string, Words>>
  readonly totals: readonly string[]
  /** Column -> the list that its figures lead to. */
  readonly drill?: Readonly<Record<string, Drill>>
}

/** Where a figure leads: the list of the records it was made of. */
export interface Drill<N extends string = string> {
  /** Path of a page that shows a list. */
  readonly page: string
  /** What each column of the list is asked. */
  readonly with: Readonly<Record<string, DrillCondition<N>>>
  /** The total of the list that equals the figure; a figure without it counts records. */
  readonly sum?: string
}

/**
 * The value that the row or the filters have under a name, a span between two filters, or a value that is always the
 * same. The line of totals asks only what the filters say.
 */
export type DrillCondition<N extends string = string> =
  | N
  | { readonly from?: N; readonly to?: N }
  | { readonly is: string }

interface Exact<P extends Fields, C extends Fields> {
  readonly words: { readonly [K in keyof P | keyof C]: Words }
  readonly totals: readonly (keyof C & string)[]
  readonly drill?: { readonly [K in keyof C]?: Drill<(keyof P | keyof C) & string> }
}

/** Describes a report: an unknown column, filter, total or drill does not compile. */
export function report<const P extends Fields, const C extends Fields>(
  spec: Report<P, C> & Exact<NoInfer<P>, NoInfer<C>>,
): Report<P, C> {
  return spec
}
