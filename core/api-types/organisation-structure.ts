/** A unit or department as the page of the organisation shows it, disabled ones included. */
export interface StructureNode {
  readonly id: string
  readonly ver: number
  readonly pid: string | null
  readonly flag: '0' | '1' | '2'
  readonly name: string
  readonly shortName: string
  readonly enabled: boolean
  readonly search: string
  /** Working people who belong to this very node. */
  readonly heads: number
  readonly leader: string | null
}

/** What changes when a node goes under another. */
export interface MovePreview {
  readonly name: string
  readonly from: string
  readonly to: string
  readonly departments: number
  readonly units: number
  readonly people: number
  readonly todos: number
  /** The unit its people will belong to, where that becomes another. */
  readonly newUnit: string | null
  /** People who will see more or other records than now, the first of them by name. */
  readonly scopes: { readonly count: number; readonly names: readonly string[] }
}
