import type { Json } from '../values/json.ts'
import type { ListLayout } from './list-layout.ts'

/** How a list is cut, ordered, grouped and laid out, apart from the place in it. */
export interface ViewContent {
  /** Free search. */
  readonly param: string
  readonly filters: Readonly<Record<string, Json>>
  readonly sort: readonly string[]
  readonly group: readonly string[]
  readonly layout: ListLayout
}

/** Whom a view is shared with. */
export interface ViewShare {
  readonly kind: 'role' | 'department'
  readonly target: string
  readonly name: string
}

/** A saved view as one person gets it: without what he may not read. */
export interface ListView {
  readonly id: string
  readonly ver: number
  readonly name: string
  readonly content: ViewContent
  readonly mine: boolean
  readonly ownerName: string
  /** Told to the owner only. */
  readonly shares: readonly ViewShare[]
  /** Stands in his menu. */
  readonly pinned: boolean
  /** Opens with the list. */
  readonly usual: boolean
  /** Some of its conditions are on what he may not read: he sees more rows than its owner meant. */
  readonly partial: boolean
}

/** How a person sees one list: the views offered to him, and his columns as he left them. */
export interface ListViews {
  readonly views: readonly ListView[]
  /** Null until he arranges anything; `at` is when he last did. */
  readonly layout: { readonly layout: ListLayout; readonly at: number } | null
}
