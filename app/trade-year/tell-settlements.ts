import { addDays, msOfDay } from '../../core/values/day.ts'
import { div, mul, round, sub } from '../../core/values/decimal.ts'
import { hourMs } from '../../core/values/duration.ts'
import { counterparty as counterpartyDocument, settlement } from '../../modules/contracts/index.ts'
import type { RememberedBank } from '../../modules/finance/demo/bank-answers.ts'
import { tellPayments } from '../../modules/finance/demo/make-payments.ts'
import type { PlanFate, PlanSpec } from '../../modules/finance/demo/payment-plan-specs.ts'
import { paymentPlan } from '../../modules/finance/payment-plan.ts'
import { act, get, save } from '../../server/module-api.ts'
import type { YearContract, YearSettlement } from './planned-work.ts'
import { collect } from './tell-receipts.ts'
import { contractOf, hourOf, partyOf, tonnes, type YearWork } from './year-work.ts'

/** Per cent of a settlement, and how many days after it: each plan has another amount than the one before. */
const paid = [
  { pct: '30', days: 1 },
  { pct: '45', days: 4 },
  { pct: '25', days: 9 },
] as const
const collected = [
  { pct: '20', days: 2 },
  { pct: '35', days: 5 },
  { pct: '30', days: 9 },
  { pct: '15', days: 13 },
] as const

/** Settles what was done under a contract in a month, and pays or collects it, unless it is left overdue. */
export async function settle(work: YearWork, bank: RememberedBank, one: YearSettlement, nr: number): Promise<void> {
  const { demo, masters } = work
  const { contract, day, kilograms, isOverdue } = one
  const at = hourOf(day, (nr % 4) / 2)
  const { id: relatedContract, counterparty } = contractOf(work, contract)
  const price = contract.price.toFixed(4)
  const qty = tonnes(kilograms)
  const { id, ver } = await demo.as(contract.drafter, at, (ctx) =>
    save(ctx, settlement, {
      title: `${contract.name} ${day.slice(0, 7)} 结算`,
      settleType: contract.settleType,
      relatedContract,
      counterparty,
      currency: 'CNY',
      vatRate: contract.vat,
      date: msOfDay(day),
      dueDate: msOfDay(addDays(day, 15)),
      content: '按合同约定的数量与质量确认书按月结算。',
      items: [
        {
          goods: contract.line === null ? '服务' : (masters.goods.get(contract.line.goods)?.name ?? ''),
          qty,
          uom: 't',
          price,
        },
      ],
    }),
  )
  await demo.as(contract.drafter, at + hourMs / 4, (ctx) => act(ctx, settlement, id, 'submit', { ver }))
  await demo.agree(settlement, id, at + hourMs)
  if (isOverdue) return
  const whole = round(mul(qty, price), 2)
  if (contract.direction === 'buy') await payInParts(work, bank, { contract, day, whole, nr })
  else if (!contract.isReleased)
    for (const [amount, days] of partsOf(whole, collected)) {
      const on = addDays(day, days)
      if (hourOf(on, 12) < demo.now) await collect(work, contract, amount, hourOf(on, 1))
    }
}

/** The parts of a whole, the last one with what is left. */
function partsOf(whole: string, parts: readonly { readonly pct: string; readonly days: number }[]) {
  let left = whole
  return parts.map(({ pct, days }, at) => {
    const amount = at === parts.length - 1 ? left : round(div(mul(whole, pct), '100', 6), 2)
    left = sub(left, amount)
    return [amount, days] as const
  })
}

interface Due {
  readonly contract: YearContract
  readonly day: string
  readonly whole: string
  readonly nr: number
}

async function payInParts(work: YearWork, bank: RememberedBank, { contract, day, whole, nr }: Due): Promise<void> {
  for (const [at, [amount, days]] of partsOf(whole, paid).entries()) {
    const on = addDays(day, days)
    // What would be paid after the present is not planned.
    if (hourOf(addDays(on, 3), 0) >= work.demo.now) return
    await payPart(work, bank, { contract, amount, on, place: nr * paid.length + at })
  }
}

interface Part {
  readonly contract: YearContract
  readonly amount: string
  readonly on: string
  readonly place: number
}

/** Nearly all are paid as they should be; some only after the bank was silent, or once it had refused. */
function fateOf(place: number): PlanFate {
  if (place % 150 === 149) return 'repaid'
  if (place % 90 === 89) return 'paid-after-silence'
  return place % 3 === 0 ? 'paid-at-once' : 'paid'
}

async function payPart(work: YearWork, bank: RememberedBank, { contract, amount, on, place }: Part): Promise<void> {
  const { demo, masters } = work
  const { id: contractId, counterparty } = contractOf(work, contract)
  const party = partyOf(work, contract)
  const hired = contract.type === 'ys' ? 'frt' : 'port'
  const attribute = contract.line === null ? hired : 'goods'
  const planDate = addDays(on, 1)
  const account = masters.accounts.get(contract.unit) ?? ''
  const at = hourOf(on, 0)
  const id = await demo.as(contract.drafter, at, async (ctx) => {
    const payee = (await get(ctx, counterpartyDocument, counterparty)).accounts?.[0]
    const made = await save(ctx, paymentPlan, {
      paymentAttribute: attribute,
      planMonth: planDate.slice(0, 7),
      planDate,
      contractId,
      counterparty,
      bizSegment: contract.segment,
      budgetSubject: attribute === 'goods' ? 'purchase' : 'freight',
      backToBack: '0',
      supplementary: '0',
      advance: '0',
      urgent: '0',
      currency: 'CNY',
      planAmount: amount,
      payerAccountId: account,
      payeeName: payee?.accountName,
      payeeBank: payee?.bankName,
      payeeAccount: payee?.accountNo,
      payeeCnaps: payee?.cnaps,
      payeeCountry: 'CN',
      purpose: contract.name,
    })
    await act(ctx, paymentPlan, made.id, 'submit', { ver: made.ver })
    return made.id
  })
  const agreed = await demo.agree(paymentPlan, id, at + hourMs / 2)
  const spec: PlanSpec = {
    contract: null,
    unit: contract.unit,
    drafter: contract.drafter,
    party: party.short,
    attribute,
    segment: contract.segment,
    currency: 'CNY',
    amount,
    day: on,
    planDate,
    purpose: contract.name,
    urgent: false,
    stage: 'approved',
    fate: fateOf(place),
  }
  await tellPayments(demo, bank, { id, spec, account, at: agreed }, place)
}
