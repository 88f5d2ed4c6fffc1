import { compare, div, round } from '../../../core/values/decimal.ts'
import { secondMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'

/** What an indicator shows. */
export interface ScaleReading {
  readonly scale: string
  /** Its number among the readings of its scale. */
  readonly seq: number
  readonly state: string
  readonly weight: string
  readonly unit: string
  readonly zero: string
  /** Epoch ms by the scale's clock. */
  readonly at: number
}

/** A weight in tonnes, or why it is not taken. */
type Weighed = { readonly tonnes: string } | { readonly wrong: Wrong; readonly params: Shown }

type Wrong = 'scale-moving' | 'scale-overload' | 'scale-unit' | 'scale-zero' | 'scale-old' | 'scale-empty'

type Shown = Readonly<Record<string, string>>

const freshMs = 15 * secondMs
/** Kilograms that an empty platform may show; more, and the scale is to be set to zero. */
const mostZero = '20'
/** Kilograms below which nobody stands on it. */
const leastLorry = '500'

/** What an answer tells; null where it is no reading of the protocol. */
export function readingIn(given: Json): ScaleReading | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
  const parts = given as Readonly<Record<string, Json>> // an object of JSON
  const { seq } = parts
  const [scale, state, weight, unit, zero] = ['scale', 'state', 'weight', 'unit', 'zero'].map((name) => parts[name])
  const at = Date.parse(typeof parts['at'] === 'string' ? parts['at'] : '')
  if (typeof seq !== 'number' || !Number.isInteger(seq) || seq < 1 || Number.isNaN(at)) return null
  if (typeof scale !== 'string' || typeof state !== 'string' || typeof unit !== 'string') return null
  return isWeight(weight) && isWeight(zero) ? { scale, seq, state, weight, unit, zero, at } : null
}

/** Judges a reading: a weight is taken only where nothing speaks against it. */
export function weighed({ state, weight, unit, zero, at }: ScaleReading, now: number): Weighed {
  if (unit !== 'kg' && unit !== 't') return { wrong: 'scale-unit', params: { unit } }
  if (state === 'overload') return { wrong: 'scale-overload', params: {} }
  if (state !== 'stable') return { wrong: 'scale-moving', params: {} }
  if (Math.abs(now - at) > freshMs)
    return { wrong: 'scale-old', params: { seconds: String(Math.round(Math.abs(now - at) / 1000)) } }
  const perKilogram = unit === 'kg' ? '1' : '0.001'
  const kilograms = (text: string) => div(text, perKilogram, 3)
  if (compare(kilograms(zero).replace('-', ''), mostZero) > 0)
    return { wrong: 'scale-zero', params: { zero: round(kilograms(zero), 0) } }
  if (compare(kilograms(weight), leastLorry) < 0)
    return { wrong: 'scale-empty', params: { kg: round(kilograms(weight), 0) } }
  return { tonnes: div(kilograms(weight), '1000', 3) }
}

function isWeight(given: Json | undefined): given is string {
  return typeof given === 'string' && /^-?\d{1,7}(\.\d{1,3})?$/.test(given)
}
