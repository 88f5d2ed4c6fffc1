import { narrow } from '../normalize-text.ts'

/** Digits of a mobile number (WID-02). */
export const phoneLength = 11

/** Whether a text is a mobile number: 11 digits, the first 1, the second 3 to 9. */
export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text)
}

/** A number as it was copied from a letter or a card, without what people put between digits and before them. */
export function pastedPhone(text: string): string {
  const bare = narrow(text).replace(/[\s()（）.·-]/g, '')
  const own = bare.replace(/^(\+|00)?86(?=1)/, '')
  return isMobile(own) ? own : narrow(text).replace(/\s/g, '')
}
