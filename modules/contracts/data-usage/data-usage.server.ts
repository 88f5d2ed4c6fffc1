import { isZero } from '../../../core/values/decimal.ts'
import { checkAll, type Ctx, find, Refusal, rules } from '../../../server/module-api.ts'
import { settleableContract } from '../contract-and-counterparty-states.ts'
import { contract, type Contract } from '../contract.ts'
import { dataUsage, type DataUsage } from './data-usage.ts'

/** What is used is charged by the terms of its contract, whatever the form says of them. */
export const dataUsageRules = rules(dataUsage, {
  prepare: async (ctx, { contractId }) => {
    const of = contractId ? await contractOf(ctx, contractId) : null
    return of === null ? {} : termsOf(of)
  },

  check: async (ctx, record) => {
    const of = await contractOf(ctx, record.contractId)
    if (of !== null) await checkAll([() => requireData(of), () => requireWithin(of, record)])
  },

  on: {
    confirm: (ctx, { createBy }) => {
      if (createBy === ctx.actor.id) throw new Refusal('data-usage.own')
    },
  },
})

async function contractOf(ctx: Ctx, id: string): Promise<Contract | null> {
  const all = ctx.withoutScope('the contract was chosen in scope')
  return (await find(all, contract, { id }))[0] ?? null
}

function termsOf({ counterparty, dataProduct, currency, meter, taxIncluded, vatRate, ...of }: Contract) {
  const { meterPrice, minFee, fixedFee } = of
  return { counterparty, dataProduct, currency, meter, meterPrice, minFee, fixedFee, taxIncluded, vatRate }
}

function requireData({ contractType, contractStatus, contractNo, meterPrice }: Contract): void {
  const params = { contract: contractNo ?? '' }
  if (contractType !== 'sj') throw Refusal.atField('contractId', 'data-usage.not-data', params)
  if (!settleableContract.some((status) => status === contractStatus))
    throw Refusal.atField('contractId', 'data-usage.not-running', params)
  if (isZero(meterPrice ?? '0')) throw Refusal.atField('contractId', 'data-usage.no-price', params)
}

function requireWithin({ validFrom, validTo }: Contract, { month }: DataUsage): void {
  if (month < validFrom.slice(0, 7) || month > validTo.slice(0, 7))
    throw Refusal.atField('month', 'data-usage.outside', { from: validFrom, to: validTo })
}
