import type { Kind } from '../core/description/field-kind.ts'
import type { FieldBase } from '../core/description/field.ts'

/** Opens a kind to the engine, which hands each kind only the fields that name it. */
export function defineKind<F extends FieldBase>(kind: Kind<F>): Kind {
  return kind as unknown as Kind // a field reaches its kind by name alone, so it is an F
}

/** The options of a field: everything but its kind. */
export type OptionsOf<F extends FieldBase> = Omit<F, 'kind'>

/** Options in which a name that the kind does not know is an error. */
export type Only<P, Known> = P & { readonly [Name in Exclude<keyof P, keyof Known>]: never }

/** The JSON of a field: its kind first, its options as given. */
export function fieldOf<const K extends string, P extends object>(
  kind: K,
  options: P | undefined,
): { readonly kind: K } & P {
  return { kind, ...options } as { readonly kind: K } & P // without options P has no required name
}
