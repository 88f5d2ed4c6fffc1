import { msOfDay, dayOfMs } from '../../../core/values/day.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type Demo, find, inLanes, makePdf, save, storeFile } from '../../../server/define.ts'
import { company } from '../../organisation/index.ts'
import { contract } from '../contract.ts'
import type { DemoContract } from './contracts.ts'
import { partiesByName } from './make-parties.ts'

interface Made {
  readonly id: string
  readonly counterparty: string
}

interface Draft extends Made {
  readonly ver: number
  readonly spec: DemoContract
  /** When it was drafted. */
  readonly at: number
}

// As many contracts are decided on at a time.
const deciding = 6

// Trade that belongs to a project of the group carries its name.
const projects: Readonly<Record<string, string>> = { tj: '同江铁路口岸换装场项目', land: '绥芬河陆运通道项目' }

/** Makes the contracts: drafts, some on their way, most approved and sealed, so that plans can be made against them. */
export async function makeContracts(demo: Demo, specs: readonly DemoContract[]): Promise<readonly Made[]> {
  const parties = await partiesByName(demo)
  const companies = new Map(
    (await demo.as('findir', demo.now, (ctx) => find(ctx.withoutScope('demonstration'), company, {}))).map((one) => [
      one.companyCode,
      one.id,
    ]),
  )
  const drafts: Draft[] = []
  // What follows takes contracts of one day in the order in which they were drafted.
  for (const spec of specs)
    drafts.push(await drafted(demo, spec, parties.get(spec.party)?.id, companies.get(spec.unit) ?? ''))
  const handedIn = drafts.filter(({ spec }) => spec.stage !== 'draft')
  // Within a unit numbers are given one after the other; who decides on one contract waits for no other.
  await inLanes(
    handedIn,
    ({ spec }) => spec.unit,
    ({ spec, at, id, ver }) => demo.as(spec.drafter, at + 600_000, (ctx) => act(ctx, contract, id, 'submit', { ver })),
  )
  await inLanes(
    handedIn,
    (_, at) => at % deciding,
    (one) => decide(demo, one),
  )
  return drafts
}

async function drafted(demo: Demo, spec: DemoContract, party: string | undefined, ourCompany: string): Promise<Draft> {
  if (party === undefined) throw new Error(`no demo party ${spec.party}`)
  const at = demo.now - spec.daysAgo * dayMs
  const saved = await demo.as(spec.drafter, at, (ctx) => save(ctx, contract, recordOf(spec, at, party, ourCompany)))
  return { ...saved, counterparty: party, spec, at }
}

async function decide(demo: Demo, { id, spec: { stage }, at }: Draft): Promise<void> {
  const done = await demo.agree(contract, id, at + hourMs, stage === 'running' ? 1 : undefined)
  if (stage === 'effective') await demo.as('keeper', done + hourMs, (ctx) => signed(ctx, id))
}

async function signed(ctx: Parameters<typeof act>[0], id: string): Promise<void> {
  const [record] = await find(ctx.withoutScope('the seal keeper seals what was approved'), contract, { id })
  if (record === undefined) throw new Error('the contract to be sealed is gone')
  const page = makePdf([
    `Contract ${record.contractNo}`,
    `Amount ${record.totalAmount} ${record.currency}`,
    'Signed and sealed by both parties',
  ])
  const scan = [{ ...(await storeFile(ctx, { name: `${record.contractNo}-合同扫描件.pdf`, bytes: page })) }]
  await act(ctx.withoutScope('the seal keeper seals what was approved'), contract, id, 'sign', {
    ver: record.ver,
    scan,
  })
}

function recordOf(spec: DemoContract, at: number, counterparty: string, ourCompany: string) {
  const day = dayOfMs(at)
  return {
    contractName: spec.name,
    contractType: spec.type,
    bizSegment: spec.segment,
    ourSide: spec.direction,
    currency: spec.currency,
    ...(spec.currency === 'CNY' ? {} : { fxRate: spec.currency === 'USD' ? '7.118000' : '0.088500' }),
    signDate: msOfDay(day),
    validFrom: msOfDay(day),
    validTo: msOfDay(dayOfMs(at + 300 * dayMs)),
    ourCompany,
    counterparty,
    paymentMethod: 'tt',
    paymentConditions: spec.terms,
    vatRate: spec.type === 'ys' ? '9' : '13',
    transportMode: spec.transport,
    items: [{ goods: spec.goods, qty: spec.quantity, uom: 't', unitPrice: spec.price }],
    payTerms: [
      { node: 'sign', pct: '30', daysAfter: '5' },
      { node: 'arr', pct: '70', daysAfter: '10' },
    ],
    ...(projects[spec.segment] === undefined ? {} : { projName: projects[spec.segment] }),
    summary: `${spec.name}，${spec.goods} ${spec.quantity} 吨。`,
  }
}
