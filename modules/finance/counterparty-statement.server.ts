import { addDays, dayOfMs } from '../../core/values/day.ts'
import { add, compare, isZero, negate, round, sub } from '../../core/values/decimal.ts'
import { type Ctx, find, isId, Refusal, rules } from '../../server/module-api.ts'
import { company } from '../organisation/index.ts'
import { type CounterpartyStatement, counterpartyStatement, statementState } from './counterparty-statement.ts'
import { type OpenItem, openItem } from './open-item.ts'

/** Days that a party has to answer. */
const answersWithin = 15

/** What a statement is of. */
interface Asked {
  readonly unitId: string
  readonly counterparty: string
  readonly currency: string
  readonly periodFrom: string
  readonly asOf: string
}

/**
 * A draft is worked out anew whenever it is saved, for the last time as it is sent; what the party answers is kept
 * beside it.
 */
export const counterpartyStatementRules = rules(counterpartyStatement, {
  suggest: {
    after: ['counterparty', 'currency', 'periodFrom', 'asOf'],
    fill: async (ctx, given, chosen) => {
      const own = chosen === 'counterparty' ? await currencyOfParty(ctx, given) : {}
      const draft = { ...given, ...own }
      const asOf = draft.asOf ?? dayOfMs(ctx.now)
      const periodFrom = await followingOn(ctx, { ...draft, asOf })
      const asked = askedOf({ unitId: ctx.actor.unitId, ...draft, asOf, periodFrom: draft.periodFrom ?? periodFrom })
      return {
        offered: { asOf, periodFrom },
        settled: { ...own, ...(asked === null ? {} : numbered(await figuresOf(ctx, asked, null))) },
      }
    },
  },

  prepare: async (ctx, draft, before) => {
    const asked = askedOf({ ...draft, unitId: draft.unitId ?? ctx.actor.unitId })
    return asked === null ? {} : figuresOf(ctx, asked, before)
  },

  check: (_, { periodFrom, asOf }) => {
    if (periodFrom > asOf) throw Refusal.atField('periodFrom', 'statement.period')
  },

  on: {
    send: async (ctx, record) => {
      const asked = askedOf(record)
      const figures = asked === null ? null : await figuresOf(ctx, asked, record)
      if (figures === null || (figures.movements.length === 0 && isZero(figures.opening)))
        throw new Refusal('statement.nothing', {}, { status: 409 })
      return { ...figures, sentTime: ctx.now, replyBy: addDays(dayOfMs(ctx.now), answersWithin) }
    },
    confirm: (ctx, record, { balance, paper }) => {
      const answer = answerOf(ctx, record, String(balance))
      if (!isZero(answer.difference)) throw Refusal.atField('balance', 'statement.unequal', told(record, answer))
      return { ...answer, scan: paper as CounterpartyStatement['scan'] } // checked as what the action asks
    },
    dispute: (ctx, record, { balance, why, paper }) => {
      const answer = answerOf(ctx, record, String(balance))
      if (isZero(answer.difference)) throw Refusal.atField('balance', 'statement.equal')
      return { ...answer, disputeReason: String(why), scan: (paper ?? null) as CounterpartyStatement['scan'] }
    },
  },
})

// Whoever writes a row gives it its id.
const unnamed = null as unknown as string // what is written is read with one

function askedOf(given: Partial<Record<keyof Asked, string | null>>): Asked | null {
  const { unitId, counterparty, currency, periodFrom, asOf } = given
  if (!unitId || !counterparty || !isId(counterparty) || !currency || !periodFrom || !asOf) return null
  return { unitId, counterparty, currency, periodFrom, asOf }
}

