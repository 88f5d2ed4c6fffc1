import sql from 'sql-template-tag'
import { dayOfMs } from '../../core/values/day.ts'
import { mul, round, sum } from '../../core/values/decimal.ts'
import { type Ctx, find, get, type Measure, Refusal, rules, type Suggest } from '../../server/module-api.ts'
import { contract } from '../contracts/index.ts'
import { insurancePolicy, type InsurancePolicy } from './insurance-policy.ts'
import { weInsure } from './insurance-terms.ts'
import { bookPremium, takeBackPremium } from './insurance-vouchers.server.ts'
import { billState } from './logistics-bill-states.ts'
import { logisticsBill } from './logistics-bill.ts'

type Draft = { readonly [K in keyof InsurancePolicy]?: InsurancePolicy[K] | null }

/** What the contract and the bills say of the goods; whoever may not see prices is offered none. */
const cargoValue: Suggest<Ctx, InsurancePolicy> = {
  after: ['bills'],
  fill: async (ctx, draft) => {
    const bills = await find(ctx, logisticsBill, { id: billsOf(draft) })
    const [first] = bills
    if (first === undefined) return {}
    const [under] = await find(ctx, contract, { id: first.contractId }, { lines: true })
    const line = under?.items?.find(({ uom }) => uom === 't')
    const tonnes = sum((draft.bills ?? []).map((one) => one.tonnes ?? null))
    const freight = bills.map(({ freightAmount }) => freightAmount)
    return {
      settled: await cargoOf(ctx, draft),
      offered: {
        validFrom: bills.map(({ atd, etd }) => atd ?? etd).toSorted()[0] ?? null,
        validTo:
          bills
            .map(({ eta }) => eta)
            .toSorted()
            .at(-1) ?? null,
        ...(under === undefined ? {} : { currency: under.currency }),
        ...(line?.unitPrice ? { goodsValue: round(mul(line.unitPrice, tonnes), 2) } : {}),
        // What is paid for the way is in yuan.
        ...(under?.currency === 'CNY' && freight.every((one) => one !== null) ? { freight: sum(freight) } : {}),
      },
    }
  },
}

/** A policy covers the cargo of its bill, which stays what it was once the insurer has signed. */
export const insurancePolicyRules = rules(insurancePolicy, {
  suggest: cargoValue,

  prepare: async (ctx, draft) => cargoOf(ctx, draft),

  check: async (ctx, record) => {
    const bills = await find(free(ctx), logisticsBill, { id: billsOf(record), status: billState.cancelled })
    const ids = billsOf(record)
    for (const { id, billNo } of bills)
      throw Refusal.atField(`bills.${ids.indexOf(id)}.billId`, 'trade.insured-cancelled', { number: billNo ?? '' })
  },

  on: {
    issue: async (ctx, record, { policyNo, issuedOn }) => ({
      policyNo: String(policyNo),
      issuedOn: String(issuedOn),
      voucherNo: await bookPremium(ctx, record, String(issuedOn)),
    }),
    cancel: async (ctx, { id }, { reason }) => {
      await takeBackPremium(ctx, id)
      return { cancelReason: String(reason) }
    },
  },
})

const free = (ctx: Ctx) => ctx.withoutScope('a policy is of its bills, whoever enters it')

function billsOf({ bills }: Draft): readonly string[] {
  return (bills ?? []).map(({ billId }) => billId)
}

async function cargoOf(ctx: Ctx, draft: Draft) {
  const [first] = billsOf(draft)
  if (!first) return {}
  const bill = await get(free(ctx), logisticsBill, first)
  const { incoterms } = await get(free(ctx), contract, bill.contractId)
  const { contractId, goodsId, ourCompany, mode, loadPlace, dischargePlace } = bill
  return { contractId, goodsId, ourCompany, mode, loadPlace, dischargePlace, incoterms }
}

/** Days under way of each bill that nobody has insured though by the terms of its contract we bear what happens. */
export const uninsuredBills: Measure<Ctx> = ({ sql: on, now }) =>
  on.query(sql`
  select 'logisticsBill' as "objType", b.id::text as "objId", b.bill_no as title, '/doc/trade/logisticsBill/' || b.id as url,
    (${dayOfMs(now)}::date - coalesce(b.atd, b.etd))::text as value
  from trade.logistics_bill b join contracts.contract c on c.id = b.contract_id
  where b.del_flag = 0 and b.status in (${billState.loading}, ${billState.inTransit})
    and c.incoterms = any(case b.direction when 'sell' then ${weInsure.sell}::text[] else ${weInsure.buy}::text[] end)
    and b.ownership = 'own'
    and not exists (select from trade.insurance_policy_bills l join trade.insurance_policy p on p.id = l.parent_id
      where l.bill_id = b.id and p.status in ('1', '2') and p.del_flag = 0)`)
