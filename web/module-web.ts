import type { ComponentType } from 'react'
import type { DetailTab } from './detail/detail-tabs.ts'

/** What a module brings to the browser: screens by the name its pages use. */
export interface ModuleWeb {
  /** Tabs on the detail pages of documents of earlier modules. */
  readonly detailTabs?: readonly DetailTab[]
  /** Name of the module. */
  readonly module: string
  readonly screens: Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>
}
