import { msOfDay, dayOfMs } from '../../../core/values/day.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type Ctx, type DemoContext, find, makePdf, save, storeFile } from '../../../server/module-api.ts'
import { company } from '../../organisation/index.ts'
import { contract } from '../contract.ts'
import { counterparty as counterpartyDoc } from '../counterparty.ts'
import { qualityStandard } from '../quality/quality-standard.ts'
import { portsByCode, contractTypeTerms } from './contract-type-terms.ts'
import type { DemoContract } from './contracts.ts'

interface Made {
  readonly id: string
  readonly counterparty: string
}

// Trade that belongs to a project of the group carries its name.
const projects: Readonly<Record<string, string>> = { tj: '同江铁路口岸换装场项目', land: '绥芬河陆运通道项目' }

// Coal that is bought and sold by its quality.
const standardsOf: Readonly<Record<string, string>> = { '动力煤 Q5500': 'QS-5500' }

/** Tells of contracts: drafts, some on their way, most approved and sealed, so that plans can be made against them. */
export async function makeContracts(demo: DemoContext, specs: readonly DemoContract[]): Promise<void> {
  await Promise.all(
    specs.map((spec) =>
      demo.story(spec.name, async () => {
        await makeContract(demo, spec)
      }),
    ),
  )
}

/** When a contract is drafted. */
export function draftedAt({ now }: DemoContext, { daysAgo }: Pick<DemoContract, 'daysAgo'>): number {
  return now - daysAgo * dayMs
}

/** Drafts a contract, hands it in, has it decided on and sealed, as far as its stage goes. */
export async function makeContract(demo: DemoContext, spec: DemoContract): Promise<Made> {
  const { drafter, stage } = spec
  const at = draftedAt(demo, spec)
  const { id, ver, counterparty } = await demo.as(drafter, at, (ctx) => draft(ctx, spec))
  if (stage === 'draft') return { id, counterparty }
  await demo.as(drafter, at + 600_000, (ctx) => act(ctx, contract, id, 'submit', { ver }))
  const done = await demo.agree(contract, id, at + hourMs, stage === 'running' ? 1 : undefined)
  if (stage === 'effective') await demo.as('keeper', done + hourMs, (ctx) => signed(ctx, id))
  return { id, counterparty }
}

async function draft(ctx: Ctx, spec: DemoContract): Promise<Made & { readonly ver: number }> {
  const all = ctx.withoutScope('demonstration')
  const [party] = await find(all, counterpartyDoc, { shortName: spec.party })
  const [ours] = await find(all, company, { companyCode: spec.unit })
  if (party === undefined || ours === undefined) throw new Error(`no party ${spec.party} or no company ${spec.unit}`)
  const [standard] = await find(all, qualityStandard, { stdCode: standardsOf[spec.goods] ?? '', status: '1' })
  const terms = contractTypeTerms(spec, dayOfMs(ctx.now), await portsByCode(all))
  const { id, ver } = await save(ctx, contract, {
    ...recordOf(spec, ctx.now, party.id, ours.id),
    ...terms,
    qualityStd: standard?.id ?? null,
  })
  return { id, ver, counterparty: party.id }
}

async function signed(ctx: Ctx, id: string): Promise<void> {
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
    validTo: msOfDay(dayOfMs(at + (spec.lasts ?? 300) * dayMs)),
    ourCompany,
    counterparty,
    paymentMethod: 'tt',
    paymentConditions: spec.terms,
    vatRate: spec.vat ?? (spec.type === 'ys' ? '9' : '13'),
    transportMode: spec.transport,
    items: [{ goods: spec.goods, qty: spec.quantity, uom: spec.uom ?? 't', unitPrice: spec.price }],
    payTerms: [
      { node: 'sign', pct: '30', daysAfter: '5' },
      { node: 'arr', pct: '70', daysAfter: '10' },
    ],
    ...(spec.linked === undefined ? {} : { backToBackFlag: '1', linkedContracts: [...spec.linked] }),
    ...(projects[spec.segment] === undefined ? {} : { projName: projects[spec.segment] }),
    summary:
      spec.uom === undefined ? `${spec.name}，${spec.goods} ${spec.quantity} 吨。` : `${spec.name}，${spec.goods}。`,
  }
}
