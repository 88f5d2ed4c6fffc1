import { type GroupWorld, groupWorld } from '../../../app/testing/group-world.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, get, save } from '../../../server/module-api.ts'
import { suggested } from '../../../server/records/write/form-suggestions.ts'
import { contract } from '../contract.ts'
import { contractTemplate } from '../template/contract-template.ts'
import { contractText } from '../template/contract-text.ts'
import { freight, freightDeal } from './freight-deal.ts'

type More = Readonly<Record<string, Json>>

/** The group with a bilingual template of freight contracts that the lawyer wrote and risk control approved. */
export interface TemplateWorld extends GroupWorld {
  readonly templateId: string
  /** A draft of a freight contract; answers its id. */
  readonly drafted: (price?: string) => Promise<string>
  /** The text of a contract as the form fills it, with what was changed in it; answers its id. */
  readonly written: (contractId: string, changed?: (clauses: readonly Clause[]) => readonly Clause[]) => Promise<string>
  readonly textOf: (id: string) => ReturnType<typeof get<typeof contractText>>
  readonly does: (who: string, id: string, verb: string, body?: More) => Promise<void>
  readonly submits: (contractId: string) => Promise<void>
}

/** A clause as the form has it. */
export type Clause = Readonly<Record<string, Json>>

/** What the template says. */
export const clauses: readonly Clause[] = [
  {
    no: '1',
    titleZh: '标的',
    zh: '承运人{{party}}为{{ours}}承运：{{goods}}。',
    titleOther: 'Предмет',
    other: 'Перевозчик {{party}} перевозит для {{ours}}: {{goods}}.',
    mandatory: '1',
  },
  {
    no: '2',
    titleZh: '运费',
    zh: '运费总额{{amount}}（{{currency}}），大写：{{amountWords}}。',
    titleOther: 'Фрахт',
    other: 'Фрахт {{amount}} ({{currency}}): {{amountWords}}.',
    mandatory: '1',
  },
  {
    no: '3',
    titleZh: '贸易术语',
    zh: '按{{incoterms}}。',
    titleOther: 'Базис',
    other: 'На базисе {{incoterms}}.',
    mandatory: '0',
  },
]

export async function templateWorld(): Promise<TemplateWorld> {
  const world = await groupWorld()
  const deal = await freightDeal(world)
  const legal = await world.ctx('legal')
  const named = { templateName: '运输合同范本', contractType: 'ys', langMode: 'zh-ru' }
  const { id: templateId, ver } = await save(legal, contractTemplate, { ...named, clauses })
  await act(await world.ctx('risk'), contractTemplate, templateId, 'approve', { ver })
  return {
    ...world,
    templateId,
    drafted: async (price) => (await save(await world.ctx('seasales'), contract, freight(deal, price))).id,
    written: async (contractId, changed = (all) => all) => {
      const trader = await world.ctx('seasales')
      const { offered } = await suggested(trader, contractText, { contractId, templateId }, 'templateId')
      const filled = (offered?.clauses ?? []) as unknown as readonly Clause[] // as they travel to the form
      return (await save(trader, contractText, { contractId, templateId, clauses: changed(filled) })).id
    },
    textOf: async (id) => get(await world.ctx('seasales'), contractText, id),
    does: async (who, id, verb, body = {}) => {
      const { ver: now } = await get(await world.ctx('seasales'), contractText, id)
      await act(await world.ctx(who), contractText, id, verb, { ver: now, ...body })
    },
    submits: async (contractId) => {
      const trader = await world.ctx('seasales')
      await act(trader, contract, contractId, 'submit', { ver: (await get(trader, contract, contractId)).ver })
    },
  }
}
