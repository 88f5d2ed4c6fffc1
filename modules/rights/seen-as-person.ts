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
  readonly menus: readonly {
    readonly menuId: string
    readonly menuPid: string | null
    readonly menuName: string
    readonly menuNameRu: string
    readonly menuNameEn: string
    readonly menuUrl: string | null
  }[]
  readonly pages: readonly {
    readonly path: string
    readonly label: string
    readonly needs: string
    readonly may: boolean
  }[]
}
