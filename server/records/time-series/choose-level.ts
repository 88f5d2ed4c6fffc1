import type { Series } from '../../../core/description/time-series.ts'
import { keptSince, type Level, levelMs, levelsOf } from './series-levels.ts'

/** A stretch of time, its end excluded. */
export interface Period {
  readonly from: number
  readonly to: number
}

/** Which level answers, and over how much time its values are taken together; 0 where each stands by itself. */
export interface Resolution {
  readonly level: Level
  readonly step: number
}

// Each with its least and its most: more than two thousand no screen shows.
const mostPoints = 1_000

/**
 * The coarsest level that still has a value for each point of the width asked, of those that reach back so far; or the
 * level asked for. What is finer than the width is taken together.
 */
export function chooseLevel(
  series: Series,
  { from, to }: Period,
  { width, asked, now }: { readonly width: number; readonly asked: Level | null; readonly now: number },
): Resolution {
  const points = Math.min(Math.max(Math.trunc(width), 1), mostPoints)
  const pixel = (to - from) / points
  const levels = levelsOf(series)
  const reaching = levels.filter((level) => keptSince(series, level, now) <= from)
  const usable = reaching.length > 0 ? reaching : levels.slice(-1)
  const fitting = usable.filter((level) => level !== 'month' && levelMs(series, level) <= pixel)
  const level = asked ?? fitting.at(-1) ?? usable[0] ?? 'raw'
  const own = levelMs(series, level)
  if (level === 'month' || own >= pixel) return { level, step: 0 }
  return { level, step: Math.ceil(pixel / own) * own }
}
