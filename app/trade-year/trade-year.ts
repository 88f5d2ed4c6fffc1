import { addDays, dayOfMs } from '../../core/values/day.ts'
import { bankOf, setBank } from '../../modules/finance/connected-bank.server.ts'
import { RememberedBank } from '../../modules/finance/demo/bank-answers.ts'
import type { Ctx, DemoContext } from '../../server/module-api.ts'
import { besides } from './bank-besides.ts'
import { closedAt, closeMonth } from './close-month.ts'
import type { YearPlan } from './planned-work.ts'
import { sendOff, takeIn } from './tell-arrivals.ts'
import { agreeOn, agreeOnMore } from './tell-contracts.ts'
import { declare } from './tell-customs.ts'
import { openLetter } from './tell-letters.ts'
import { releaseAndFetch, sellOut } from './tell-sales.ts'
import { settle } from './tell-settlements.ts'
import { enterMasters } from './year-masters.ts'
import { yearPlan } from './year-plan.ts'
import { type LineOfBusiness, linesOfBusiness } from './year-volumes.ts'
import { hourOf, type YearWork } from './year-work.ts'

/** How a year of trade is made. */
interface TradeYear {
  /** 1 for the volume of a whole group. */
  readonly scale: number
  /** How many of the last months are not closed: a demonstration goes on in them. */
  readonly leftOpen: number
  /** Asked when each month is over and was closed, in a transaction that sees all of it. */
  readonly afterClose: (ctx: Ctx, month: string) => Promise<void>
}

/**
 * The twelve months before the current one, through the services and in the order of time: contracts, transports, stock,
 * releases, settlements, receipts and payments of the trading companies, each month closed in the first days of the next.
 */
export async function tellTradeYear(demo: DemoContext, { scale, leftOpen, afterClose }: TradeYear): Promise<void> {
  const plan = yearPlan(dayOfMs(demo.now).slice(0, 7), scale)
  const bank = new RememberedBank('Y')
  const work: YearWork = {
    demo,
    masters: await enterMasters(demo, plan.days[0] ?? '', scale),
    contracts: new Map(),
    bills: new Map(),
    batches: new Map(),
    licences: new Map(),
  }
  // The bank of the demonstration has payments of its own.
  const { adapter } = await demo.look('findir', bankOf)
  const putBack = setBank({ adapter: besides(bank, adapter), callbackSecret: null })
  try {
    const ends = plan.months.map((month, at) =>
      tellEnd(work, month, { isClosed: at < plan.months.length - leftOpen, afterClose }),
    )
    await Promise.all([tellDays(work, bank, plan), ...ends])
  } finally {
    putBack()
  }
}

/** Day after day, what is planned for it begins; it goes on beside what the next days begin. */
async function tellDays(work: YearWork, bank: RememberedBank, plan: YearPlan): Promise<void> {
  const { demo } = work
  const begun: Promise<void>[] = []
  const begin = (name: string, tell: () => Promise<void>) => void begun.push(demo.story(name, tell))
  const on = {
    agreed: byDay(plan.contracts, ({ day }) => day),
    opened: byDay(plan.letters, ({ day }) => day),
    changed: byDay(plan.contracts, ({ changedOn }) => changedOn),
    left: byDay(plan.arrivals, ({ left }) => left),
    came: byDay(plan.arrivals, ({ day }) => day),
    went: byDay(plan.outs, ({ day }) => day),
    // The money comes the day before.
    released: byDay(plan.releases, ({ day }) => addDays(day, -1)),
    settled: byDay(plan.settlements, ({ day }) => day),
  }
  for (const day of plan.days) {
    await demo.as('findir', hourOf(day, 0), () => Promise.resolve())
    for (const one of on.agreed(day)) begin(one.name, () => agreeOn(work, one))
    for (const one of on.opened(day)) begin(`${one.contract.name} 信用证`, () => openLetter(work, one))
    for (const one of on.changed(day)) begin(`${one.name} 补充协议`, () => agreeOnMore(work, one, day))
    for (const line of linesOfBusiness) {
      const own = <T>(of: readonly T[], lineOf: (one: T) => LineOfBusiness | null) =>
        of.filter((one) => lineOf(one) === line)
      const left = own(on.left(day), (one) => one.line)
      const came = own(on.came(day), (one) => one.line)
      const went = own(on.went(day), (one) => one.arrival.line)
      if (left.length > 0) begin(`${line.segment} ${day} 发运`, () => sendOff(work, line, day, left))
      if (came.length > 0) begin(`${line.segment} ${day} 到货`, () => takeIn(work, line, day, came))
      if (came.length > 0 && line.isImport) begin(`${line.segment} ${day} 报关`, () => declare(work, line, day, came))
      if (went.length > 0) begin(`${line.segment} ${day} 出库`, () => sellOut(work, line, day, went))
    }
    for (const one of on.released(day)) begin(`${one.contract.name} 放货`, () => releaseAndFetch(work, one))
    for (const [nr, one] of on.settled(day).entries())
      begin(`${one.contract.name} 结算`, () => settle(work, bank, one, nr))
  }
  await Promise.all(begun)
}

interface End extends Pick<TradeYear, 'afterClose'> {
  readonly isClosed: boolean
}

async function tellEnd(work: YearWork, month: string, { isClosed, afterClose }: End): Promise<void> {
  const { demo } = work
  // The last month may not be over for long.
  if (closedAt(month) > demo.now) return
  if (isClosed) await closeMonth(work, month)
  await demo.as('findir', closedAt(month), (ctx) => afterClose(ctx, month))
}

/** What falls on a day. */
function byDay<T>(all: readonly T[], dayOf: (one: T) => string | null): (day: string) => readonly T[] {
  const days = new Map<string, T[]>()
  for (const one of all) {
    const day = dayOf(one)
    if (day !== null) days.set(day, [...(days.get(day) ?? []), one])
  }
  return (day) => days.get(day) ?? []
}
