import { Refusal, rules } from '../../server/module-api.ts'
import { bankBranch, type BankBranch } from './bank-branch.ts'

/** The fifth and sixth letters of a SWIFT code say in which country its bank is. */
export const bankBranchRules = rules(bankBranch, {
  check: (_ctx, record) => requireCountry(record),
})

function requireCountry({ swiftCode, country }: BankBranch): void {
  if (swiftCode === null || swiftCode === '' || swiftCode.slice(4, 6) === country) return
  throw Refusal.atField('swiftCode', 'contracts.swift-country', { letters: swiftCode.slice(4, 6) })
}
