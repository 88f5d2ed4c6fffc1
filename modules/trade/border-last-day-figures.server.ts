import sql from 'sql-template-tag'
import { listAddress } from '../../core/api-types/list-address.ts'
import { figureIn } from '../../core/api-types/widget-figures.ts'
import type { Figure, WidgetData } from '../../core/description/widget.ts'
import { dayText } from '../../core/values/day-text.ts'
import { say } from '../../core/words/format-message.ts'
import { type Ctx, isId, rows } from '../../server/module-api.ts'
import { borderTrafficDay } from './border-traffic-day.ts'
import { borderWords as words } from './words/border-traffic.ts'

interface LastDay {
  readonly day: string
  readonly trains: string
  readonly wagons: string
  readonly transshipped: string
  readonly waiting: string
  readonly dwell: string | null
  readonly tonnesIn: string
  readonly jammed: number
}

/** The last day that was told, of one station or of all that told it; stations where wagons jam are counted. */
export async function borderLastDayFigures(
  ctx: Ctx,
  { stationId = '' }: Readonly<Record<string, string>>,
): Promise<WidgetData['figures']> {
  const station = isId(stationId) ? stationId : null
  const [last] = await ctx.sql.query<LastDay>(sql`
    select max(t.date)::text as day, sum(t.trains_in)::text as trains, sum(t.wagons_in)::text as wagons,
      sum(t.wagons_transshipped)::text as transshipped, sum(t.waiting_wagons)::text as waiting,
      max(t.dwell_hours)::text as dwell, sum(t.tonnes_in)::text as "tonnesIn",
      (count(*) filter (where t.light = 'jam'))::int as jammed
    from (${rows(ctx, borderTrafficDay)}) t
    where (${station}::uuid is null or t.station_id = ${station}::uuid)
      and t.date = (select max(l.date) from (${rows(ctx, borderTrafficDay)}) l
        where ${station}::uuid is null or l.station_id = ${station}::uuid)
    having count(*) > 0`)
  if (last === undefined) return []
  const href = listAddress('/borderPassDay', {
    date: { from: last.day, to: last.day },
    ...(station === null ? {} : { stationId: station }),
  })
  const figure = figureIn(ctx.lang)
  const jam: Partial<Figure> =
    last.jammed === 0 ? {} : { tone: 'bad', note: say(ctx.lang, words.jammed[ctx.lang], { n: last.jammed }) }
  return [
    {
      ...figure(words.trains, last.trains),
      note: say(ctx.lang, words.ofDay[ctx.lang], { day: dayText(last.day, ctx.lang) }),
      href,
    },
    { ...figure(words.wagons, last.wagons), href },
    { ...figure(words.tonnesIn, last.tonnesIn), href },
    { ...figure(words.transshipped, last.transshipped), href },
    { ...figure(words.waiting, last.waiting), ...jam },
    figure(words.dwell, last.dwell, words.hours),
  ]
}
