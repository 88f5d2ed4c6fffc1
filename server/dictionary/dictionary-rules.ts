import { dictionary, type DictionaryRow } from '../../base/dictionary.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import type { BoundRules, RuleSet } from '../rule-set.ts'

const set: RuleSet<Ctx, DictionaryRow> = {
  check: (_ctx, entry, before) => {
    if (before === null || before.sysFlag !== '1') return
    // Rules of the product and records of the past speak of it by its code.
    if (entry.dicCode !== before.dicCode) throw refused('dictionary.systemCode', 'dicCode')
    if (entry.dicGroup !== before.dicGroup) throw refused('dictionary.systemCode', 'dicGroup')
    if (entry.sysFlag !== '1') throw refused('dictionary.systemCode', 'sysFlag')
  },
  on: {
    delete: (_ctx, entry) => {
      if (entry.sysFlag === '1') throw new Refusal('dictionary.systemDelete', { name: entry.dicName })
    },
  },
}

/** What came with the product keeps its code and stays; it may be renamed, coloured, ordered and switched off. */
export const dictionaryRules: BoundRules<Ctx> = { doc: dictionary, set: set as unknown as BoundRules<Ctx>['set'] } // the store gives it entries only

function refused(code: string, field: string): Refusal {
  return new Refusal(code, {}, { errors: { [field]: { code } } })
}
