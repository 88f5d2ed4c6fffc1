/** A key for one save or action: retries of the same press carry the same key, so the effect happens once. */
export function newKey(): string {
  // randomUUID is missing on plain http addresses other than localhost.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
