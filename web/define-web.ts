import type { ComponentType } from 'react'
import { addDetailLink, type DetailLink } from './detail/detail-links.ts'
import { addDetailTab, type DetailTab } from './detail/detail-tabs.ts'
import { addOwnFields, type OwnFields } from './form/own-fields-added.ts'
import { addListLink, type ListLink } from './list/list-links.ts'
import { addGreeting, type Greeting } from './shell/greetings.ts'

/** What a module brings to the browser: screens by the name its pages use. */
export interface ModuleWeb {
  /** Tabs on the detail pages of documents of earlier modules. */
  readonly detailTabs?: readonly DetailTab[]
  /** Ways from records of such documents to somewhere else. */
  readonly detailLinks?: readonly DetailLink[]
  /** Ways from lists of such documents, or of its own, to somewhere else. */
  readonly listLinks?: readonly ListLink[]
  /** What it tells over the first page. */
  readonly greetings?: readonly Greeting[]
  /** Name of the module. */
  readonly module: string
  /** Fields of documents that it shows in its own way. */
  readonly ownFields?: OwnFields
  readonly screens: Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>
}

/** Says what a module brings. This file is read before the first page: what screens are made of is in define.ts. The module is named, not imported: its descriptions stay on the server. */
export function defineWeb(module: string, brings: Omit<ModuleWeb, 'module'>): ModuleWeb {
  for (const tab of brings.detailTabs ?? []) addDetailTab(tab)
  for (const link of brings.detailLinks ?? []) addDetailLink(link)
  for (const link of brings.listLinks ?? []) addListLink(link)
  for (const greeting of brings.greetings ?? []) addGreeting(greeting)
  addOwnFields(brings.ownFields ?? {})
  return { module, ...brings }
}
