import type { ComponentType } from 'react'
import type { FoundPage } from '../page-registry.ts'

/** What the page loader found for an address. */
export interface ResolvedPage {
  readonly found: FoundPage
  /** The page's component, already here; null when the caller may not see it. */
  readonly screen: ComponentType | null
  /** Key of a kept page to destroy: the address was left with the flag `closetab`. */
  readonly left: string | null
}
