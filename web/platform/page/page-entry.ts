import type { ComponentType } from 'react'
import type { Words } from '../../../core/values/language.ts'

/** Loads a screen; the module's chunk comes when the page is first asked for (ACC-14). */
export type ScreenLoader = () => Promise<{ readonly default: ComponentType }>

export type FixedParams = Readonly<Record<string, string | readonly string[]>>

/** A page as the router sees it. */
export interface PageEntry {
  /** Path it answers, below which it owns everything when `deep`. */
  readonly path: string
  readonly label: Words
  /** Permission without which the page shows the 403 state; undefined asks none. */
  readonly needs?: string
  /** Stays alive when left. */
  readonly kept: boolean
  readonly params: FixedParams
  readonly load: ScreenLoader
}
