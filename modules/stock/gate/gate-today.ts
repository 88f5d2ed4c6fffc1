interface Named {
  readonly customer: string
  readonly goods: string
  /** Where in the yard it is loaded; empty where the yard has laid it nowhere. */
  readonly place: string
  /** Tonnes that may still be fetched. */
  readonly left: string
}

/** A lorry that may come in today; a release that names no lorry lets any come. */
export interface Expected extends Named {
  readonly releaseId: string
  readonly number: string
  readonly validTo: string
  readonly plate: string | null
  readonly driver: string | null
}

/** A lorry that was weighed empty and is being loaded. */
export interface Inside extends Named {
  readonly id: string
  readonly ver: number
  readonly number: string
  readonly plate: string
  readonly tare: string
}

/** What the gate sees. */
export interface GateToday {
  /** Whether the scales tell their weight; else it is typed. */
  readonly hasScale: boolean
  readonly expected: readonly Expected[]
  readonly inside: readonly Inside[]
}

/** What a scale told of the lorry on it. */
export interface GateWeight {
  /** Tonnes. */
  readonly weight: string
  /** Its scale and the number of the reading there. */
  readonly reading: string
}
