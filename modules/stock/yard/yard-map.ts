/** A corner of an outline, in metres of the yard, as a record has it. */
export interface MapCorner {
  readonly x: string
  readonly y: string
}

/** A position as the map draws it. */
export interface MapPlace {
  readonly id: string
  readonly ver: number
  readonly name: string
  readonly code: string
  readonly goods: string
  /** Tonnes that lie there, and that there is room for. */
  readonly qty: string
  readonly capacity: string
  readonly fillPct: string
  readonly heatKcal: string | null
  readonly tempMax: string | null
  /** Epoch ms of the last reading. */
  readonly tempAt: number | null
  /** Code of `alertLevel`, and what it is called; null while the stack is not warm. */
  readonly light: string | null
  readonly lightName: string
  readonly lastTurn: string | null
  readonly batches: readonly { readonly id: string; readonly batchNo: string }[]
  readonly corners: readonly MapCorner[]
}

/** A yard with its places, and the other yards that have some. */
export interface YardMap {
  readonly yards: readonly {
    readonly id: string
    readonly name: string
    /** How many of its stacks are warm. */
    readonly warm: number
  }[]
  /** The yard that is drawn; null where none has places. */
  readonly yard: string | null
  readonly places: readonly MapPlace[]
}
