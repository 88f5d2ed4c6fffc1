import sql from 'sql-template-tag'
import { listAddress } from '../../core/api-types/list-address.ts'
import type { WidgetData } from '../../core/description/widget.ts'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { formatNumber } from '../../core/values/decimal.ts'
import type { Lang } from '../../core/values/language.ts'
import { say } from '../../core/words/format-message.ts'
import { type Ctx, ofUnit, rows, unitCondition } from '../../server/module-api.ts'
import { openItem } from '../finance/index.ts'
import { type Limits, limitsOf } from './alert-limits.server.ts'
import { openReceivable } from './overdue-receivables.server.ts'
import { riskWords as words } from './words.ts'

/** Days late from and to, both counted; the last has no end. */
interface Age {
  readonly from: number
  readonly to: number | null
}

// Where the alert is switched off, as the product came.
const usual = { yellow: '1', orange: '15', red: '30' } as const

/** What of receivables is overdue, by the days between the limits of the alert over them. */
export async function overdueAges(ctx: Ctx, query: Readonly<Record<string, string>>): Promise<WidgetData['chart']> {
  const ages = agesOf((await limitsOf(ctx, ['AR-OVERDUE'])).get('AR-OVERDUE') ?? usual)
  const today = dayOfMs(ctx.now)
  const found = await ctx.sql.query<{ age: number; amount: string }>(sql`
    select a.age, sum(t.balance_cny)::text as amount
    from (${rows(ctx, openItem)}) t
    join unnest(${ages.map((_, at) => at)}::int[], ${ages.map(({ from }) => from)}::int[], ${ages.map(({ to }) => to)}::int[]) as a(age, from_days, to_days)
      on ${today}::date - t.due_date >= a.from_days and (a.to_days is null or ${today}::date - t.due_date <= a.to_days)
    where ${openReceivable} and ${ofUnit(query)}
    group by 1`)
  const values = ages.map((_, at) => found.find(({ age }) => age === at)?.amount ?? null)
  return {
    kind: 'column',
    label: words.ages[ctx.lang],
    categories: ages.map((age) => textOf(ctx.lang, age)),
    series: [
      {
        label: words.amount[ctx.lang],
        values,
        texts: values.map((value) => (value === null ? '' : formatNumber(value, 2, ctx.lang))),
        hrefs: ages.map(({ from, to }, at) =>
          values[at] === null
            ? null
            : listAddress('/receivable', {
                dueDate: { from: to === null ? null : addDays(today, -to), to: addDays(today, -from) },
                ...unitCondition(query),
              }),
        ),
      },
    ],
  }
}

/** From each limit to the day before the next. */
function agesOf({ yellow, orange, red }: Pick<Limits, 'yellow' | 'orange' | 'red'>): readonly Age[] {
  const starts = [
    ...new Set([yellow, orange, red].flatMap((bound) => (bound === null ? [] : [Math.max(1, Number(bound))]))),
  ]
  return starts.map((from, at) => ({ from, to: (starts[at + 1] ?? 0) - 1 > 0 ? (starts[at + 1] ?? 0) - 1 : null }))
}

function textOf(lang: Lang, { from, to }: Age): string {
  return to === null ? say(lang, words.daysAndMore[lang], { from }) : say(lang, words.days[lang], { from, to })
}
