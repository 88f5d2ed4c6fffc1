import type { ComponentType } from 'react'
import type { DetailLink } from './detail/detail-links.ts'
import type { DetailTab } from './detail/detail-tabs.ts'

/** What a module brings to the browser: screens by the name its pages use. */
export interface ModuleWeb {
  /** Tabs on the detail pages of documents of earlier modules. */
  readonly detailTabs?: readonly DetailTab[]
  /** Ways from records of such documents to somewhere else. */
  readonly detailLinks?: readonly DetailLink[]
  /** Name of the module. */
  readonly module: string
  readonly screens: Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>
}
