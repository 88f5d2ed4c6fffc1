/** One permission code by what it lets one do; that of fields names them. */
export interface CatalogueCode {
  readonly code: string
  readonly label: string
  readonly sort: 'verb' | 'field' | 'page'
}

/** The codes of one page or document, at its place in the menu. */
export interface CataloguePart {
  readonly key: string
  readonly label: string
  /** Names of the folders above it, and of its page. */
  readonly path: readonly string[]
  readonly codes: readonly CatalogueCode[]
}

/** Every permission there is, as `GET /api/rights/catalogue` tells it beside what the reader may grant. */
export interface PermissionCatalogue {
  readonly parts: readonly CataloguePart[]
  /** Business codes of data scopes, each with the documents that obey it. */
  readonly scopes: readonly { readonly code: string; readonly documents: readonly string[] }[]
}
