/** An entry of the statement of facts: what began at that minute. */
export interface Fact {
  /** Minutes from the epoch. */
  readonly at: number
  /** A code of dictionary sofEvent. */
  readonly event: string
  /** How much of the time from it counts, where both sides agreed on that; in percent. */
  readonly pct: number | null
}

/** A day that a port does not work: the whole day, or its afternoon. */
export interface DayOff {
  readonly day: string
  readonly half: boolean
}

/** A call of a port, as the charter party and the statement of facts have it. */
export interface Call {
  readonly no: string
  /** The zone whose clocks the statement goes by. */
  readonly zone: string
  /** Minutes that are allowed; null by the custom of the port, where no time is reckoned. */
  readonly allowed: number | null
  /** Minutes from the notice until laytime begins. */
  readonly turn: number
  /** The hours in which a notice is taken; null at any time. */
  readonly office: { readonly from: string; readonly to: string } | null
  /** The notice is good before the vessel is alongside. */
  readonly wibon: boolean
  readonly facts: readonly Fact[]
  readonly daysOff: readonly DayOff[]
}

/** What the charter party says of all its ports. */
export interface Terms {
  /** A code of dictionary laytimeTerm. */
  readonly term: string
  /** Weather working days: rain does not count. */
  readonly weather: boolean
  /** What work before laytime begins: nothing, all time from it, or the time that was worked. */
  readonly early: 'none' | 'start' | 'used'
  /** From when on the day before the day of rest, and until when on the day after it. */
  readonly restFrom: string
  readonly restTo: string
}

/** Why a stretch of time counts or not; codes of dictionary laytime_rule. */
export type Rule =
  | 'notice'
  | 'turn'
  | 'early'
  | 'counts'
  | 'agreed'
  | 'rain'
  | 'shifting'
  | 'rest'
  | 'holiday'
  | 'used'
  | 'vessel'
  | 'demurrage'

/** A stretch of the time sheet. */
export interface Stretch {
  readonly call: Call
  readonly from: number
  readonly to: number
  readonly event: string
  readonly pct: number
  readonly rule: Rule
  /** What counts of it, and what of the allowance is left after it, in hundredths of a minute. */
  readonly counted: number
  readonly left: number
}
