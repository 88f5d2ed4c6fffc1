import type { Json } from '../core/values/json.ts'

const firstMs = Date.UTC(1, 0, 1)
const lastMs = Date.UTC(9999, 11, 31)

/** Epoch ms from a number or, as forms send it, its digits; null when no calendar of ours holds it. */
export function instantOf(given: Json): number | null {
  const ms = typeof given === 'string' && /^-?\d{1,15}$/.test(given) ? Number(given) : given
  if (typeof ms !== 'number' || !Number.isSafeInteger(ms)) return null
  return ms >= firstMs && ms < lastMs ? ms : null
}
