import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { add } from '../../../core/values/decimal.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, type Ctx, type DemoContext, find, get, makePdf, save, storeFile } from '../../../server/module-api.ts'
import { counterpartyStatement } from '../counterparty-statement.ts'
import { openItem } from '../open-item.ts'

const languages = ['zh', 'zh-ru', 'zh-en', 'zh-ru'] as const

/** Statements of account of the sea company: one confirmed, one disputed, one late with its answer, and a draft. */
export async function makeCounterpartyStatements(demo: DemoContext): Promise<void> {
  const begun = demo.now - 17 * dayMs
  const asOf = addDays(`${dayOfMs(begun).slice(0, 7)}-01`, -1)
  const ids = await demo.as('seafin', begun, async (ctx) => {
    const made: string[] = []
    for (const [at, of] of (await partiesOf(ctx, demo.place('BLHY'), asOf)).slice(0, languages.length).entries()) {
      const values = { ...of, periodFrom: `${asOf.slice(0, 4)}-01-01`, asOf, language: languages[at] ?? 'zh' }
      const { id, ver } = await save(ctx, counterpartyStatement, values)
      if (at < languages.length - 1) await act(ctx, counterpartyStatement, id, 'send', { ver })
      made.push(id)
    }
    return made
  })
  const [agreed, other] = ids
  if (agreed === undefined || other === undefined)
    throw new Error('too few parties owe anything: the demonstration has nobody to confirm a balance')
  await demo.as('seafin', demo.now - 5 * dayMs, async (ctx) => {
    const answer = async (id: string, less: string) => {
      const { ver, closing } = await get(ctx, counterpartyStatement, id)
      const paper = [{ ...(await storeFile(ctx, { name: '回函.pdf', bytes: makePdf(['Signed statement']) })) }]
      return { ver, balance: add(closing ?? '0', less), paper }
    }
    await act(ctx, counterpartyStatement, agreed, 'confirm', await answer(agreed, '0'))
    const why = '对方尚未登记最后一笔结算的运费差额'
    await act(ctx, counterpartyStatement, other, 'dispute', { ...(await answer(other, '-12600.00')), why })
  })
}

/** Parties that the company had something with up to a day, each with the currency. */
async function partiesOf(ctx: Ctx, unitId: string, asOf: string) {
  const items = await find(
    ctx,
    openItem,
    { unitId, status: ['0', '1', '2'], bizDate: { to: asOf } },
    { sort: ['-bizDate'] },
  )
  const parties = items.map(
    ({ counterparty, currency }) => [`${counterparty} ${currency}`, { counterparty, currency }] as const,
  )
  return [...new Map(parties).values()]
}
