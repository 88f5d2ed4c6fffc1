// Bytes of one letter at most, less one: so many may be missing at the end of what was cut.
const longestHalf = 3

/**
 * A text in whichever encoding its writer used: Unicode by its mark or shape, else GB 18030 or Windows-1251.
 * `cut` says that it is the beginning of a longer one, whose last letter may be half.
 */
export function decodeText(bytes: Uint8Array, cut = false): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return (
    decoded('utf-8', bytes, cut) ??
    (isCyrillic(bytes) ? null : decoded('gb18030', bytes, cut)) ??
    new TextDecoder('windows-1251').decode(bytes)
  )
}

function decoded(encoding: string, bytes: Uint8Array, cut: boolean): string | null {
  for (let less = 0; less <= (cut ? longestHalf : 0); less += 1) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(0, bytes.length - less))
    } catch {
      // Not this encoding, or half a letter more at the end.
    }
  }
  return null
}

/**
 * Small Russian letters are the last thirty-two bytes, capital ones the thirty-two before, hardly anything
 * else is high; of two bytes of a Han character the second lies anywhere.
 */
function isCyrillic(bytes: Uint8Array): boolean {
  let high = 0
  let small = 0
  let letters = 0
  for (const byte of bytes) {
    if (byte < 0x80) continue
    high += 1
    if (byte >= 0xe0) small += 1
    // Ё and ё, the sign № and the quotes of Russian texts stand apart.
    if (byte >= 0xc0 || byte === 0xa8 || byte === 0xb8 || byte === 0xb9 || byte === 0xab || byte === 0xbb) letters += 1
  }
  return small > high * 0.5 || letters > high * 0.94
}
