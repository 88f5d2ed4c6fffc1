import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, save } from '../../../server/module-api.ts'
import { contract } from '../../contracts/index.ts'
import { insurancePolicy } from '../insurance-policy.ts'
import { logisticsBill } from '../logistics-bill.ts'

interface DemoPolicy {
  readonly blNo: string
  /** Days ago on which the cover was asked for. */
  readonly daysAgo: number
  readonly rate: string
  readonly deductiblePct: string
  readonly policyNo: string | null
  /** What a tonne of sea freight costs, where the contract is in dollars. */
  readonly freightOfTonne: string
}

const policies: readonly DemoPolicy[] = [
  {
    blNo: 'VYP2608-01',
    daysAgo: 25,
    rate: '0.12',
    deductiblePct: '0.3',
    policyNo: 'PYIE202621000781',
    freightOfTonne: '9.5',
  },
  {
    blNo: 'VYP2609-02',
    daysAgo: 21,
    rate: '0.12',
    deductiblePct: '0.5',
    policyNo: 'PYIE202621000805',
    freightOfTonne: '9.5',
  },
  {
    blNo: 'QHD2611-07',
    daysAgo: 4,
    rate: '0.05',
    deductiblePct: '0.3',
    policyNo: 'PYIE202621000932',
    freightOfTonne: '46',
  },
  { blNo: 'QHD2612-02', daysAgo: 1, rate: '0.05', deductiblePct: '0.3', policyNo: null, freightOfTonne: '46' },
]

/** Cargoes that are insured, one that is being insured, and a Russian one under way that nobody has insured. */
export async function makePolicies(demo: DemoContext): Promise<void> {
  for (const policy of policies) await makePolicy(demo, policy)
}

async function makePolicy(demo: DemoContext, { blNo, daysAgo, policyNo, ...terms }: DemoPolicy): Promise<void> {
  const at = demo.now - daysAgo * dayMs
  const made = await demo.as('sealog', at, async (ctx) => {
    const all = ctx.withoutScope('demonstration')
    const [bill] = await find(all, logisticsBill, { blNo })
    if (bill === undefined) throw new Error(`there is no bill ${blNo}`)
    const [under] = await find(all, contract, { id: bill.contractId }, { lines: true })
    const price = Number(under?.items?.[0]?.unitPrice ?? '520')
    return save(ctx, insurancePolicy, {
      bills: [{ billId: bill.id, tonnes: bill.billQty }],
      insurer: '北岚财产保险股份有限公司',
      cover: 'ar',
      validFrom: bill.etd,
      validTo: addDays(bill.eta, 10),
      currency: under?.currency ?? 'CNY',
      goodsValue: (price * Number(bill.billQty)).toFixed(2),
      freight: (Number(terms.freightOfTonne) * Number(bill.billQty)).toFixed(2),
      rate: terms.rate,
      deductiblePct: terms.deductiblePct,
    })
  })
  if (policyNo === null) return
  await demo.as('sealog', at + 3 * hourMs, (ctx) =>
    act(ctx, insurancePolicy, made.id, 'issue', { ver: made.ver, policyNo, issuedOn: dayOfMs(at) }),
  )
}
