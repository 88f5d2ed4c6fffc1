import sql from 'sql-template-tag'
import { listAddress } from '../../core/api-types/list-address.ts'
import type { Figure, WidgetData, WidgetLine } from '../../core/description/widget.ts'
import { dayText } from '../../core/values/day-text.ts'
import { dayOfMs } from '../../core/values/day.ts'
import { div, formatNumber, isZero, round, sum } from '../../core/values/decimal.ts'
import type { Lang, Words } from '../../core/values/language.ts'
import { addMonths, lastDayOf } from '../../core/values/month.ts'
import { say } from '../../core/words/format-message.ts'
import { type Ctx, find, labelOf, rows, tagOf } from '../../server/module-api.ts'
import { bankAccount } from './bank-account.ts'
import { bankJournal, openingBalance } from './bank-journal.ts'
import { payeeNames } from './payee-name.server.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'
import { awaitsReceipt } from './words/payment-plan.ts'

const unpaid = ['0', '1', '3', '4']
/** Accounts that are not closed. */
const opened = ['1', '2', '3']
/** Plans that go round or were agreed to. */
const underWay = ['1', '2']
const onItsWay: Words = { zh: '在途 {amount}', ru: 'В пути {amount}', en: '{amount} in flight' }

/** Balances by currency, and what is on its way out. */
export async function balances(ctx: Ctx): Promise<WidgetData['figures']> {
  const accounts = await find(ctx, bankAccount, { status: opened })
  const currencies = [...new Set(accounts.map(({ currency }) => currency))].sort()
  return Promise.all(
    currencies.map(async (currency): Promise<Figure> => {
      const own = accounts.filter((account) => account.currency === currency)
      const inFlight = formatNumber(sum(own.map((account) => account.inFlight ?? '0')), 2, ctx.lang)
      const balance = round(sum(own.map((account) => account.balance ?? '0')), 2)
      return {
        label: await labelOf(ctx, 'currency', currency),
        value: balance,
        unit: currency,
        note: say(ctx.lang, onItsWay[ctx.lang], { amount: inFlight }),
        href: listAddress('/bankAccount', { currency, status: [...opened] }),
      }
    }),
  )
}

/** Approved plans with something left to pay that fall due today or are late, most urgent first. */
export async function dueToday(ctx: Ctx): Promise<WidgetData['list']> {
  const today = dayOfMs(ctx.now)
  const where = {
    approvalStatus: '2',
    paymentStatus: unpaid,
    supplementary: { not: '1' },
    planDate: { to: today },
    payableAmount: { from: '0.01' },
  }
  const first = await find(ctx, paymentPlan, where, { sort: ['planDate'], limit: 8 })
  const payees = await payeeNames(ctx, first)
  const states = [...new Set(first.map(({ paymentStatus }) => paymentStatus))]
  const tags = await Promise.all(states.map((state) => tagOf(ctx, 'payStatus', state)))
  const lines = first.map((plan, at): WidgetLine => {
    const status = tags[states.indexOf(plan.paymentStatus)]
    return {
      title: payees[at]?.[ctx.lang] ?? plan.payeeName,
      note: plan.awaitsReceipt === '1' ? `${plan.planNo} · ${awaitsReceipt[ctx.lang]}` : (plan.planNo ?? ''),
      amount: round(plan.payableAmount ?? '0', 2),
      currency: plan.currency,
      ...(status === undefined ? {} : { status }),
      href: `/doc/finance/paymentPlan/${plan.id}`,
    }
  })
  return { lines, total: await dueCount(ctx, today) }
}

async function dueCount(ctx: Ctx, today: string): Promise<number> {
  const [row] = await ctx.sql.query<{ total: number }>(sql`
    select count(*)::int as total from (${rows(ctx, paymentPlan)}) p
    where p.approval_status = '2' and p.payment_status = any(${unpaid}) and p.supplementary is distinct from '1' and p.plan_date <= ${today} and p.payable_amount >= 0.01`)
  return row?.total ?? 0
}

/**
 * What was paid in each of the last six months, by currency, in the unit that the reader's language counts in; a month
 * without payments has no bar.
 */
