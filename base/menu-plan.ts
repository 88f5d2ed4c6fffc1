import type { Words } from '../core/values/language.ts'
import plan from './menus.json' with { type: 'json' }

/** A place of the menu for a page; the page's module says what permission it needs once it is built. */
export interface PlannedPage {
  readonly folder: string
  readonly path: string
  readonly sort: number
  readonly label: Words
  readonly params?: Readonly<Record<string, string>>
}

/** A folder of the menu; a dotted code stands under the part before its last dot. */
interface PlannedFolder {
  readonly code: string
  readonly label: Words
}

interface Plan {
  readonly folders: readonly PlannedFolder[]
  readonly pages: readonly PlannedPage[]
}

/** The whole menu of the product in three languages, with the pages that are still to come. */
export const menuPlan: Plan = {
  folders: plan.folders,
  pages: plan.pages.map(({ params, ...page }) => ({
    ...page,
    ...(params === undefined ? {} : { params: Object.fromEntries(Object.entries(params)) }),
  })),
}
