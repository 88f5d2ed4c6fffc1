import { dayOfMs } from '../../../core/values/day.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type Ctx, type DemoContext, find, get, save } from '../../../server/module-api.ts'
import { contract, counterparty, goods } from '../../contracts/index.ts'
import { logisticsBill } from '../../trade/index.ts'
import { batch } from '../batch.ts'
import { inspectionReport } from '../inspection/inspection-report.ts'

type Verb = 'test' | 'issue' | 'confirm' | 'dispute' | 'arbitrate'

interface Story {
  /** Who takes the sample, and who agrees to what was found or disputes it. */
  readonly by: readonly [string, string]
  readonly daysAgo: number
  readonly verbs: readonly Verb[]
  readonly values: object
}

const sea = ['sealog', 'seabuy'] as const
const steam = { mad: '5.2', aad: '10.4', vad: '33.1', stad: '0.38', had: '4.3', hgi: '52', aft: '1250', size: '0-50' }
const asked: Partial<Record<Verb, object>> = { dispute: { reason: '与装港结果差值超过允许范围' } }

interface Own {
  readonly batchId: string
  readonly goodsId: string
}

/** Samples of coal in every stage: our own laboratory, two laboratories that agree, and two that do not. */
export async function makeInspections(demo: DemoContext, own: Own): Promise<void> {
  const found = { ...own, ...steam, stage: 'in', ownLab: '1', qty: '20000', mt: '12.6', qgrad: '25480' }
  const stories = [
    demo.story('自检', async () => {
      await reported(demo, { by: sea, daysAgo: 5, verbs: ['test', 'issue', 'confirm'], values: found })
      const again = { ...own, stage: 'out', ownLab: '1', qty: '3000' }
      await reported(demo, { by: sea, daysAgo: 0, verbs: [], values: again })
    }),
    demo.story('双方一致', async () => {
      await pairOf(demo, 'VYP2608-01', { seller: '25960', buyer: '25690' })
    }),
    demo.story('送仲裁', () => inArbitration(demo)),
  ]
  await Promise.all(stories)
}

/** The laboratories of both sides over one cargo by sea; answers the id of the buyer's report. */
async function pairOf(demo: DemoContext, blNo: string, gross: { readonly seller: string; readonly buyer: string }) {
  const cargo = await demo.look('sealog', async (ctx) => {
    const [bill] = await find(ctx, logisticsBill, { blNo })
    if (bill === undefined) throw new Error(`no bill ${blNo}`)
    return { billId: bill.id, goodsId: bill.goodsId, contractId: bill.contractId, qty: bill.billQty }
  })
  const lab = await partyOf(demo, '诚信检验')
  const of = { ...cargo, ...steam, lab, mt: '11.8' }
  const counterId = await reported(demo, {
    by: sea,
    daysAgo: 5,
    verbs: ['test', 'issue'],
    values: { ...of, stage: 'load', side: 'seller', qgrad: gross.seller },
  })
  const buyer = { ...of, stage: 'disch', side: 'buyer', qgrad: gross.buyer, counterId, basis: 'avg' }
  const agrees = blNo === 'VYP2608-01'
  const verbs: readonly Verb[] = agrees ? ['test', 'issue', 'confirm'] : ['test', 'issue', 'dispute', 'arbitrate']
  return reported(demo, { by: sea, daysAgo: 4, verbs, values: buyer })
}

async function inArbitration(demo: DemoContext): Promise<void> {
  const disputeId = await pairOf(demo, 'VYP2609-02', { seller: '26310', buyer: '25520' })
  const lab = await partyOf(demo, '诚信检验')
  const { billId, contractId, goodsId, qty } = await demo.look('sealog', (ctx) => get(ctx, inspectionReport, disputeId))
  const values = { disputeId, billId, contractId, goodsId, qty, lab, stage: 'arb', side: 'third' }
  await reported(demo, { by: sea, daysAgo: 2, verbs: ['test'], values })
}

/** Calorific value and sulphur of two suppliers inside the country, sample by sample. */
const samples = [
  { party: '恒源矿业', daysAgo: 20, qgrad: '27350', stad: '0.62' },
  { party: '盛远煤炭', daysAgo: 18, qgrad: '26840', stad: '0.88' },
  { party: '恒源矿业', daysAgo: 14, qgrad: '27180', stad: '0.66' },
  { party: '盛远煤炭', daysAgo: 12, qgrad: '26520', stad: '0.93' },
  { party: '恒源矿业', daysAgo: 8, qgrad: '27410', stad: '0.61' },
  { party: '盛远煤炭', daysAgo: 5, qgrad: '26110', stad: '1.02' },
  { party: '恒源矿业', daysAgo: 2, qgrad: '27290', stad: '0.64' },
] as const

/** Where the coal of each is dug. */
const origins: Readonly<Record<string, string>> = { 恒源矿业: '黑龙江七台河', 盛远煤炭: '山西大同' }

/** What our laboratory found of coal that was bought inside the country. */
export async function testDomestic(demo: DemoContext): Promise<void> {
  for (const { party, daysAgo, ...found } of samples) {
    const cargo = await demo.as('domsales', demo.now - daysAgo * dayMs, (ctx) => bought(ctx, party))
    if (cargo === null) continue
    const values = { ...steam, ...cargo, ...found, stage: 'plant', ownLab: '1', mt: '9.4', qty: '1200' }
    const verbs: readonly Verb[] = daysAgo > 2 ? ['test', 'issue', 'confirm'] : ['test', 'issue']
    await reported(demo, { by: ['domsales', 'domsales'], daysAgo, verbs, values })
  }
}

/** A batch of coking coal that came under a contract inside the country. */
async function bought(ctx: Ctx, party: string) {
  const all = ctx.withoutScope('demonstration')
  const [seller] = await find(all, counterparty, { shortName: party })
  const [under] = await find(all, contract, { contractType: 'nmc', counterparty: seller?.id ?? '' })
  const [coal] = await find(all, goods, { goodsCode: 'JM-G' })
  if (under === undefined || coal === undefined) return null
  const made = await save(ctx, batch, { goodsId: coal.id, inDate: dayOfMs(ctx.now), origin: origins[party] ?? null })
  return { batchId: made.id, goodsId: coal.id, contractId: under.id }
}

function partyOf(demo: DemoContext, shortName: string): Promise<string> {
  return demo.look('sealog', async (ctx) => {
    const [party] = await find(ctx.withoutScope('demonstration'), counterparty, { shortName })
    return party?.id ?? ''
  })
}

async function reported(demo: DemoContext, { by, daysAgo, verbs, values }: Story): Promise<string> {
  const at = demo.now - daysAgo * dayMs - 2 * hourMs
  const date = dayOfMs(at)
  let made = await demo.as(by[0], at, (ctx) => save(ctx, inspectionReport, { date, sampledAt: at, ...values }))
  for (const verb of verbs) {
    const who = verb === 'test' || verb === 'issue' ? by[0] : by[1]
    const body = { ver: made.ver, ...asked[verb] }
    made = await demo.as(who, at, (ctx) => act(ctx, inspectionReport, made.id, verb, body))
  }
  return made.id
}
