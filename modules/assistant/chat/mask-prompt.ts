/** A prompt as the log keeps it: without addresses, long numbers and whatever looks like a secret. */
export function maskPrompt(text: string): string {
  return text
    .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '***@***')
    .replaceAll(/\b(?:sk|pk|key|token)[-_][A-Za-z0-9_-]{8,}/gi, '***')
    .replaceAll(/(парол\S*|password|密码)(\s*[:=：是]?\s*)\S+/gi, '$1$2***')
    .replaceAll(/\d[\d -]{5,}\d/g, (found) => `${found.slice(0, 2)}***${found.slice(-2)}`)
    .slice(0, 300)
}
