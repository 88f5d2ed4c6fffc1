import { addDays, dayOfMs, msOfDay } from '../../../core/values/day.ts'
import { sub } from '../../../core/values/decimal.ts'
import { hourMs, minuteMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, asSystem, type Ctx, type DemoContext, find, get, makePdf, storeFile } from '../../../server/module-api.ts'
import { accountDay, bankQuery, bankSend } from '../bank-jobs.server.ts'
import { type BankPayment, bankPayment } from '../bank-payment.ts'
import { paymentPlan } from '../payment-plan.ts'
import { bankHistories, type RememberedBank } from './bank-answers.ts'
import type { MadePlan, PlanFate } from './payment-plan-specs.ts'

/** What happens to an approved plan by its fate, by the hands of cashier, reviewer and authoriser. */
export async function tellPayments(
  demo: DemoContext,
  bank: RememberedBank,
  plan: MadePlan,
  place: number,
): Promise<void> {
  const {
    spec: { fate, amount },
    id,
  } = plan
  if (fate === 'unpaid') return
  const began = startOf(demo, plan, place)
  const half = String(Math.floor(Number(amount) / 200) * 100)
  const pays = (at: number, part: string, how: PlanFate) => payOnce(demo, bank, id, part, how, at)
  if (fate === 'first-part') await pays(began, half, 'paid')
  else if (fate === 'in-two-parts') {
    await pays(began, half, 'paid')
    await pays(began + 26 * hourMs, sub(amount, half), 'paid')
  } else if (fate === '09') {
    // The second of two equal payments within three days waits for somebody to say that it is one of its own.
    await pays(began, half, 'paid')
    await pays(began + 3 * hourMs, half, 'paid')
  } else if (fate === 'repaid') {
    await pays(began, amount, '03')
    await payAgain(demo, bank, id, began + 3 * hourMs)
  } else if (fate === 'refunded') {
    await pays(began, amount, 'paid')
    await sendBack(demo, bank, id, began + 22 * hourMs)
  } else if (fate === '04-proposed') {
    await pays(began, amount, '04')
    await propose(demo, id, began + 2 * hourMs)
  } else await pays(began, amount, fate)
}

/** On the day it was planned for, at ten; what is still open happened in the last hours. */
function startOf({ now }: DemoContext, { spec, at }: MadePlan, place: number): number {
  const due = msOfDay(spec.planDate) - hourMs + (place % 6) * 20 * minuteMs
  const open = ![
    'paid',
    'paid-at-once',
    'paid-after-silence',
    'in-two-parts',
    'repaid',
    'refunded',
    'first-part',
  ].includes(spec.fate)
  const latest = now - (open ? 7 + (place % 5) : 40 + (place % 9)) * hourMs
  return Math.max(Math.min(due, latest), at + 30 * minuteMs)
}

/** One payment from its making to where the bank's answers of the past bring it. */
async function payOnce(
  demo: DemoContext,
  bank: RememberedBank,
  planId: string,
  amount: string,
  fate: PlanFate,
  at: number,
): Promise<void> {
  await sign(demo, bank, await demo.as('cashier', at, (ctx) => pay(ctx, planId, amount)), fate, at)
}

async function pay(ctx: Ctx, planId: string, amount: string): Promise<BankPayment> {
  const [plan] = await find(ctx, paymentPlan, { id: planId })
  await act(ctx, paymentPlan, planId, 'pay', { ver: plan?.ver ?? 0, amount })
  const [payment] = await find(
    ctx,
    bankPayment,
    { planId, status: '00', stage: 'made' },
    { sort: ['-createTime'], limit: 1 },
  )
  if (payment === undefined) throw new Error('no payment was made')
  return payment
}

async function sign(
  demo: DemoContext,
  bank: RememberedBank,
  { id, reqNo }: BankPayment,
  fate: PlanFate,
  at: number,
): Promise<void> {
  if (fate === 'made') return
  if (fate === 'refused')
    return verb(demo, 'reviewer', id, 'refuseReview', at + 20 * minuteMs, { reason: '附言与合同约定不一致，请核对' })
  await verb(demo, 'reviewer', id, 'review', at + 20 * minuteMs)
  if (fate === 'reviewed') return
  await verb(demo, 'authoriser', id, 'authorise', at + 45 * minuteMs)
  const history = bankHistories[fate] ?? bankHistories[fate === '04-proposed' ? '04' : 'paid']
  if (history === undefined) return
  bank.remember(reqNo, history)
  await job(demo, at + 46 * minuteMs, bankSend, { paymentId: id })
  for (const _ of history.queries) {
    const nextQuery = await demo.look('findir', async (ctx) => (await get(ctx, bankPayment, id)).nextQuery)
    if (nextQuery !== null) await job(demo, nextQuery, bankQuery, { paymentId: id, at: nextQuery })
  }
}

/** Refused by the bank, corrected and paid under a new number. */
async function payAgain(demo: DemoContext, bank: RememberedBank, planId: string, at: number): Promise<void> {
  const first = await paymentOf(demo, planId)
  await verb(demo, 'cashier', first.id, 'repay', at)
  const next = await demo.look('cashier', async (ctx) => (await find(ctx, bankPayment, { oldPayId: first.id }))[0])
  if (next !== undefined) await sign(demo, bank, next, 'paid', at)
}

/** The payee's bank sends the money back, and the next morning's statement shows it. */
async function sendBack(demo: DemoContext, bank: RememberedBank, planId: string, at: number): Promise<void> {
  const {
    payerAccountId,
    payerAccount: account,
    amount,
    currency,
    reqNo,
    payeeName,
    payeeAccount,
  } = await paymentOf(demo, planId)
  const day = addDays(dayOfMs(at), -1)
  bank.book({
    account,
    day,
    direction: 'credit',
    amount,
    currency,
    reqNo,
    bankSerial: null,
    counterpartyName: payeeName,
    counterpartyAccount: payeeAccount,
    purpose: '退汇：收款人账号户名不符',
  })
  await job(demo, at, accountDay, payerAccountId)
}

/** The first of two people says what the bank has written. */
async function propose(demo: DemoContext, planId: string, at: number): Promise<void> {
  const { id } = await paymentOf(demo, planId)
  const letter = await demo.as('cashier', at, (ctx) =>
    storeFile(ctx, { name: '银行未扣款证明.pdf', bytes: makePdf(['This payment was not debited']) }),
  )
  await verb(demo, 'cashier', id, 'proposeNotPaid', at, {
    note: '开户行出具书面证明，该笔未扣款',
    letter: [{ ...letter }],
  })
}

async function paymentOf(demo: DemoContext, planId: string): Promise<BankPayment> {
  const [payment] = await demo.look('findir', (ctx) => find(ctx, bankPayment, { planId }, { sort: ['createTime'] }))
  if (payment === undefined) throw new Error(`plan ${planId} has no payment`)
  return payment
}

function verb(
  demo: DemoContext,
  who: string,
  id: string,
  name: string,
  at: number,
  body: Readonly<Record<string, Json>> = {},
): Promise<void> {
  return demo.as(who, at, async (ctx) => {
    const { ver } = await get(ctx, bankPayment, id)
    await act(ctx, bankPayment, id, name, { ver, ...body })
  })
}

function job<T>(
  demo: DemoContext,
  at: number,
  run: (ctx: Ctx, payload: T) => Promise<void>,
  payload: T,
): Promise<void> {
  return demo.as('authoriser', at, (ctx) => run(asSystem(ctx, 'the bank of the demonstration'), payload))
}
