import type { FastifyRequest } from 'fastify'
import type { Series } from '../../../core/description/time-series.ts'
import { addDays, isDay } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { missing } from '../../records/read/record-refusals.ts'
import { type Thing, thingsOf } from '../../records/time-series/described-series.ts'
import { midnightOf } from '../../records/time-series/meter-consumption.ts'
import { type Level, levelsOf } from '../../records/time-series/series-levels.ts'

interface AskedCurves {
  readonly asked: {
    readonly keys: readonly string[]
    readonly field: string
    readonly from: number
    readonly to: number
    readonly width: number
    readonly level: Level | null
  }
  readonly things: readonly Thing[]
}

const mostKeys = 12
const longest = 30 * 366 * dayMs
const usualWidth = 800

/** What a call asks of the curves of a series: of which things, all of which the caller must see, and over which days. */
export async function askedCurves(request: FastifyRequest, series: Series): Promise<AskedCurves> {
  const input = readInput(request, request.query)
  const keys = input.ids('keys', mostKeys)
  const names = Object.keys(series.fields)
  const field = input.choice('field', names, names[0] ?? '')
  const level = input.choice('level', ['', ...levelsOf(series)], '')
  const width = input.whole('width', 1, 10_000, usualWidth)
  const [first, last] = [input.text('from'), input.text('to')]
  input.finish()
  if (!isDay(first) || !isDay(last) || last < first) throw new Refusal('series.period')
  const [from, to] = [midnightOf(first), midnightOf(addDays(last, 1))]
  if (to - from > longest) throw new Refusal('series.period')
  const things = keys.length === 0 ? [] : await thingsOf(request.ctx, series, keys)
  if (things.length < keys.length) throw missing()
  return { asked: { keys, field, from, to, width, level: level === '' ? null : level }, things }
}
