const weights: Readonly<Record<number, readonly (readonly number[])[]>> = {
  10: [[2, 4, 10, 3, 5, 9, 4, 6, 8]],
  12: [
    [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
    [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  ],
}

/** Whether a Russian taxpayer number has 10 or 12 digits and its check digits agree. */
export function isInn(inn: string): boolean {
  const rows = weights[inn.length]
  if (rows === undefined || !/^\d+$/.test(inn)) return false
  return rows.every((row) => checkDigit(inn, row) === Number(inn[row.length]))
}

function checkDigit(inn: string, row: readonly number[]): number {
  const sum = row.reduce((total, weight, at) => total + weight * Number(inn[at]), 0)
  return (sum % 11) % 10
}
