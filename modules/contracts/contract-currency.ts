import { Refusal } from '../../core/words/refusal.ts'
import type { Contract } from './contract.ts'

/**
 * Refuses what is planned or settled in another currency than its contract: their amounts are added up and compared.
 */
export function requireCurrency({ contractNo, currency }: Contract, under: { readonly currency: string }): void {
  if (under.currency === currency) return
  const params = { number: contractNo ?? '', currency }
  throw Refusal.atField('currency', 'contract.other-currency', params)
}
