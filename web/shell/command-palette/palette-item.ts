import type { IconName } from '../../../ui/icon-paths.ts'

type PaletteGroup = 'favourites' | 'records' | 'recent' | 'pages' | 'documents' | 'people'

/** One line of the palette. */
export interface PaletteItem {
  readonly key: string
  readonly group: PaletteGroup
  readonly icon: IconName
  readonly title: string
  readonly note: string
  readonly href: string
  /** Whether it opens in a window of its own. */
  readonly apart?: boolean
}

/** What the server found (GET /api/portal/search). */
export interface SearchHit {
  readonly kind: 'document' | 'person'
  readonly title: string
  readonly note: string
  readonly href: string
}
