// With what the names of contracts of a whole year of trade begin.
export const wholeYear = '年度'

/** Whether a contract belongs to a whole year of trade, which settles and pays what is under it by itself. */
export function isOfWholeYear({ contractName }: { readonly contractName: string }): boolean {
  return contractName.startsWith(wholeYear)
}
