/** A permission code, whether the person holds it, and through which roles he does or could. */
export interface HeldCode {
  readonly code: string
  readonly held: boolean
  readonly roles: readonly { readonly id: string; readonly name: string; readonly his: boolean }[]
}

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
    readonly ways: readonly { readonly way: 'unit' | 'department' | 'own' | 'reader'; readonly holds: boolean }[]
    readonly sources: readonly { readonly role: string; readonly type: string; readonly units: readonly string[]; readonly departments: readonly string[]; readonly holds: boolean }[]
  }
  readonly fields: readonly (Partial<HeldCode> & { readonly name: string; readonly label: string; readonly reading: 'whole' | 'masked' | 'none' })[]
  readonly buttons: readonly (HeldCode & { readonly verb: string; readonly label: string; readonly offered: boolean; readonly state: boolean; readonly condition: boolean })[]
}

/** A row by what it is called; null where the reader may not read the field himself. */
export interface NamedRow {
  readonly id: string
  readonly number: string | null
  readonly title: string | null
}

export interface SeenRows {
  readonly may: boolean
  readonly total: number
  readonly rows: readonly NamedRow[]
}

/** The menu and pages as another person has them. */
export interface SeenPages {
  readonly menus: readonly { readonly menuId: string; readonly menuPid: string | null; readonly menuName: string; readonly menuNameRu: string; readonly menuNameEn: string; readonly menuUrl: string | null }[]
  readonly pages: readonly { readonly path: string; readonly label: string; readonly needs: string; readonly may: boolean }[]
}
