import type { CellPlace } from '../description/dashboard.ts'
import type { WidgetInfo } from './dashboard.ts'

/** For whom administrators arrange a home page. */
export const homeOwners = ['role', 'unit'] as const
export type HomeOwner = (typeof homeOwners)[number]

/** A widget in its place; without one it stands where there is room, in the order of all. */
export interface HomeItem {
  readonly widget: string
  readonly place: CellPlace | null
}

/** What stands on a home page, and what was taken away from it. */
export interface HomeArrangement {
  readonly items: readonly HomeItem[]
  readonly hidden: readonly string[]
}

/** A widget of a home page in its language. */
export interface HomeWidget extends WidgetInfo {
  /** It does not stand on the page. */
  readonly hidden: boolean
  readonly place: CellPlace | null
}

/** Somebody whose home page may be arranged: `depth` is that of a unit below the group. */
export interface HomeOwnerInfo {
  readonly kind: HomeOwner
  readonly id: string
  readonly name: string
  readonly depth: number
  /** It has an arrangement of its own. */
  readonly arranged: boolean
}

/** The home page of a role or unit as an administrator arranges it. */
export interface HomePageInfo {
  /** 0 while it has no arrangement. */
  readonly ver: number
  /** Of several roles of one person the lowest counts. */
  readonly rank: number
  /** `may`: the role may see it; of a unit everything is open. */
  readonly widgets: readonly (HomeWidget & { readonly may: boolean })[]
}
