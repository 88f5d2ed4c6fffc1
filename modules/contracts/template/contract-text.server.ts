import { type Ctx, find, get, Refusal, rules, type Suggest } from '../../../server/module-api.ts'
import { contractState } from '../contract-and-counterparty-states.ts'
import { contract, type Contract } from '../contract.ts'
import { withoutId } from '../without-id.ts'
import { type Compared, compareClauses } from './changed-clauses.ts'
import { contractTemplate } from './contract-template.ts'
import { contractText, type ContractText } from './contract-text.ts'
import { clausesFor } from './fill-clauses.server.ts'
import { templateState, textState } from './template-states.ts'

type Line = NonNullable<ContractText['clauses']>[number]

/** The form of a text begins with the clauses of its template, filled from the contract. */
const fromTemplate: Suggest<Ctx, ContractText> = {
  after: ['contractId', 'templateId'],
  fill: async (ctx, { contractId, templateId }) => {
    if (!contractId || !templateId) return {}
    const clauses = await clausesFor(ctx, templateId, contractId)
    return { offered: { clauses: clauses.map((clause) => ({ ...clause, change: 'same' })) as unknown as Line[] } } // the store gives them ids
  },
}

/** A text says what its template says of the contract; what was changed of mandatory clauses is for the lawyers. */
export const contractTextRules = rules(contractText, {
  suggest: fromTemplate,

  prepare: async (ctx, { contractId, templateId, clauses }, before) => {
    if (!contractId || !templateId) return {}
    const [of, template] = [await contractOf(ctx, contractId), await templateOf(ctx, templateId)]
    const known = { contractType: of.contractType, langMode: template.langMode, unitId: of.unitId, deptId: of.deptId }
    if (before !== null && before.status !== textState.draft) return known
    const source = await clausesFor(ctx, templateId, contractId)
    const written = clauses ?? []
    const lines = written.length > 0 ? written : (source as unknown as Line[]) // the store gives them ids
    const compared = compareClauses(source, lines)
    const mandatory = new Map(source.map((clause) => [clause.no, clause.mandatory]))
    const marked = lines.map((clause, at) => ({
      ...clause,
      mandatory: (mandatory.get(clause.no) ?? '0') as Line['mandatory'],
      change: compared.changes[at] ?? 'same',
    }))
    return { ...known, clauses: marked, ...toldOf(compared) }
  },

  check: async (ctx, { contractId, templateId, status }, before) => {
    if (status !== textState.draft) return
    const [of, template] = [await contractOf(ctx, contractId), await templateOf(ctx, templateId)]
    if (template.contractType !== of.contractType)
      throw Refusal.atField('templateId', 'contract-text.other-type', { name: template.templateName })
    const isOther = before?.templateId !== templateId
    if (template.status === templateState.draft || (isOther && template.status !== templateState.approved))
      throw Refusal.atField('templateId', 'contract-text.template-not-approved', { name: template.templateName })
    requireDraft(of)
  },

  on: {
    settle: async (ctx, record) => requireFresh(ctx, record),
    askLegal: async (ctx, record) => requireFresh(ctx, record),
    accept: (ctx, { createBy }) => {
      if (createBy === ctx.actor.id) throw new Refusal('contract-text.accept-own')
    },
    reject: (_ctx, _record, { reason }) => ({ legalNote: String(reason) }),
    reopen: async (ctx, { contractId }) => requireDraft(await contractOf(ctx, contractId)),
  },
})

/** A contract whose text is written is not approved before the text is settled and says what the contract says. */
export const writtenContractRules = rules(contract, {
  on: {
    submit: async (ctx, { id }) => {
      const text = await textOf(ctx, id)
      if (text === null) return
      if (text.status === textState.draft) throw new Refusal('contract-text.still-draft', { number: text.textNo ?? '' })
      await requireFresh(ctx, text)
    },
    approved: async (ctx, { id }) => {
      const text = await textOf(ctx, id)
      if (text !== null && text.status !== textState.settled)
        throw new Refusal('contract-text.not-settled', { number: text.textNo ?? '', count: text.changedCount ?? '0' })
    },
  },
})

const free = (ctx: Ctx) => ctx.withoutScope('a text follows its contract and its template')

const contractOf = (ctx: Ctx, id: string) => get(free(ctx), contract, id)

const templateOf = (ctx: Ctx, id: string) => get(free(ctx), contractTemplate, id)

async function textOf(ctx: Ctx, contractId: string): Promise<ContractText | null> {
  return (await find(free(ctx), contractText, { contractId }, { lines: true }))[0] ?? null
}

function toldOf({ touched }: Compared) {
  return {
    changedCount: String(touched.length),
    changedNote: touched.length === 0 ? null : touched.join('\n').slice(0, 2000),
  }
}

function requireDraft({ contractStatus, contractNo, contractName }: Contract): void {
  if (contractStatus !== contractState.draft)
    throw Refusal.atField('contractId', 'contract-text.contract-not-draft', { contract: contractNo ?? contractName })
}

/** The contract may have changed since the text was saved: then the text says something else than it. */
async function requireFresh(ctx: Ctx, record: ContractText): Promise<void> {
  // What is being written anew binds nobody yet.
  if ((await templateOf(ctx, record.templateId)).status === templateState.draft) return
  const compared = compareClauses(
    await clausesFor(free(ctx), record.templateId, record.contractId),
    (record.clauses ?? []).map(withoutId),
  )
  if ((toldOf(compared).changedNote ?? '') !== (record.changedNote ?? ''))
    throw new Refusal('contract-text.stale', { number: record.textNo ?? '' })
}
