const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** The 18th character of a unified social credit code (GB 32100), or null when the first 17 are not of its alphabet. */
export function creditCodeCheck(code: string): string | null {
  let sum = 0
  for (const [at, weight] of weights.entries()) {
    const value = alphabet.indexOf(code[at] ?? '')
    if (value < 0) return null
    sum += value * weight
  }
  return alphabet[(31 - (sum % 31)) % 31] ?? null
}

/** Whether all eighteen characters agree. */
export function isCreditCode(code: string): boolean {
  return code.length === 18 && creditCodeCheck(code) === code[17]
}
