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
  /** Column -> page opened with the row's values as filters. */
  readonly drill?: Readonly<Record<string, string>>
}

interface Exact<P extends Fields, C extends Fields> {
  readonly words: { readonly [K in keyof P | keyof C]: Words }
  readonly totals: readonly (keyof C & string)[]
  readonly drill?: { readonly [K in keyof C]?: string }
}

/** Describes a report: an unknown total or drill column does not compile. */
export function report<const P extends Fields, const C extends Fields>(
  spec: Report<P, C> & Exact<NoInfer<P>, NoInfer<C>>,
): Report<P, C> {
  return spec
}
