import { addDetailLink } from './detail/detail-link-registry.ts'
import { addDetailTab } from './detail/detail-tab-registry.ts'
import { addCalculators } from './form/calculation/calculator-registry.ts'
import { addOwnFields } from './form/custom-field-registry.ts'
import { addListLink } from './list/list-link-registry.ts'
import type { ModuleWeb } from './shell/module-web.ts'
import { addStartupDialog } from './shell/startup-dialogs.ts'

export type { ModuleWeb } from './shell/module-web.ts'

/**
 * Says what a module brings. This file is read before the first page: what screens are made of is in module-api.ts. The
 * module is named, not imported: its descriptions stay on the server.
 */
export function defineWeb(module: string, brings: Omit<ModuleWeb, 'module'>): ModuleWeb {
  for (const tab of brings.detailTabs ?? []) addDetailTab(tab)
  for (const link of brings.detailLinks ?? []) addDetailLink(link)
  for (const link of brings.listLinks ?? []) addListLink(link)
  for (const greeting of brings.greetings ?? []) addStartupDialog(greeting)
  addOwnFields(brings.ownFields ?? {})
  addCalculators(module, brings.calculators ?? {})
  return { module, ...brings }
}
