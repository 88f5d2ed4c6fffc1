import { codeEntry, type CodeEntry } from '../../../base/code-table-entry.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { BoundRules, RuleSet } from '../../platform/context/rule-set.ts'

const shapes: Readonly<Record<string, RegExp>> = {
  dm_bank: /^\d{12}$/,
  dm_port: /^[A-Z]{2}[A-Z0-9]{3}$/,
  dm_customs: /^\d{4}$/,
  dm_hs: /^\d{2,10}$/,
  dm_currency: /^[A-Z]{3}$/,
}

const set: RuleSet<Ctx, CodeEntry> = {
  check: (_ctx, { codeTable, code }) => {
    if (shapes[codeTable]?.test(code) !== true) throw Refusal.atField('code', 'code.shape')
  },
}

/** A code is written as its standard writes it. */
export const codeEntryRules: BoundRules<Ctx> = { doc: codeEntry, set: set as unknown as BoundRules<Ctx>['set'] } // the store gives it codes only
