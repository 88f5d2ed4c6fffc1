import { dictionary, type DictionaryRow } from '../../../base/dictionary.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { BoundRules, RuleSet } from '../../platform/context/rule-set.ts'
import { titleIn } from '../read/title-in-language.ts'

/** The group whose entries name the groups that people made themselves. */
export const groupsOfOwn = 'dictionaryGroup'

const groupCode = /^[A-Za-z][A-Za-z0-9_]*$/

/** Groups whose entries are set by the system alone: states of documents and of their approval. */
export function stateGroups({ running }: Ctx): ReadonlySet<string> {
  const groups = [...running.documents.values()].flatMap(({ doc }) => {
    const field = doc.states === undefined ? undefined : doc.fields[doc.states.field]
    return field !== undefined && 'group' in field && typeof field.group === 'string' ? [field.group] : []
  })
  return new Set(['approvalStatus', ...groups])
}

/** A state that nobody is offered would still be reached; one that was added never would. */
function checkState(ctx: Ctx, entry: DictionaryRow, before: DictionaryRow | null): void {
  if (!stateGroups(ctx).has(entry.dicGroup)) return
  if (before === null) throw Refusal.atField('dicGroup', 'dictionary.systemStates')
  const told = { code: 'dictionary.systemState', params: { name: titleIn(ctx.lang, dictionary, entry) } }
  if (entry.enabled !== '1' && before.enabled === '1') throw Refusal.atField('enabled', told.code, told.params)
}

const set: RuleSet<Ctx, DictionaryRow> = {
  check: (ctx, entry, before) => {
    if (entry.dicGroup === groupsOfOwn && !groupCode.test(entry.dicCode))
      throw Refusal.atField('dicCode', 'dictionary.groupCode')
    checkState(ctx, entry, before)
    if (before === null || before.sysFlag !== '1') return
    // Rules of the product and records of the past speak of it by its code.
    if (entry.dicCode !== before.dicCode) throw Refusal.atField('dicCode', 'dictionary.systemCode')
    if (entry.dicGroup !== before.dicGroup) throw Refusal.atField('dicGroup', 'dictionary.systemCode')
    if (entry.sysFlag !== '1') throw Refusal.atField('sysFlag', 'dictionary.systemCode')
  },
  on: {
    delete: ({ lang }, entry) => {
      if (entry.sysFlag === '1')
        throw new Refusal('dictionary.systemDelete', { name: titleIn(lang, dictionary, entry) })
    },
  },
}

/** What came with the product keeps its code and stays; it may be renamed, coloured, ordered and switched off. */
export const dictionaryRules: BoundRules<Ctx> = { doc: dictionary, set: set as unknown as BoundRules<Ctx>['set'] }
