const utf8 = new TextDecoder('utf-8', { fatal: true })
// A zero byte, or half of a surrogate pair: neither a column of text nor one of JSON keeps them.
const unsound = /\0|\p{Surrogate}/u
const escapedUnsound = /\\u(?:0000|d[89a-f])/i
const percentRuns = /(?:%[0-9a-f]{2})+/gi

/** The text of a body's bytes; null when they are not UTF-8. */
export function textOfBytes(bytes: string | Buffer): string | null {
  try {
    return typeof bytes === 'string' ? bytes : utf8.decode(bytes)
  } catch {
    return null
  }
}

/** Whether an address or a form is free of zero bytes and of bytes that are not UTF-8, once it is decoded. */
export function isSoundEncoded(encoded: string): boolean {
  return !encoded.includes('\0') && (encoded.match(percentRuns) ?? []).every(isSoundRun)
}

/** Whether every text of parsed JSON can be kept; only JSON with such escapes is looked through. */
export function isSoundJson(text: string, value: unknown): boolean {
  return !escapedUnsound.test(text) || isSoundValue(value)
}

function isSoundRun(run: string): boolean {
  try {
    return !decodeURIComponent(run).includes('\0')
  } catch {
    return false
  }
}

function isSoundValue(value: unknown): boolean {
  if (typeof value === 'string') return !unsound.test(value)
  return (
    typeof value !== 'object' ||
    value === null ||
    Object.entries(value).every(([key, inner]) => !unsound.test(key) && isSoundValue(inner))
  )
}
