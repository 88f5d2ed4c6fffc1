import sql from 'sql-template-tag'
import { addDays } from '../../core/values/day.ts'
import { type Ctx, get, Refusal, rules, titleIn } from '../../server/module-api.ts'
import { company } from '../organisation/index.ts'
import { contractState, settleableContract } from './contract-and-counterparty-states.ts'
import { contract, type Contract } from './contract.ts'
import { counterparty } from './counterparty.ts'
import { circleDays, circleThrough, type Flow } from './trade-circle.ts'

// Carriage and services go round as well, and nothing is bought back by them.
const ofGoods = ['xs', 'hc', 'lc', 'ck', 'nmc', 'nmx']
const agreed = [contractState.inApproval, contractState.toSign, ...settleableContract]

/** Goods that would come back to whom they came from are not traded, unless risk control says that the trade is real. */
export const tradeCircleRules = rules(contract, {
  prepare: (_ctx, draft, before) => {
    if (before === null || before.circleWaiver === null) return {}
    // What was said was said of these sides and goods.
    const same =
      before.counterparty === draft.counterparty &&
      before.ourCompany === draft.ourCompany &&
      before.direction === draft.direction &&
      goodsOf(before).join() === goodsOf(draft).join()
    return same ? {} : { circleWaiver: null }
  },
  on: {
    submit: async (ctx, record) => {
      if (record.circleWaiver === null) await requireNoCircle(ctx, record)
    },
    waiveCircle: (ctx, { drafter, createBy }, { reason }) => {
      if (drafter === ctx.actor.id || createBy === ctx.actor.id) throw new Refusal('contract.circle-own')
      return { circleWaiver: String(reason) }
    },
  },
})

type Lines = { readonly items?: readonly { readonly goods?: string | null }[] | null }

function goodsOf({ items }: Lines): readonly string[] {
  return [...new Set((items ?? []).map(({ goods }) => goods?.trim() ?? '').filter((name) => name !== ''))].toSorted()
}

async function requireNoCircle(ctx: Ctx, record: Contract): Promise<void> {
  if (!ofGoods.includes(record.contractType)) return
  for (const goods of goodsOf(record)) {
    // Of two contracts that close a circle together and are handed in at once, the second one sees the first.
    await ctx.sql.query(sql`select pg_advisory_xact_lock(hashtextextended(${`trade circle ${goods}`}, 0))`)
    const { added, others, names } = await flowsOf(ctx, record, goods)
    const circle = circleThrough(added, others)
    if (circle === null) continue
    const path = circle.map((node) => names.get(node) ?? node).join(' → ')
    throw Refusal.atField('counterparty', 'contract.circle', { goods, path, days: String(circleDays) })
  }
}

interface Traded {
  readonly id: string
  readonly ours: string
  readonly theirs: string
  readonly ourCompany: string
  readonly counterparty: string
  readonly direction: string
  readonly day: string
}

/** Who moves these goods to whom; a company of the group is one party, whether it signs or is signed with. */
async function flowsOf(ctx: Ctx, { id, signDate }: Contract, goods: string) {
  const traded = await ctx.sql.query<Traded>(sql`
    select c.id, o.credit_code as ours, coalesce(nullif(p.credit_code, ''), nullif(p.inn, ''), p.id::text) as theirs,
      c.our_company as "ourCompany", c.counterparty, c.direction, c.sign_date::text as day
    from contracts.contract c
    join organisation.company o on o.id = c.our_company
    join contracts.counterparty p on p.id = c.counterparty
    where c.del_flag = 0 and c.contract_type = any(${ofGoods})
      and (c.id = ${id} or c.contract_status = any(${agreed}) and c.sign_date between
        ${addDays(signDate, -circleDays)}::date and ${addDays(signDate, circleDays)}::date)
      and exists (select from contracts.contract_items i where i.parent_id = c.id and btrim(i.goods) = ${goods})`)
  const own = traded.find((one) => one.id === id)
  if (own === undefined) throw new Error(`the contract ${id} is gone`)
  const others = traded.filter((one) => one !== own)
  return { added: flowOf(own), others: others.map(flowOf), names: await namesOf(ctx, traded) }
}

function flowOf({ ours, theirs, direction, day }: Traded): Flow {
  return direction === 'sell' ? { from: ours, to: theirs, day } : { from: theirs, to: ours, day }
}

async function namesOf(ctx: Ctx, traded: readonly Traded[]): Promise<ReadonlyMap<string, string>> {
  const all = ctx.withoutScope('a circle is told by whom it goes through')
  const names = new Map<string, string>()
  for (const { ours, theirs, ourCompany, counterparty: party } of traded) {
    if (!names.has(theirs)) names.set(theirs, titleIn(ctx.lang, counterparty, await get(all, counterparty, party)))
    if (!names.has(ours)) names.set(ours, titleIn(ctx.lang, company, await get(all, company, ourCompany)))
  }
  return names
}
