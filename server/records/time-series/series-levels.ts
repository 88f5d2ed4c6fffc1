import type { AnyDocument } from '../../../core/description/document.ts'
import { type Series, type SeriesLevel, seriesLevels } from '../../../core/description/time-series.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import { msOfSpan } from '../../../core/values/time-span.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'

/** A level of a series: the readings themselves, or what is rolled up over some time. */
export type Level = 'raw' | SeriesLevel

/** How long one value of a level lasts; a month is counted by the calendar, and here by its longest. */
export function levelMs(series: Series, level: Level): number {
  return { raw: msOfSpan(series.every), hour: hourMs, day: dayMs, month: 31 * dayMs }[level]
}

/** The levels that a series keeps, from the finest. */
export function levelsOf(series: Series): readonly Level[] {
  return ['raw', ...seriesLevels.filter((level) => series.keep[level] !== undefined)]
}

/** From when on values of a level are there; -Infinity where they are kept for good. */
export function keptSince(series: Series, level: Level, now: number): number {
  const kept = series.keep[level]
  return kept === undefined || kept === 'always' ? -Infinity : now - msOfSpan(kept)
}

/** Every series that runs here. */
export function allSeries({ modules }: Ctx['running']): readonly Series[] {
  return modules.flatMap(({ series = [] }) => series)
}

/** The series of an address that the caller may read. */
export function askedSeries(ctx: Ctx, module: string, name: string): Series {
  const found = seriesNamed(ctx.running, module, name)
  if (ctx.unscoped === null && !ctx.actor.permissions.has(found.needs))
    throw new Refusal('permission.missing', { code: found.needs }, { status: 403 })
  return found
}

/** The series of an address, whoever asks. */
export function seriesNamed(running: Ctx['running'], module: string, name: string): Series {
  const found = allSeries(running).find((one) => one.module === module && one.name === name)
  if (found === undefined) throw new Refusal('route.unknown', {}, { status: 404 })
  return found
}

/** Values of the records of that document that are read. */
export function whichRead({ where }: Series): Readonly<Record<string, Json>> {
  return where === undefined ? {} : { [where.field]: [...where.codes] }
}

/** The document whose records are read. */
export function readOf({ documents }: Ctx['running'], series: Series): AnyDocument {
  const doc = documents.get(series.of)?.doc
  if (doc === undefined) throw new Error(`${series.name} is read of ${series.of}, which does not run here`)
  return doc
}
