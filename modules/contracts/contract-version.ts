import type { Contract } from './contract.ts'
import type { SupplementaryAgreement } from './supplementary-agreement.ts'

/** What a contract agreed on for the goods of a day. */
export interface ContractVersion extends Pick<Contract, 'items' | 'payTerms' | 'paymentConditions' | 'totalAmount'> {
  readonly no: number
}

/** A version with the day from which the next one holds; null for the one that holds now. */
export type DatedVersion = ContractVersion & { readonly until: string | null }

/**
 * All versions of a contract: what each of its approved agreements, the first one first, found before it, and the
 * contract as it stands.
 */
export function versionsOfContract(
  of: Contract,
  agreements: readonly SupplementaryAgreement[],
): readonly DatedVersion[] {
  const { items, payTerms, paymentConditions, totalAmount } = of
  return [
    ...agreements.map((one, at) => ({
      no: at + 1,
      until: one.effectDate,
      items: one.beforeItems,
      payTerms: (one.beforePayTerms ?? []).map((term) => ({ ...term, amount: null })),
      paymentConditions: one.beforePaymentConditions ?? paymentConditions,
      totalAmount: one.beforeTotal ?? totalAmount,
    })),
    { no: agreements.length + 1, until: null, items, payTerms, paymentConditions, totalAmount },
  ]
}

/** The version by which what was delivered on a day is settled: the one that the first later agreement found. */
export function versionOfDay(
  of: Contract,
  agreements: readonly SupplementaryAgreement[],
  day: string,
): ContractVersion {
  const holds = versionsOfContract(of, agreements).find(({ until }) => until === null || until > day)
  if (holds === undefined) throw new Error(`contract ${of.id} has no version`)
  return holds
}
