import { msOfDay } from '../../core/values/day.ts'
import { hourMs } from '../../core/values/duration.ts'
import type { DemoContext } from '../../server/module-api.ts'
import type { YearArrival, YearContract } from './planned-work.ts'
import type { YearMasters, YearParty } from './year-masters.ts'

/** A licence as far as it is used. */
export interface YearLicence {
  readonly id: string
  readonly until: string
  readonly uses: number
  /** Kilograms that may still be brought in. */
  readonly left: number
}

/** What the work of the year goes by: what was entered before, and what each day has made. */
export interface YearWork {
  readonly demo: DemoContext
  readonly masters: YearMasters
  /** Contracts in force, by their names. */
  readonly contracts: Map<string, { readonly id: string; readonly counterparty: string }>
  readonly bills: Map<YearArrival, string>
  readonly batches: Map<YearArrival, string>
  /** The licence of each company that is in use. */
  readonly licences: Map<string, YearLicence>
}

/** An hour of a day, from eight in the morning. */
export function hourOf(day: string, hours: number): number {
  return msOfDay(day) + (hours - 3) * hourMs
}

export function contractOf({ contracts }: YearWork, { name }: YearContract) {
  const made = contracts.get(name)
  if (made === undefined) throw new Error(`the contract ${name} is not in force yet`)
  return made
}

export function partyOf({ masters }: YearWork, { role, party }: YearContract): YearParty {
  const of = masters.parties[role]
  const found = of[party % of.length]
  if (found === undefined) throw new Error(`the year has no party of the role ${role}`)
  return found
}

/** What was made of an arrival. */
export function madeOf(of: ReadonlyMap<YearArrival, string>, arrival: YearArrival): string {
  const id = of.get(arrival)
  if (id === undefined) throw new Error(`what came to ${arrival.line.warehouse} on ${arrival.day} is not there yet`)
  return id
}

/** Tonnes of so many kilograms, as documents have them. */
export function tonnes(kilograms: number): string {
  return (kilograms / 1_000).toFixed(3)
}