/** The currency of the last dealings with a party that has none with the company in the currency that stands. */
async function currencyOfParty(
  ctx: Ctx,
  { counterparty, currency, unitId }: Partial<Record<keyof Asked, string | null>>,
): Promise<{ currency?: string }> {
  if (!counterparty || !isId(counterparty)) return {}
  const all = ctx.withoutScope('a statement tells all that is between a company and a party')
  const of = { unitId: unitId ?? ctx.actor.unitId, counterparty, status: ['0', '1', '2'] }
  const newest = async (more: { currency?: string }) =>
    (await find(all, openItem, { ...of, ...more }, { sort: ['-bizDate'], limit: 1 }))[0]
  if (currency && (await newest({ currency })) !== undefined) return {}
  const last = await newest({})
  return last === undefined ? {} : { currency: last.currency }
}

interface Following {
  readonly counterparty?: string | null
  readonly currency?: string | null
  readonly asOf: string
}

/** The day after that of the last statement which the party confirmed, else the first of the year. */
async function followingOn(ctx: Ctx, { counterparty, currency, asOf }: Following) {
  if (counterparty && isId(counterparty) && currency) {
    const of = { counterparty, currency, unitId: ctx.actor.unitId, status: statementState.confirmed }
    const [last] = await find(ctx, counterpartyStatement, of, { sort: ['-asOf'], limit: 1 })
    if (last !== undefined && last.asOf < asOf) return addDays(last.asOf, 1)
  }
  return `${asOf.slice(0, 4)}-01-01`
}

/**
 * Every item that the party and we have between us, by its day. What was paid is an item of its own, and what clears
 * what changes nothing between the parties: neither clearing nor netting is a movement.
 */
async function figuresOf(
  ctx: Ctx,
  { unitId, counterparty, currency, periodFrom, asOf }: Asked,
  before: Pick<CounterpartyStatement, 'movements'> | null,
) {
  const all = ctx.withoutScope('a statement tells all that is between a company and a party')
  const items = await find(
    all,
    openItem,
    { unitId, counterparty, currency, status: ['0', '1', '2'], bizDate: { to: asOf } },
    { sort: ['bizDate', 'sourceNo'] },
  )
  const earlier = items.filter(({ bizDate }) => bizDate < periodFrom)
  const within = items.filter(({ bizDate }) => bizDate >= periodFrom)
  const opening = round(earlier.reduce(moved, '0'), 2)
  const closing = within.reduce(moved, opening)
  const own = ctx.withoutScope('everybody knows the company he works for')
  const [ours] = await find(own, company, { ownerUnit: unitId }, { sort: ['companyCode'], limit: 1 })
  const kept = new Map(before?.movements?.map(({ id, item }) => [item, id]))
  return {
    ourCompany: ours?.id ?? null,
    opening,
    movements: within.map((item) => ({
      id: kept.get(item.id) ?? unnamed,
      day: item.bizDate,
      itemType: item.itemType,
      item: item.id,
      debit: isDebit(item) ? item.amount : null,
      credit: isDebit(item) ? null : item.amount,
    })),
    inFavour: favourOf(closing),
  }
}

/** With lines that a form can tell apart before they are stored. */
function numbered(figures: Awaited<ReturnType<typeof figuresOf>>) {
  return { ...figures, movements: figures.movements.map((line) => ({ ...line, id: `new-${line.item}` })) }
}

function isDebit({ itemType }: OpenItem): boolean {
  return itemType === 'ar' || itemType === 'pa'
}

function moved(balance: string, item: OpenItem): string {
  return add(balance, isDebit(item) ? item.amount : negate(item.amount))
}

/** Who is owed: we, the party, or nobody. */
function favourOf(closing: string): string {
  if (isZero(closing)) return 'none'
  return compare(closing, '0') > 0 ? 'ours' : 'theirs'
}

function answerOf(ctx: Ctx, { closing }: CounterpartyStatement, balance: string) {
  const difference = round(sub(balance, closing ?? '0'), 2)
  return { confirmedBalance: balance, difference, confirmedTime: ctx.now }
}

function told({ closing }: CounterpartyStatement, { difference }: { readonly difference: string }) {
  return { closing: closing ?? '0', difference }
}
