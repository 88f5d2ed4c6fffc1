import { find, Refusal, rules } from '../../../server/module-api.ts'
import { letterNumberCode } from './letter-number-code.ts'
import { outgoingLetter } from './outgoing-letter.ts'

/** Of two codes a signer would not know which one counts; one that numbers begin with stays as it is. */
export const letterNumberCodeRules = rules(letterNumberCode, {
  check: async (ctx, record, before) => {
    const all = ctx.withoutScope('a number follows from the codes of all units')
    if (before !== null && before.prefix !== record.prefix) {
      const [used] = await find(all, outgoingLetter, { codeId: record.id }, { limit: 1 })
      if (used !== undefined) throw Refusal.atField('prefix', 'doc-code.used', { no: used.docNo ?? '' })
    }
    if (record.inUse !== '1') return
    const others = await find(all, letterNumberCode, { issueUnit: record.issueUnit, inUse: '1' })
    const same = others.find(({ id, kinds }) => id !== record.id && kinds.some((kind) => record.kinds.includes(kind)))
    if (same !== undefined) throw Refusal.atField('kinds', 'doc-code.twice', { prefix: same.prefix })
  },
})
