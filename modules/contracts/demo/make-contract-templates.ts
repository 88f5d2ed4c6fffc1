import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type Ctx, type DemoContext, find, get, save } from '../../../server/module-api.ts'
import { contractState } from '../contract-and-counterparty-states.ts'
import { contract } from '../contract.ts'
import { contractTemplate } from '../template/contract-template.ts'
import { contractText } from '../template/contract-text.ts'
import { clausesFor } from '../template/fill-clauses.server.ts'
import { demoTemplates } from './contract-clauses.ts'

/** Templates of three types of contract, one of them being written anew, and texts of contracts that are drafts. */
export async function makeContractTemplates(demo: DemoContext): Promise<void> {
  for (const { approved, clauses, ...values } of demoTemplates) {
    const { id, ver } = await demo.as('legal', demo.now - 50 * dayMs, (ctx) =>
      save(ctx, contractTemplate, { ...values, clauses: clauses.map((one) => ({ ...one })) }),
    )
    if (approved)
      await demo.as('risk', demo.now - 49 * dayMs, (ctx) => act(ctx, contractTemplate, id, 'approve', { ver }))
  }
  await demo.as('seasales', demo.now - 2 * hourMs, (ctx) => writeTexts(ctx))
}

/** The first draft of each type gets its text; in one of them a mandatory clause was changed and waits for Legal. */
async function writeTexts(ctx: Ctx): Promise<void> {
  const templates = await find(ctx, contractTemplate, { status: '1' }, { sort: ['templateNo'] })
  for (const { id: templateId, contractType } of templates) {
    const drafts = await find(ctx, contract, { contractType, contractStatus: contractState.draft }, { limit: 2 })
    for (const [at, { id: contractId }] of drafts.entries()) await writeText(ctx, templateId, contractId, at === 0)
  }
}

async function writeText(ctx: Ctx, templateId: string, contractId: string, isChanged: boolean): Promise<void> {
  const clauses = await clausesFor(ctx, templateId, contractId)
  const last = clauses.length - 1
  const written = clauses.map((clause, at) => ({
    ...clause,
    ...(isChanged && at === last ? { zh: abroad(clause.zh) } : {}),
  }))
  const { id } = await save(ctx, contractText, { contractId, templateId, clauses: written })
  const { ver } = await get(ctx, contractText, id)
  await act(ctx, contractText, id, isChanged ? 'askLegal' : 'settle', { ver })
}

/** Disputes decided elsewhere than the template has it. */
function abroad(clause: string): string {
  return `${clause.replace('中国国际经济贸易仲裁委员会', '新加坡国际仲裁中心')}仲裁语言为英文。`
}
