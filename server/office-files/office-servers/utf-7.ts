/**
 * Text of a header in UTF-7 (RFC 2152), in which WOPI servers write names: between + and - stand UTF-16 units in base64.
 * Null for what is none.
 */
export function fromUtf7(text: string): string | null {
  if (!/^[\u0020-\u007e]*$/.test(text)) return null
  const read = text.replaceAll(/\+([A-Za-z0-9+/]*)-?/g, (_all, units: string) => (units === '' ? '+' : unitsIn(units)))
  // Half of a pair of units is no character.
  return /\p{Cs}/u.test(read) ? null : read
}

function unitsIn(base64: string): string {
  const bytes = Buffer.from(base64, 'base64')
  // What is left over of the last character fills a unit up and means nothing.
  return bytes
    .subarray(0, bytes.length - (bytes.length % 2))
    .swap16()
    .toString('utf16le')
}
