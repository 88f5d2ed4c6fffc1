import type { SeriesDescribed, SeriesThing } from '../../../core/api-types/time-series.ts'
import type { Series } from '../../../core/description/time-series.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { seriesTerms } from '../../../core/words/series-terms.ts'
import { date, references, select } from '../../../kinds/index.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { describedFilters } from '../documents/described-filters.ts'
import { find } from '../read/find-visible-records.ts'
import { titleIn } from '../read/title-in-language.ts'
import { levelMs, levelsOf, readOf, whichRead } from './series-levels.ts'
import { columnsOf, tableOf } from './series-tables.ts'

/** Something that is read, within its reader's scope. */
export type Thing = SeriesThing

const mostThings = 12

/** A series as its reader sees it: what may be asked of it, in his language and within his scope. */
export async function describedSeries(ctx: Ctx, series: Series): Promise<SeriesDescribed> {
  const { lang } = ctx
  const [first] = await thingsOf(ctx, series, null, 1)
  const fields = columnsOf(series)
  return {
    label: series.label[lang],
    fields: fields.map(({ name, field: { label, unit, digits, sort } }) => ({
      name,
      label: label[lang],
      unit: unit[lang],
      digits,
      sort,
    })),
    filters: describedFilters(
      lang,
      {
        keys: references({
          to: series.of,
          required: true,
          limit: 12,
          offers: whichRead(series),
          ...(first === undefined ? {} : { initial: [first.id] }),
        }),
        field: select({
          required: true,
          initial: fields[0]?.name ?? '',
          choices: fields.map(({ name, field: { label } }) => ({ code: name, label })),
        }),
        from: date({ required: true, initial: { expression: `addDays(today(), ${usualDays(series)})` } }),
        to: date({ required: true, initial: { expression: 'today()' } }),
        level: select({
          required: true,
          initial: 'auto',
          choices: ['auto' as const, ...levelsOf(series)].map((code) => ({ code, label: seriesTerms[code] })),
        }),
      },
      { ...filterWords, keys: ctx.running.documents.get(series.of)?.words.title ?? seriesTerms.thing },
    ),
    example: first?.code ?? '',
    thingsPage: thingsPage(ctx, series),
    mayEnter: series.enter !== undefined && ctx.actor.permissions.has(series.enter),
  }
}

const filterWords = {
  field: { zh: '指标', ru: 'Показатель', en: 'Value' },
  from: { zh: '开始日期', ru: 'С', en: 'From' },
  to: { zh: '结束日期', ru: 'По', en: 'To' },
  level: { zh: '时间粒度', ru: 'Шаг', en: 'Resolution' },
}

/** What is read several times a day begins with a week, what is read each day with half a year. */
function usualDays(series: Series): number {
  return levelMs(series, 'raw') < dayMs ? -6 : -182
}

/** The things of these ids, or the first of all, that the caller sees, in the order of their codes. */
export async function thingsOf(
  ctx: Ctx,
  series: Series,
  ids: readonly string[] | null,
  most = mostThings,
): Promise<readonly Thing[]> {
  const doc = readOf(ctx.running, series)
  const records = await find(
    ctx,
    doc,
    { ...whichRead(series), ...(ids === null ? {} : { id: ids }) },
    { sort: [series.code], limit: most },
  )
  const read = await ctx.sql.query<{ key: string; lastAt: number | null }>({
    text: `select key, last_at as "lastAt" from ${tableOf(series, 'last')} where key = any($1::uuid[])`,
    values: [records.map(({ id }) => id)],
  })
  const lastAt = new Map(read.map((one) => [one.key, one.lastAt]))
  return records.map((record) => {
    const code = String(Reflect.get(record, series.code) ?? '')
    return { id: record.id, code, title: titleIn(ctx.lang, doc, record) || code, lastAt: lastAt.get(record.id) ?? null }
  })
}

function thingsPage({ running, actor }: Ctx, { of }: Series): string {
  const pages = running.modules.flatMap((module) => module.pages)
  return pages.find(({ list, needs }) => list === of && actor.permissions.has(needs))?.path ?? ''
}