export async function payments(ctx: Ctx): Promise<WidgetData['bars']> {
  const months = lastMonths(dayOfMs(ctx.now).slice(0, 7), 6)
  const plans = (await find(ctx, paymentPlan, { approvalStatus: '2', planMonth: months })).filter(
    ({ actualAmount }) => !isZero(actualAmount ?? '0'),
  )
  const currencies = [...new Set(plans.map(({ currency }) => currency))].sort(
    (a, b) => order(a) - order(b) || (a < b ? -1 : 1),
  )
  return currencies.flatMap((unit) =>
    months.flatMap((label) => {
      const paid = plans.filter((plan) => plan.currency === unit && plan.planMonth === label)
      return paid.length === 0 ? [] : [{ label: dayText(label, ctx.lang), unit, value: counted(paid, ctx.lang) }]
    }),
  )
}

/** Our own money stands first. */
function order(currency: string): number {
  return currency === 'CNY' ? 0 : 1
}

const flows = {
  in: { zh: '收入', ru: 'Поступления', en: 'In' },
  out: { zh: '支出', ru: 'Платежи', en: 'Out' },
  of: { zh: '每月人民币收支', ru: 'Поступления и платежи по месяцам, ¥', en: 'Money in and out by month, CNY' },
} as const satisfies Readonly<Record<string, Words>>

interface MonthFlow {
  readonly month: string
  readonly received: string
  readonly paid: string
}

/** What came in and went out on the accounts in our own money, month by month over a year. */
export async function cashFlow(ctx: Ctx): Promise<WidgetData['chart']> {
  const months = lastMonths(dayOfMs(ctx.now).slice(0, 7), 12)
  const found = await ctx.sql.query<MonthFlow>(sql`
    select to_char(j.date, 'YYYY-MM') as month, coalesce(sum(j.receipt_amount), 0)::text as received, coalesce(sum(j.payment_amount), 0)::text as paid
    from (${rows(ctx, bankJournal)}) j
    where j.currency = 'CNY' and j.date >= ${`${months[0]}-01`}::date and j.purpose is distinct from ${openingBalance}
    group by 1`)
  const seriesOf = (label: Words, of: 'received' | 'paid') => {
    const values = months.map((month) => found.find((one) => one.month === month)?.[of] ?? '0')
    return { label: label[ctx.lang], values, texts: values.map((value) => formatNumber(value, 2, ctx.lang)) }
  }
  return {
    kind: 'column',
    label: flows.of[ctx.lang],
    categories: months.map((month) => dayText(month, ctx.lang)),
    series: [seriesOf(flows.in, 'received'), seriesOf(flows.out, 'paid')],
  }
}

/** Due plans of a month by day. */
export async function calendar(ctx: Ctx, query: Readonly<Record<string, string>>): Promise<WidgetData['calendar']> {
  const month = /^\d{4}-\d{2}$/.test(query.month ?? '') ? String(query.month) : dayOfMs(ctx.now).slice(0, 7)
  const plans = await find(ctx, paymentPlan, {
    approvalStatus: underWay,
    planDate: { from: `${month}-01`, to: lastDayOf(month) },
  })
  const days = [...new Set(plans.map(({ planDate }) => planDate))].sort()
  return {
    month,
    days: days.map((day) =>
      dayOf(
        day,
        plans.filter((plan) => plan.planDate === day),
      ),
    ),
  }
}

function dayOf(day: string, plans: readonly PaymentPlan[]) {
  return {
    day,
    count: plans.length,
    amount: sum(plans.map((plan) => plan.planAmountCny ?? '0')),
    href: listAddress('/financePaymentPlan', { planDate: day, approvalStatus: [...underWay] }),
  }
}

/** In Chinese by ten thousands, else by thousands. */
function counted(plans: readonly PaymentPlan[], lang: Lang): string {
  return round(div(sum(plans.map((plan) => plan.actualAmount ?? '0')), lang === 'zh' ? '10000' : '1000', 4), 1)
}

function lastMonths(month: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => addMonths(month, place + 1 - count))
}
