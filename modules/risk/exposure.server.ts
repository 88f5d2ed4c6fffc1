import sql from 'sql-template-tag'
import { listAddress } from '../../core/api-types/list-address.ts'
import type { WidgetData } from '../../core/description/widget.ts'
import { dayOfMs } from '../../core/values/day.ts'
import { add, compare, formatNumber, isZero, max, round } from '../../core/values/decimal.ts'
import { type Ctx, loadNames, mayDo, ofUnit, rows, unitCondition } from '../../server/module-api.ts'
import { contract, settleableContract } from '../contracts/index.ts'
import { openItem } from '../finance/index.ts'
import { herfindahlIndex } from './herfindahl-index.ts'
import { openReceivable, overdueCondition } from './overdue-receivables.server.ts'
import { riskWords as words } from './words.ts'

type Query = Readonly<Record<string, string>>

/** What we may lose by a counterparty, in our own money. */
interface Exposure {
  readonly counterparty: string
  readonly name: string
  /** Paid to it and covered by no settlement yet. */
  readonly advance: string
  /** Settled with it and not received yet. */
  readonly claim: string
  /** What of its receivables is overdue; null where the reader may not read them. */
  readonly overdue: string | null
  /** The advance, and the larger of claim and what is late: both may tell of the same goods. */
  readonly whole: string
}

const mostShown = 10

/** The counterparties that we may lose most by: how much in advances, claims and what of it is late. */
export async function exposure(ctx: Ctx, query: Query): Promise<WidgetData['chart']> {
  const found = (await exposures(ctx, query)).slice(0, mostShown)
  const inUnit = unitCondition(query)
  const contractsOf = (direction: string) => (one: Exposure) =>
    listAddress('/contractLedger', {
      counterparty: one.counterparty,
      direction,
      contractStatus: [...settleableContract],
      ...inUnit,
    })
  const late = (one: Exposure) =>
    listAddress('/receivable', {
      counterparty: one.counterparty,
      ...overdueCondition(ctx),
      ...inUnit,
    })
  const kinds = [
    [words.advance, 'advance', contractsOf('buy')],
    [words.claim, 'claim', contractsOf('sell')],
    ...(mayDo(ctx, openItem, 'ck') ? [[words.overdue, 'overdue', late] as const] : []),
  ] as const
  return {
    kind: 'heat',
    label: words.exposure[ctx.lang],
    categories: found.map(({ name }) => name),
    series: kinds.map(([label, kind, address]) => {
      const values = found.map((one) => (isZero(one[kind] ?? '0') ? null : one[kind]))
      return {
        label: label[ctx.lang],
        values,
        texts: values.map((value) => (value === null ? '' : formatNumber(value, 2, ctx.lang))),
        hrefs: found.map((one, at) => (values[at] === null ? null : address(one))),
      }
    }),
  }
}

/** The same ten with what each comes to. */
export async function largest(ctx: Ctx, query: Query): Promise<WidgetData['list']> {
  const found = await exposures(ctx, query)
  const text = (value: string) => formatNumber(value, 2, ctx.lang)
  return {
    total: found.length,
    lines: found.slice(0, mostShown).map(({ counterparty, name, advance, claim, overdue, whole }) => ({
      title: name,
      note: (
        [
          [words.advance, advance],
          [words.claim, claim],
          [words.overdue, overdue ?? '0'],
        ] as const
      )
        .flatMap(([label, value]) => (isZero(value) ? [] : [`${label[ctx.lang]} ${text(value)}`]))
        .join(' · '),
      amount: round(whole, 2),
      currency: 'CNY',
      href: listAddress('/contractLedger', {
        counterparty,
        contractStatus: [...settleableContract],
        ...unitCondition(query),
      }),
    })),
  }
}

/** Beyond this the exposure is too much on few. */
const concentrated = '2500'

/** How much of the exposure is on few counterparties: the sum of the squares of their shares, in percent. */
export async function concentration(ctx: Ctx, query: Query): Promise<WidgetData['chart']> {
  const found = await exposures(ctx, query)
  const value = herfindahlIndex(found.map(({ whole }) => whole))
  const label = words.concentration[ctx.lang]
  return {
    kind: 'gauge',
    label,
    categories: [label],
    series: [{ label, values: [value], texts: [value === null ? '' : formatNumber(value, 0, ctx.lang)] }],
    bands: [
      { to: concentrated, tone: 'good' },
      { to: '10000', tone: 'bad' },
    ],
  }
}

/** All that we may lose something by, the largest first. */
async function exposures(ctx: Ctx, query: Query): Promise<readonly Exposure[]> {
  const rate = sql`case when t.currency = 'CNY' then 1 else t.fx_rate end`
  const open = await ctx.sql.query<Pick<Exposure, 'counterparty' | 'advance' | 'claim'>>(sql`
    select t.counterparty,
      round(coalesce(sum(greatest(t.paid_amt - coalesce(t.settled_amt, 0), 0) * ${rate}) filter (where t.direction = 'buy'), 0), 2)::text as advance,
      round(coalesce(sum(greatest(coalesce(t.settled_amt, 0) - coalesce(t.received_amt, 0), 0) * ${rate}) filter (where t.direction = 'sell'), 0), 2)::text as claim
    from (${rows(ctx, contract)}) t
    where t.contract_status = any(${[...settleableContract]}) and ${ofUnit(query)}
    group by 1`)
  const late = await overdueBy(ctx, query)
  const parties = [...new Set([...open.map(({ counterparty }) => counterparty), ...(late?.keys() ?? [])])]
  const names = await loadNames(ctx, new Map([['document:contracts.counterparty', new Set(parties)]]))
  return parties
    .map((counterparty) => {
      const { advance, claim } = open.find((one) => one.counterparty === counterparty) ?? nothing
      const overdue = late?.get(counterparty) ?? null
      const name = names[`document:contracts.counterparty:${counterparty}`] ?? '—'
      return { counterparty, name, advance, claim, overdue, whole: add(advance, max(claim, overdue ?? '0')) }
    })
    .filter(({ whole }) => !isZero(whole))
    .toSorted((a, b) => compare(b.whole, a.whole) || (a.name < b.name ? -1 : 1))
}

const nothing = { advance: '0', claim: '0' } as const

async function overdueBy(ctx: Ctx, query: Query): Promise<ReadonlyMap<string, string> | null> {
  if (!mayDo(ctx, openItem, 'ck')) return null
  const found = await ctx.sql.query<{ counterparty: string; late: string }>(sql`
    select t.counterparty, sum(t.balance_cny)::text as late
    from (${rows(ctx, openItem)}) t
    where ${openReceivable} and t.due_date < ${dayOfMs(ctx.now)}::date and ${ofUnit(query)}
    group by 1`)
  return new Map(found.map(({ counterparty, late }) => [counterparty, late]))
}
