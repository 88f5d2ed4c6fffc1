import sql, { type Sql } from 'sql-template-tag'
import { listAddress } from '../../core/api-types/list-address.ts'
import type { Conditions } from '../../core/api-types/report-result.ts'
import type { Figure, LightColour, WidgetData } from '../../core/description/widget.ts'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { abs, formatNumber, negate } from '../../core/values/decimal.ts'
import type { Lang, Words } from '../../core/values/language.ts'
import { say } from '../../core/words/format-message.ts'
import { type AnyDocument, type Ctx, ofUnit, rows, unitCondition } from '../../server/module-api.ts'
import { contract } from '../contracts/index.ts'
import { openItem, paymentPlan } from '../finance/index.ts'
import { colourOf, type Limits, limitsOf } from './alert-limits.server.ts'
import { openReceivable } from './overdue-receivables.server.ts'
import { riskWords as words } from './words.ts'

/** Records whose days are counted against the limits of an alert, and the list that shows them. */
interface Light {
  /** Code of the alert that has the limits. */
  readonly rule: string
  readonly label: Words
  readonly note: Words
  /** The same where the day has passed. */
  readonly past?: Words
  readonly needs: string
  readonly document: AnyDocument
  readonly where: Sql
  /** The day that is counted from or up to, as a column and as the list calls it. */
  readonly day: { readonly column: Sql; readonly name: string }
  readonly amount: Sql
  readonly page: string
  readonly asks: Conditions
}

const lightsShown: readonly Light[] = [
  {
    rule: 'AR-OVERDUE',
    label: words.overdueReceivables,
    note: words.daysLate,
    needs: `${openItem.code}-ck`,
    document: openItem,
    where: openReceivable,
    day: { column: sql`t.due_date`, name: 'dueDate' },
    amount: sql`t.balance_cny`,
    page: '/receivable',
    asks: {},
  },
  {
    rule: 'AP-DUE',
    label: words.duePayments,
    note: words.daysLeft,
    past: words.daysPast,
    needs: 'fkjh-ck',
    document: paymentPlan,
    where: sql`t.approval_status = '2' and t.payment_status in ('0', '1', '3', '4')`,
    day: { column: sql`t.plan_date`, name: 'planDate' },
    amount: sql`round(t.payable_amount * t.plan_amount_cny / nullif(t.plan_amount, 0), 2)`,
    page: '/financePaymentPlan',
    asks: { approvalStatus: '2', paymentStatus: ['0', '1', '3', '4'] },
  },
  {
    rule: 'CT-EXPIRE',
    label: words.expiring,
    note: words.daysLeft,
    past: words.daysPast,
    needs: 'htgl-ck',
    document: contract,
    where: sql`t.contract_status in ('3', '4')`,
    day: { column: sql`t.valid_to`, name: 'validTo' },
    amount: sql`t.total_amount_cny`,
    page: '/contractLedger',
    asks: { contractStatus: ['3', '4'] },
  },
  {
    rule: 'CT-NOEXEC',
    label: words.notBegun,
    note: words.daysSince,
    needs: 'htgl-ck',
    document: contract,
    where: sql`t.contract_status = '3'`,
    day: { column: sql`t.valid_from`, name: 'validFrom' },
    amount: sql`t.total_amount_cny`,
    page: '/contractLedger',
    asks: { contractStatus: '3' },
  },
]

/** How much is beyond the first limit of each alert, coloured by the worst of it. */
export async function lights(ctx: Ctx, query: Readonly<Record<string, string>>): Promise<WidgetData['figures']> {
  const limits = await limitsOf(
    ctx,
    lightsShown.map(({ rule }) => rule),
  )
  const shown = await Promise.all(
    lightsShown.map((light) => {
      const own = limits.get(light.rule)
      return own === undefined || !ctx.actor.permissions.has(light.needs) ? null : lit(ctx, light, own, query)
    }),
  )
  return shown.filter((figure) => figure !== null)
}

interface Found {
  readonly many: string
  readonly worst: string | null
  readonly amount: string
}

async function lit(ctx: Ctx, light: Light, limits: Limits, query: Readonly<Record<string, string>>): Promise<Figure> {
  const today = dayOfMs(ctx.now)
  const isRising = limits.rising === '1'
  // What counts days since looks back from today, what counts days left ahead of it.
  const last = addDays(today, Number(isRising ? negate(limits.yellow) : limits.yellow))
  const [found = { many: '0', worst: null, amount: '0' }] = await ctx.sql.query<Found>(sql`
    select count(*)::text as many, coalesce(sum(${light.amount}), 0)::text as amount,
      ${isRising ? sql`max(${today}::date - ${light.day.column})` : sql`min(${light.day.column} - ${today}::date)`}::text as worst
    from (${rows(ctx, light.document)}) t
    where ${light.where} and ${ofUnit(query)} and ${light.day.column} <= ${last}::date`)
  const asks = { ...light.asks, [light.day.name]: { from: null, to: last }, ...unitCondition(query) }
  return {
    label: light.label[ctx.lang],
    value: found.many,
    light: lightOf(ctx.lang, colourOf(limits, found.worst)),
    ...(found.worst === null
      ? {}
      : { note: noteOf(ctx.lang, light, found.worst, found.amount), href: listAddress(light.page, asks) }),
  }
}

function noteOf(lang: Lang, { note, past = note }: Light, worst: string, amount: string): string {
  const words = worst.startsWith('-') ? past : note
  return say(lang, words[lang], { days: abs(worst), amount: formatNumber(amount, 2, lang) })
}

function lightOf(lang: Lang, colour: LightColour) {
  return { colour, label: colourWords[colour][lang] }
}

const colourWords: Readonly<Record<LightColour, Words>> = {
  green: words.green,
  yellow: words.yellow,
  orange: words.orange,
  red: words.red,
}
