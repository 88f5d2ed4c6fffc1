import sql from 'sql-template-tag'
import { dayOfMs } from '../../core/values/day.ts'
import { mul, round } from '../../core/values/decimal.ts'
import { type Ctx, find, get, type Measure, Refusal, rules, type Suggest } from '../../server/module-api.ts'
import { contract } from '../contracts/index.ts'
import { insurancePolicy, type InsurancePolicy } from './insurance-policy.ts'
import { weInsure } from './insurance-terms.ts'
import { bookPremium, takeBackPremium } from './insurance-vouchers.server.ts'
import { billState } from './logistics-bill-states.ts'
import { logisticsBill } from './logistics-bill.ts'

type Draft = { readonly [K in keyof InsurancePolicy]?: InsurancePolicy[K] | null }

/** What the contract and the bill say of the goods; whoever may not see prices is offered none. */
const cargoValue: Suggest<Ctx, InsurancePolicy> = {
  after: ['billId'],
  fill: async (ctx, { billId }) => {
    if (!billId) return {}
    const bill = await get(ctx, logisticsBill, billId)
    const [under] = await find(ctx, contract, { id: bill.contractId }, { lines: true })
    const line = under?.items?.find(({ uom }) => uom === 't')
    const value = line?.unitPrice ? round(mul(line.unitPrice, bill.billQty), 2) : null
    return {
      settled: await cargoOf(ctx, { billId }),
      offered: {
        tonnes: bill.billQty,
        validFrom: bill.atd ?? bill.etd,
        validTo: bill.eta,
        ...(under === undefined ? {} : { currency: under.currency }),
        ...(value === null ? {} : { goodsValue: value }),
        // What is paid for the way is in yuan.
        ...(under?.currency === 'CNY' && bill.freightAmount !== null ? { freight: bill.freightAmount } : {}),
      },
    }
  },
}

/** A policy covers the cargo of its bill, which stays what it was once the insurer has signed. */
export const insurancePolicyRules = rules(insurancePolicy, {
  suggest: cargoValue,

  prepare: async (ctx, draft) => cargoOf(ctx, draft),

  check: async (ctx, { billId }) => {
    const { status, billNo } = await get(free(ctx), logisticsBill, billId)
    if (status === billState.cancelled)
      throw Refusal.atField('billId', 'trade.insured-cancelled', { number: billNo ?? '' })
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

const free = (ctx: Ctx) => ctx.withoutScope('a policy is of a bill, whoever enters it')

async function cargoOf(ctx: Ctx, { billId }: Draft) {
  if (!billId) return {}
  const bill = await get(free(ctx), logisticsBill, billId)
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
    and not exists (select from trade.insurance_policy p
      where p.bill_id = b.id and p.status in ('1', '2') and p.del_flag = 0)`)
