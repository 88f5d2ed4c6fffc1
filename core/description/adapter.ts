import type { Words } from '../values/language.ts'
import type { SettingGroup } from './setting.ts'

/** One thing that is asked of what lies outside. */
interface AdapterCall {
  readonly label: Words
  /** Seconds that one attempt may take. */
  readonly timeout: number
  /** After how many seconds it is said again by itself, time after time; nothing for what may not be said twice. */
  readonly again: readonly number[]
}

/** A call that its module makes itself, because what follows from its silence is its own affair; it tells how it went. */
interface OwnCall {
  readonly label: Words
  readonly own: true
}

/** Something outside the product that it speaks to: how it is reached, what it is asked, how long it is left alone. */
export interface Adapter<C extends string = string> {
  readonly module: string
  readonly name: string
  readonly label: Words
  /** What it is for. */
  readonly note: Words
  /** Its part of the settings; secrets are sealed as any. */
  readonly settings: SettingGroup
  /** The setting that says where it is: while it is empty, and the operator gave no address, it is switched off. */
  readonly address: string
  /** The call that finds out whether it answers. */
  readonly probe: C
  readonly calls: Readonly<Record<C, AdapterCall | OwnCall>>
  /** After so many failures on end it is asked nothing for so many seconds. */
  readonly circuit: { readonly failures: number; readonly rest: number }
}

/** Describes what lies outside: a probe that is no call of it does not compile. */
export function adapter<const C extends string>(
  spec: Omit<Adapter<C>, 'probe'> & { readonly probe: NoInfer<C> },
): Adapter<C> {
  return spec
}
