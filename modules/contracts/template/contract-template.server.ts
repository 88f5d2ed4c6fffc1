import { add } from '../../../core/values/decimal.ts'
import { Refusal, rules } from '../../../server/module-api.ts'
import { isVariable, variables, variablesIn } from './clause-variables.ts'
import { contractTemplate, type ContractTemplate } from './contract-template.ts'

type Clause = NonNullable<ContractTemplate['clauses']>[number]

/** A template says each clause once, in each of its languages, and is approved by nobody who wrote it. */
export const contractTemplateRules = rules(contractTemplate, {
  prepare: (ctx, { clauses, editors }) => ({
    editors: (editors ?? []).includes(ctx.actor.id) ? (editors ?? []) : [...(editors ?? []), ctx.actor.id],
    ...(clauses
      ? { clauses: clauses.map((clause) => ({ ...clause, variables: usedIn(clause).join(', ') || null })) }
      : {}),
  }),

  check: (_ctx, { clauses, langMode }) => {
    const all = clauses ?? []
    for (const [at, clause] of all.entries()) requireClause(all, clause, at, langMode)
  },

  on: {
    approve: (ctx, { editors, createBy }) => {
      if (createBy === ctx.actor.id || (editors ?? []).includes(ctx.actor.id))
        throw new Refusal('contract-template.approve-own')
    },
    revise: (ctx, { version }) => ({ editors: [ctx.actor.id], version: add(version ?? '1', '1') }),
  },
})

const usedIn = ({ zh, other }: Pick<Clause, 'zh' | 'other'>) => variablesIn(`${zh ?? ''} ${other ?? ''}`)

function requireClause(all: readonly Clause[], clause: Clause, at: number, langMode: string): void {
  if (all.findIndex(({ no }) => no === clause.no) !== at)
    throw Refusal.atField(`clauses.${at}.no`, 'contract-template.number-twice', { no: clause.no })
  const unknown = usedIn(clause).find((name) => !isVariable(name))
  if (unknown !== undefined) {
    const field = variablesIn(clause.zh).includes(unknown) ? 'zh' : 'other'
    throw Refusal.atField(`clauses.${at}.${field}`, 'contract-template.unknown-variable', {
      name: unknown,
      known: variables.join(', '),
    })
  }
  if (langMode === 'zh') return
  for (const field of ['titleOther', 'other'] as const)
    if ((clause[field] ?? '').trim() === '')
      throw Refusal.atField(`clauses.${at}.${field}`, 'contract-template.other-language')
}
