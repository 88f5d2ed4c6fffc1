/** A permission code, whether the person holds it, and through which roles he does or could. */
export interface HeldCode {
  readonly code: string
  readonly held: boolean
  /** Roles that hold the code; `his` are those that the person holds. */
  readonly roles: readonly { readonly id: string; readonly name: string; readonly his: boolean }[]
}

/** How much of a field a person gets: the value, a part of it, or not even its name. */
export type Reading = 'whole' | 'masked' | 'none'

/** By which of a row's own marks it may be in somebody's scope. */
export type ScopeWayName = 'unit' | 'department' | 'own' | 'reader'

/** Why a person sees a record, its fields and its buttons, or does not: as the store's own rules answer. */
export interface Explanation {
  readonly number: string | null
  readonly title: string | null
  readonly seen: boolean
  readonly permission: HeldCode & { readonly label: string }
  readonly rows: {
    readonly rule: 'everyone' | 'all' | 'limited'
    readonly code: string
    readonly place: { readonly unit: string; readonly department: string; readonly maker: string }
    readonly ways: readonly { readonly way: ScopeWayName; readonly holds: boolean }[]
    readonly sources: readonly {
      readonly role: string
      readonly type: string
      readonly units: readonly string[]
      readonly departments: readonly string[]
      readonly holds: boolean
    }[]
  }
  readonly fields: readonly (Partial<HeldCode> & {
    readonly name: string
    readonly label: string
    readonly reading: Reading
  })[]
  readonly buttons: readonly (HeldCode & {
    readonly verb: string
    readonly label: string
    readonly offered: boolean
    readonly state: boolean
    readonly condition: boolean
  })[]
}
