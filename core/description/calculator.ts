import type { Fields } from './field.ts'

/**
 * A function of a module that works fields of a document out of others, the same in its form and on the server, with
 * the way to them. What it came to is kept with the record, so that lists, prints and exports have it.
 */
export interface Calculator<N extends string = string> {
  readonly name: string
  /** `shipping.laytime`. */
  readonly document: string
  /** All that the function is told. */
  readonly inputs: readonly N[]
  /** Fields that nobody types: what it came to, by the names it answers. */
  readonly results: readonly N[]
  /** The sub-table that keeps the working, line by line. */
  readonly working: N
  /** The results for each entry of an input, side by side with what was chosen. */
  readonly variants?: { readonly by: N; readonly show: readonly N[] }
}

/** Describes what a document calculates: an input or result that is no field of it does not compile. */
export function calculator<const F extends Fields>(
  doc: { readonly module: string; readonly name: string; readonly fields: F },
  spec: Omit<Calculator<NoInfer<keyof F & string>>, 'document'>,
): Calculator {
  return { document: `${doc.module}.${doc.name}`, ...spec }
}
