import { Refusal } from '../../core/words/refusal.ts'
import { rules } from '../../server/module-api.ts'
import { company } from './company.ts'

/** A company cannot own itself. */
export const companyRules = rules(company, {
  check: (_ctx, record) => {
    if (record.parentCompany !== null && record.parentCompany === record.id) {
      throw Refusal.atField('parentCompany', 'company.own-parent')
    }
  },
})
