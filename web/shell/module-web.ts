import type { ComponentType } from 'react'
import type { DetailLink } from '../detail/detail-link-registry.ts'
import type { DetailTab } from '../detail/detail-tab-registry.ts'
import type { Calculators } from '../form/calculation/calculator-registry.ts'
import type { OwnFields } from '../form/custom-field-registry.ts'
import type { ListLink } from '../list/list-link-registry.ts'
import type { StartupDialog } from './startup-dialogs.ts'

/** What a module brings to the browser: screens by the name its pages use. */
export interface ModuleWeb {
  /** Tabs on the detail pages of documents of earlier modules. */
  readonly detailTabs?: readonly DetailTab[]
  /** Ways from records of such documents to somewhere else. */
  readonly detailLinks?: readonly DetailLink[]
  /** Ways from lists of such documents, or of its own, to somewhere else. */
  readonly listLinks?: readonly ListLink[]
  /** What it tells over the first page. */
  readonly greetings?: readonly StartupDialog[]
  /** Name of the module. */
  readonly module: string
  /** Fields of documents that it shows in its own way. */
  readonly ownFields?: OwnFields
  /** The functions of its calculators, by their names. */
  readonly calculators?: Calculators
  readonly screens: Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>
}
