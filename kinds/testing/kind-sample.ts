import type { Field } from '../../core/description/field.ts'
import type { Json } from '../../core/values/json.ts'

/** A field of a kind with values it takes (given, held) and refuses (given, code, other options). */
export interface Sample {
  readonly field: Field
  readonly good: readonly (readonly [given: Json, held: Json])[]
  readonly wrong: readonly (readonly [given: Json, code: string, options?: Readonly<Record<string, Json>>])[]
}
