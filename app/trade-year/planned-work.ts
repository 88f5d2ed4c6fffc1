import type { LineOfBusiness } from './year-volumes.ts'

/** A contract as it is to be agreed on; its tonnes follow from what is done under it. */
export interface YearContract {
  readonly name: string
  readonly line: LineOfBusiness | null
  readonly type: string
  readonly segment: string
  readonly unit: string
  readonly drafter: string
  readonly direction: 'buy' | 'sell'
  /** Which of the parties of its role. */
  readonly party: number
  readonly role: 'cust' | 'supp' | 'carr'
  readonly day: string
  /** Of a tonne, tax included. */
  readonly price: number
  readonly vat: string
  readonly settleType: 'prov' | 'frt' | 'svc'
  /** Whether its goods are paid for before they are released. */
  readonly isReleased: boolean
  /** The day on which more tonnes are agreed on, where they are. */
  readonly changedOn: string | null
  readonly tonnes: number
}

/** A vessel, train or convoy. */
export interface YearArrival {
  readonly nr: number
  readonly line: LineOfBusiness
  readonly contract: YearContract
  readonly left: string
  readonly day: string
  /** Kilograms by its papers and by the scale. */
  readonly billed: number
  readonly weighed: number
  readonly isInspected: boolean
  readonly isOffSpecification: boolean
}

/** Goods that leave the yard. */
export interface YearOut {
  readonly arrival: YearArrival
  readonly contract: YearContract
  readonly day: string
  readonly kilograms: number
}

/** Goods that are paid for, released and fetched. */
export interface YearRelease {
  readonly contract: YearContract
  readonly arrival: YearArrival
  readonly day: string
  readonly fetched: readonly YearOut[]
}

/** What was done under a contract in a month, settled at once. */
export interface YearSettlement {
  readonly contract: YearContract
  readonly day: string
  readonly kilograms: number
  readonly isOverdue: boolean
}

/** A letter of credit for a part of a contract. */
export interface YearLetter {
  readonly nr: number
  readonly contract: YearContract
  /** The day on which it is entered. */
  readonly day: string
}

/** What a part of the group is to do in the year. */
export interface YearPart {
  readonly contracts: readonly YearContract[]
  readonly arrivals: readonly YearArrival[]
  /** Those that are not fetched by a release. */
  readonly outs: readonly YearOut[]
  readonly releases: readonly YearRelease[]
  readonly settlements: readonly YearSettlement[]
}

/** What is to happen in a year, before anybody does it. */
export interface YearPlan extends YearPart {
  readonly letters: readonly YearLetter[]
  readonly months: readonly string[]
  readonly days: readonly string[]
}
