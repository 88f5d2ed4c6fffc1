import { minuteMs } from '../core/values/duration.ts'
import type { Mood } from './behaviour.ts'

/** What the indicator of a scale shows, in the names of its protocol. */
export interface Reading {
  readonly scale: string
  /** Rises by one with each reading. */
  readonly seq: number
  readonly state: 'stable' | 'moving' | 'overload'
  readonly weight: string
  readonly unit: 'kg' | 'lb'
  /** What the platform showed when it was empty last; 0 on a scale that is well set. */
  readonly zero: string
  readonly at: string
}

/** A platform and what stands on it. */
interface Platform {
  readonly scale: string
  readonly seq: number
  /** Kilograms that the operator put on it; null where lorries come and go by themselves. */
  readonly load: number | null
  readonly mood: Mood
  readonly now: number
}

const division = 20
const drift = -60
const poundsPerKg = 2.204_623

/** What a platform shows at a moment. */
export function readingOf(platform: Platform): Reading {
  const { scale, seq, mood, now } = platform
  const kg = platform.load ?? lorryOn(scale, now)
  const shown = { scale, seq, state: 'stable', unit: 'kg', zero: '0', at: new Date(now).toISOString() } as const
  switch (mood) {
    case 'unstable':
      return { ...shown, state: 'moving', weight: String(kg + (seq % 7) * division) }
    case 'overload':
      return { ...shown, state: 'overload', weight: '999999' }
    case 'drift':
      return { ...shown, zero: String(drift), weight: String(kg + drift) }
    case 'wrong-unit':
      return { ...shown, unit: 'lb', weight: String(Math.round(kg * poundsPerKg)) }
    case 'repeated':
      // What was shown first is shown for ever, as by an indicator that hangs.
      return { ...shown, seq: 1, at: new Date(now - 5 * minuteMs).toISOString(), weight: String(kg) }
    default:
      return { ...shown, weight: String(kg) }
  }
}

/** Odd scales stand where lorries come in empty, even ones where they leave full; each ten minutes it is another. */
function lorryOn(scale: string, now: number): number {
  const turn = Math.floor(now / (10 * minuteMs)) % 40
  return (Number(scale) % 2 === 1 ? 14_800 : 24_000) + turn * division
}
