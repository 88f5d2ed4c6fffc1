import { msOfDay } from '../../core/values/day.ts'
import { mul, round } from '../../core/values/decimal.ts'
import { dayMs, hourMs } from '../../core/values/duration.ts'
import { makeContract } from '../../modules/contracts/demo/make-contracts.ts'
import { contract, supplementaryAgreement } from '../../modules/contracts/index.ts'
import { act, get, save } from '../../server/module-api.ts'
import type { YearContract } from './planned-work.ts'
import { contractOf, hourOf, partyOf, type YearWork } from './year-work.ts'

/** Agrees on a contract, has it approved and sealed. */
export async function agreeOn(work: YearWork, one: YearContract): Promise<void> {
  const { demo, masters, contracts } = work
  const made = await makeContract(demo, {
    name: one.name,
    type: one.type,
    segment: one.segment,
    direction: one.direction,
    currency: 'CNY',
    party: partyOf(work, one).short,
    unit: one.unit,
    drafter: one.drafter,
    goods: one.line === null ? serviceOf(one) : (masters.goods.get(one.line.goods)?.name ?? ''),
    quantity: one.tonnes.toFixed(3),
    price: one.price.toFixed(4),
    transport: one.line?.mode ?? 'sea',
    terms: one.direction === 'buy' ? '到货验收后按月结算，分批付款。' : '按月结算，开票后十五日内付清。',
    vat: one.vat,
    daysAgo: (demo.now - hourOf(one.day, 0)) / dayMs,
    lasts: 400,
    stage: 'effective',
  })
  contracts.set(one.name, made)
}

function serviceOf({ type }: YearContract): string {
  return type === 'ys' ? '煤炭运输' : '煤炭装卸'
}

/** Agrees on a tenth more tonnes under a contract. */
export async function agreeOnMore(work: YearWork, one: YearContract, day: string): Promise<void> {
  const { demo } = work
  const { id: contractId } = contractOf(work, one)
  const at = hourOf(day, 0)
  const { id, ver } = await demo.as(one.drafter, at, async (ctx) => {
    const of = await get(ctx, contract, contractId)
    return save(ctx, supplementaryAgreement, {
      contractId,
      counterparty: of.counterparty,
      currency: of.currency,
      effectDate: msOfDay(day),
      reason: '采暖季需求增加，双方同意增加数量一成。',
      changeType: ['qty'],
      newItems: (of.items ?? []).map(({ goods, grade, qty, uom, unitPrice }) => {
        const more = round(mul(qty, '1.1'), 3)
        return { goods, grade, qty: more, uom, unitPrice }
      }),
    })
  })
  await demo.as(one.drafter, at + hourMs / 4, (ctx) => act(ctx, supplementaryAgreement, id, 'submit', { ver }))
  await demo.agree(supplementaryAgreement, id, at + hourMs)
}
