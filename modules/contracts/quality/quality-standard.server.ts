import { checkAll, Refusal, rules } from '../../../server/module-api.ts'
import { qualityStandard } from './quality-standard.ts'
import { termFaults } from './standard-faults.ts'
import { termsOf } from './terms-of-standard.ts'

/** Terms by which every coal has one price. */
export const qualityStandardRules = rules(qualityStandard, {
  check: (_, record) => {
    const terms = termsOf({ ...record })
    const faults = terms === null ? [] : termFaults(terms, record.tiers ?? [])
    return checkAll(
      faults.map(({ field, code }) => () => {
        throw Refusal.atField(field, code)
      }),
    )
  },
})
