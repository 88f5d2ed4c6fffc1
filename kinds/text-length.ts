import type { FieldError } from '../core/words/refusal.ts'
import { lengthOf } from './normalize-text.ts'

export interface LengthLimits {
  readonly min?: number
  readonly max?: number
}

/** WID-01: what is wrong with the length of a text, or null; `usual` is the most when nothing is said. */
export function lengthError(text: string, { min, max }: LengthLimits, usual: number): FieldError | null {
  const most = max ?? usual
  const length = lengthOf(text)
  if (length <= most && length >= (min ?? 0)) return null
  if (min === undefined) return { code: 'text.max', params: { max: most } }
  if (max === undefined && length < min) return { code: 'text.min', params: { min } }
  return { code: 'text.length', params: { min, max: most } }
}

/** Longer than this many UTF-16 units no text is worth a look; spares work on what a stranger sends. */
export function tooLongToRead(text: string, { max }: LengthLimits, usual: number): boolean {
  return text.length > (max ?? usual) * 4 + 1000
}
