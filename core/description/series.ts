import type { Words } from '../values/language.ts'
import type { Fields } from './field.ts'

/** Rows written by machines: no audit, history or version; partitioned by month of `time`. */
export interface Series<F extends Fields = Fields> {
  readonly module: string
  readonly name: string
  readonly label: Words
  readonly needs: string
  readonly scope: string
  /** Fields that say whose reading it is; with the time they are the key. */
  readonly key: readonly string[]
  readonly fields: F
  readonly keepMonths: number
}

/** Describes a series: a key that is no field does not compile. */
export function series<const F extends Fields>(
  spec: Series<F> & { readonly key: readonly NoInfer<keyof F & string>[] },
): Series<F> {
  return spec
}
