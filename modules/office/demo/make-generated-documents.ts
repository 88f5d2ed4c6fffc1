import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { type Ctx, type DemoContext, find, Refusal } from '../../../server/module-api.ts'
import { generateDocument } from '../generate-document.server.ts'
import { requireUsable, usableTemplates } from '../usable-templates.server.ts'

const source = 'contracts.contract'
const atOnce = 3
/** The days, counted back, on which contracts are handed in and templates are there already. */
const [oldest, newest] = [58, 20]

/** Contracts are handed in ten minutes after they are drafted, and first decided on an hour and more later. */
const handedIn = hourMs / 2

/** Papers of contracts on their way through approval, most of which it has bound since, and of drafts of the present. */
export async function makeGeneratedDocuments(demo: DemoContext): Promise<void> {
  for (let ago = oldest; ago >= newest; ago -= 1)
    await demo.as('seasales', demo.now - ago * dayMs + handedIn, (ctx) => makeFor(ctx, '1'))
  await demo.as('seasales', demo.now, (ctx) => makeFor(ctx, '0'))
}

async function makeFor(ctx: Ctx, approvalStatus: string): Promise<void> {
  const doc = ctx.running.documents.get(source)?.doc
  const [offered] = doc === undefined ? [] : await usableTemplates(ctx, source)
  if (doc === undefined || offered === undefined) return
  const by = await requireUsable(ctx, offered.id)
  const contracts = await find(ctx, doc, { approvalStatus }, { sort: ['-createTime'], limit: atOnce })
  for (const { id } of contracts)
    await generateDocument(ctx, by, id).catch((error: unknown) => {
      // Somebody has agreed to it already.
      if (!(error instanceof Refusal) || error.code !== 'office.in-approval') throw error
    })
}
