import sql from 'sql-template-tag'
import { listAddress } from '../../core/api-types/list-address.ts'
import type { Figure, WidgetData } from '../../core/description/widget.ts'
import { dayOfMs, yearBefore } from '../../core/values/day.ts'
import { abs, compare, div, formatNumber, isZero, mul, round, sub } from '../../core/values/decimal.ts'
import type { Words } from '../../core/values/language.ts'
import { say } from '../../core/words/format-message.ts'
import { type Ctx, loadNames, ofUnit, rows, unitCondition } from '../../server/module-api.ts'
import { contract } from '../contracts/index.ts'
import { profitLine } from '../profit/index.ts'
import { stockOut } from '../stock/index.ts'
import { groupWords as words } from './words/group-overview.ts'

type Query = Readonly<Record<string, string>>

/** Days of a year up to today, and the same of the year before. */
interface ComparedSpan {
  readonly from: string
  readonly to: string
}

type KeyFigure = 'revenue' | 'gross' | 'operating' | 'sold' | 'signed'
type KeyFigures = Readonly<Record<KeyFigure, string>>

/** Revenue, profit, tonnes and contracts of a year, each beside the same days of the year before. */
export async function keyFigures(ctx: Ctx, query: Query): Promise<WidgetData['figures']> {
  const span = spanOf(ctx, query)
  const is = await figuresOf(ctx, query, span)
  const was = await figuresOf(ctx, query, { from: yearBefore(span.from), to: yearBefore(span.to) })
  if (Object.values(is).every(isZero) && Object.values(was).every(isZero)) return []
  const figure = (label: Words, name: KeyFigure, unit: Words, href?: string): Figure => ({
    label: label[ctx.lang],
    value: round(is[name], unit === words.yuan ? 2 : 0),
    unit: unit[ctx.lang],
    ...comparison(ctx, is[name], was[name]),
    ...(href === undefined ? {} : { href }),
  })
  const lines = { day: { ...span }, ...unitCondition(query) }
  return [
    figure(words.revenue, 'revenue', words.yuan, listAddress('/profitLedger', { ...lines, item: 'rev' })),
    figure(words.gross, 'gross', words.yuan, listAddress('/profitLedger', { ...lines, item: ['rev', 'cogs'] })),
    figure(words.operating, 'operating', words.yuan, listAddress('/profitLedger', lines)),
    marginFigure(ctx, is, was),
    figure(words.sold, 'sold', words.tons),
    figure(words.signed, 'signed', words.yuan, signedAddress(span, query)),
  ]
}

function marginFigure(ctx: Ctx, is: KeyFigures, was: KeyFigures): Figure {
  const margin = ({ operating, revenue }: KeyFigures) =>
    isZero(revenue) ? null : div(mul(operating, '100'), revenue, 2)
  const before = margin(was)
  return {
    label: words.margin[ctx.lang],
    value: margin(is) ?? '—',
    ...(margin(is) === null ? {} : { unit: '%' }),
    ...(before === null ? {} : { note: say(ctx.lang, words.before[ctx.lang], { value: `${before}%` }) }),
  }
}

function signedAddress({ from, to }: ComparedSpan, query: Query): string {
  return listAddress('/contractLedger', { signDate: { from, to }, approvalStatus: '2', ...unitCondition(query) })
}

/** By how many percent a figure is above the one before; where there was none nothing can be said. */
function comparison(ctx: Ctx, is: string, was: string): Pick<Figure, 'note' | 'tone'> {
  if (compare(was, '0') <= 0) {
    if (isZero(was)) return {}
    return { note: say(ctx.lang, words.before[ctx.lang], { value: formatNumber(was, 0, ctx.lang) }) }
  }
  const growth = div(mul(sub(is, was), '100'), abs(was), 1)
  const percent = `${compare(growth, '0') > 0 ? '+' : ''}${formatNumber(growth, 1, ctx.lang)}`
  return {
    note: say(ctx.lang, words.growth[ctx.lang], { percent }),
    tone: compare(growth, '0') < 0 ? 'warning' : 'good',
  }
}

async function figuresOf(ctx: Ctx, query: Query, { from, to }: ComparedSpan): Promise<KeyFigures> {
  const [found] = await ctx.sql.query<KeyFigures>(sql`
    select p.revenue, p.gross, p.operating, s.sold, c.signed from
    (select coalesce(sum(t.amount) filter (where t.item = 'rev'), 0)::text as revenue,
      coalesce(sum(t.amount) filter (where t.item in ('rev', 'cogs')), 0)::text as gross, coalesce(sum(t.amount), 0)::text as operating
      from (${rows(ctx, profitLine)}) t where t.day between ${from}::date and ${to}::date
        and ${ofUnit(query)}) p,
    (select coalesce(sum(t.qty), 0)::text as sold from (${rows(ctx, stockOut)}) t
      where t.status = '1' and t.out_type = 'sale' and t.date between ${from}::date and ${to}::date
        and ${ofUnit(query)}) s,
    (select coalesce(sum(t.total_amount_cny), 0)::text as signed from (${rows(ctx, contract)}) t
      where t.approval_status = '2' and t.sign_date between ${from}::date and ${to}::date
        and ${ofUnit(query)}) c`)
  return found ?? { revenue: '0', gross: '0', operating: '0', sold: '0', signed: '0' }
}

/** The companies by their operating profit of a year, the best first, the last included. */
export async function companyRanking(ctx: Ctx, query: Query): Promise<WidgetData['list']> {
  const { from, to } = spanOf(ctx, query)
  const found = await ctx.sql.query<{
    readonly company: string
    readonly profit: string
    readonly revenue: string
  }>(sql`
    select t.company, sum(t.amount)::text as profit, coalesce(sum(t.amount) filter (where t.item = 'rev'), 0)::text as revenue
    from (${rows(ctx, profitLine)}) t where t.day between ${from}::date and ${to}::date and t.company is not null
      and ${ofUnit(query)}
    group by t.company order by sum(t.amount) desc, t.company`)
  const source = 'document:organisation.company'
  const names = await loadNames(ctx, new Map([[source, new Set(found.map(({ company }) => company))]]))
  return {
    total: found.length,
    lines: found.map(({ company, profit, revenue }) => ({
      title: names[`${source}:${company}`] ?? '—',
      note: say(ctx.lang, words.revenueNote[ctx.lang], { value: formatNumber(revenue, 2, ctx.lang) }),
      amount: round(profit, 2),
      currency: 'CNY',
      href: listAddress('/profitLedger', { company, day: { from, to }, ...unitCondition(query) }),
    })),
  }
}

/** The year that is asked for, this one unless it is a year; of this one the days up to today. */
function spanOf(ctx: Ctx, query: Query): ComparedSpan {
  const today = dayOfMs(ctx.now)
  const year = /^\d{4}$/.test(query['year'] ?? '') ? String(query['year']) : today.slice(0, 4)
  return { from: `${year}-01-01`, to: today.startsWith(year) ? today : `${year}-12-31` }
}
