// What a spreadsheet takes for the beginning of a formula, full-width forms included (ASVS 1.2.10).
const dangerous = /^'*[=+\-@＝＋－＠\t\r\n\0|]/

const quoted = /^'(?='*[=+\-@＝＋－＠\t\r\n\0|])/

/** A text that no spreadsheet ever runs: what looks like a formula gets a quote before it. */
export function safeText(text: string): string {
  return dangerous.test(text) ? `'${text}` : text
}

/** The text as it was before safeText. */
export function plainText(text: string): string {
  return text.replace(quoted, '')
}
