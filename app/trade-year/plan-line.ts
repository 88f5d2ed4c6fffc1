import { wholeYear } from '../../modules/contracts/index.ts'
import type { YearArrival, YearContract, YearOut, YearPart, YearRelease, YearSettlement } from './planned-work.ts'
import { besidesSettlement, settledOn, type YearCalendar } from './year-calendar.ts'
import { type LineOfBusiness, scaled, shares } from './year-volumes.ts'

type Random = () => number

/** Contracts grow while it is found out what is done under them. */
type Growing = { -readonly [K in keyof YearContract]: YearContract[K] }

// Under one of the last so many contracts that are in force, goods come and go.
const atOnce = 3
// A contract is agreed on, sealed and in force by then.
const inForceAfter = 8
const lossOfWay = 0.004

/** What a line of business buys, carries, stores, releases, sells and settles in a year. */
export function planLine(line: LineOfBusiness, scale: number, calendar: YearCalendar, random: Random): YearPart {
  const bought = contractsOf(line, 'buy', scaled(line.purchases, scale), calendar, random)
  const sales = scaled(line.sales, scale)
  // Of those who buy, some pay before their goods are released.
  const released =
    line.releasesOfEach === 0 ? 0 : Math.max(1, Math.round((sales * line.releasesOfEach * 2) / line.outsOfEach / 1.2))
  const paidAhead = released === 0 ? [] : contractsOf(line, 'sell', released, calendar, random, true)
  const onCredit = contractsOf(line, 'sell', Math.max(1, sales - released), calendar, random)
  const arrivals = arrivalsOf(line, scale, bought, calendar, random)
  const releases: YearRelease[] = []
  const outs: YearOut[] = []
  for (const arrival of arrivals) {
    const parts = partsOf(arrival, calendar, random)
    const pairs = paidAhead.length === 0 ? 0 : line.releasesOfEach
    for (let pair = 0; pair < pairs; pair += 1)
      releases.push(releaseOf(arrival, parts.slice(pair * 2, pair * 2 + 2), underWay(paidAhead, calendar, random)))
    for (const part of parts.slice(pairs * 2))
      outs.push({ ...part, arrival, contract: underWay(onCredit, calendar, random)(part.day) })
  }
  const all = [...bought, ...paidAhead, ...onCredit]
  const done = [
    ...arrivals.map(({ contract, day, billed }) => ({ contract, day, kilograms: billed })),
    ...outs,
    ...releases.flatMap(({ fetched }) => fetched),
  ]
  for (const contract of all) grow(contract, done)
  return { contracts: all, arrivals, outs, releases, settlements: settlementsOf(done, calendar, random) }
}

function contractsOf(
  line: LineOfBusiness,
  direction: 'buy' | 'sell',
  count: number,
  { days }: YearCalendar,
  random: Random,
  isReleased = false,
): Growing[] {
  const isBuy = direction === 'buy'
  const sold = isReleased ? '款到提货销售' : '销售'
  const title = isBuy ? '采购' : sold
  return Array.from({ length: count }, (_, at) => {
    const signed = Math.floor((at / count) * (days.length - 60))
    const swing = 1 + (random() - 0.5) * 0.08
    return {
      name: `${wholeYear}${line.warehouse}${title}${days[0]?.slice(0, 4) ?? ''}-${String(at + 1).padStart(3, '0')}`,
      line,
      type: isBuy ? line.buyType : line.sellType,
      segment: line.segment,
      unit: line.unit,
      drafter: isBuy ? line.buyer : line.seller,
      direction,
      party: Math.floor(random() * 1_000),
      role: isBuy ? 'supp' : 'cust',
      day: days[signed] ?? '',
      price: Math.round((isBuy ? line.buyPrice : line.sellPrice) * swing),
      vat: '13',
      settleType: 'prov',
      isReleased,
      changedOn: random() < shares.changed ? besidesSettlement(days, signed + 30) : null,
      tonnes: 0,
    }
  })
}

/** One of those that are in force on a day, the last ones. */
function underWay(of: readonly Growing[], { days }: YearCalendar, random: Random): (day: string) => Growing {
  return (day) => {
    const latest = days[Math.max(0, days.indexOf(day) - inForceAfter)] ?? ''
    const inForce = of.filter((one) => one.day <= latest).slice(-atOnce)
    const chosen = inForce[Math.floor(random() * inForce.length)] ?? of[0]
    if (chosen === undefined) throw new Error('a line of business has no contract')
    return chosen
  }
}

function arrivalsOf(
  line: LineOfBusiness,
  scale: number,
  bought: readonly Growing[],
  calendar: YearCalendar,
  random: Random,
): YearArrival[] {
  const count = scaled(line.arrivals, scale)
  const usual = (line.tonnes * 1_000) / line.arrivals
  const find = underWay(bought, calendar, random)
  return Array.from({ length: count }, (_, nr) => {
    const at = calendar.dayAt((nr + 0.5) / count)
    const day = calendar.days[at] ?? ''
    const billed = Math.round(usual * (0.94 + random() * 0.12))
    return {
      nr,
      line,
      contract: find(day),
      left: calendar.days[Math.max(0, at - (line.mode === 'sea' ? 6 : 2))] ?? day,
      day,
      billed,
      weighed: Math.round(billed * (1 - random() * lossOfWay)),
      isInspected: random() < shares.inspected,
      isOffSpecification: random() < shares.offSpecification,
    }
  })
}

/** In which parts an arrival leaves the yard, day after day. */
function partsOf({ day, weighed, line }: YearArrival, { days }: YearCalendar, random: Random) {
  const usual = (weighed * (1 - shares.kept)) / line.outsOfEach
  const came = days.indexOf(day)
  return Array.from({ length: line.outsOfEach }, (_, at) => ({
    day:
      days[Math.min(days.length - 2, came + 1 + Math.floor((at * 12) / line.outsOfEach) + Math.floor(random() * 2))] ??
      day,
    kilograms: Math.round(usual * (0.97 + random() * 0.06)),
  })).toSorted((one, other) => one.day.localeCompare(other.day))
}

function releaseOf(
  arrival: YearArrival,
  parts: readonly { readonly day: string; readonly kilograms: number }[],
  find: (day: string) => Growing,
): YearRelease {
  const day = parts[0]?.day ?? arrival.day
  const contract = find(day)
  return { contract, arrival, day, fetched: parts.map((part) => ({ ...part, arrival, contract })) }
}

interface Done {
  readonly contract: YearContract
  readonly day: string
  readonly kilograms: number
}

/** A contract is agreed on for a little more than is done under it. */
function grow(contract: Growing, done: readonly Done[]): void {
  const own = done.filter((one) => one.contract === contract).reduce((total, { kilograms }) => total + kilograms, 0)
  contract.tonnes = Math.max(1_000, Math.ceil((own / 1_000) * (contract.isReleased ? 1.25 : 1.06)))
}

function settlementsOf(done: readonly Done[], { days }: YearCalendar, random: Random): YearSettlement[] {
  const sums = new Map<string, { contract: YearContract; day: string; kilograms: number }>()
  for (const { contract, day, kilograms } of done) {
    const on = settledOn(days, days.indexOf(day))
    if (on === null) continue
    const key = `${contract.name} ${on}`
    const sum = sums.get(key) ?? { contract, day: on, kilograms: 0 }
    sum.kilograms += kilograms
    sums.set(key, sum)
  }
  return [...sums.values()].map((sum) => ({ ...sum, isOverdue: random() < shares.overdue }))
}
