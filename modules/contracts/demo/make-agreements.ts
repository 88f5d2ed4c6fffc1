import { dayOfMs, msOfDay, addDays } from '../../../core/values/day.ts'
import { mul, round } from '../../../core/values/decimal.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, save } from '../../../server/module-api.ts'
import { contract, type Contract } from '../contract.ts'
import { supplementaryAgreement } from '../supplementary-agreement.ts'

interface Change {
  readonly of: string
  readonly drafter: string
  readonly daysAgo: number
  readonly reason: string
  readonly stage: 'draft' | 'running' | 'approved'
  readonly changes: (of: Contract) => Readonly<Record<string, unknown>>
}

const changes: readonly Change[] = [
  {
    of: '焦煤国内销售合同',
    drafter: 'domsales',
    daysAgo: 20,
    reason: '九月以来焦煤市场价格回落，双方同意自生效日起每吨下调三十元。',
    stage: 'approved',
    changes: ({ items }) => ({
      changeType: ['price'],
      newItems: linesOf(items).map((line) => ({ ...line, unitPrice: '1450.0000' })),
    }),
  },
  {
    of: '航运动态数据服务合同',
    drafter: 'seasales',
    daysAgo: 3,
    reason: '服务期延长一个季度，服务费按月结算。',
    stage: 'running',
    changes: ({ validTo, paymentConditions, payTerms }) => ({
      changeType: ['term', 'pay'],
      newValidTo: msOfDay(addDays(validTo, 90)),
      newPaymentConditions: `${paymentConditions}自生效日起改为按月结算。`,
      newPayTerms: (payTerms ?? []).map(({ node, pct }) => ({ node, pct, daysAfter: '15' })),
    }),
  },
  {
    of: '港口堆存服务合同',
    drafter: 'seasales',
    daysAgo: 1,
    reason: '冬储增加堆存量两成。',
    stage: 'draft',
    changes: ({ items }) => ({
      changeType: ['qty'],
      newItems: linesOf(items).map((line) => ({ ...line, qty: round(mul(line.qty, '1.2'), 3) })),
    }),
  },
]

/** Changes of contracts: one that holds, one on its way and a draft. */
export async function makeAgreements(demo: DemoContext): Promise<void> {
  await Promise.all(changes.map((one) => demo.story(`${one.of}补充协议`, () => tell(demo, one))))
}

async function tell(
  demo: DemoContext,
  { of: name, drafter, daysAgo, reason, stage, changes: changed }: Change,
): Promise<void> {
  const time = demo.now - daysAgo * dayMs
  const { id, ver } = await demo.as(drafter, time, async (ctx) => {
    const [of] = await find(ctx, contract, { contractName: name }, { lines: true })
    if (of === undefined) throw new Error(`no contract ${name} to change`)
    return save(ctx, supplementaryAgreement, {
      contractId: of.id,
      counterparty: of.counterparty,
      currency: of.currency,
      effectDate: msOfDay(dayOfMs(time)),
      reason,
      ...changed(of),
    })
  })
  if (stage === 'draft') return
  await demo.as(drafter, time + 600_000, (ctx) => act(ctx, supplementaryAgreement, id, 'submit', { ver }))
  await demo.agree(supplementaryAgreement, id, time + hourMs, stage === 'running' ? 1 : undefined)
}

function linesOf(items: Contract['items']) {
  return (items ?? []).map(({ goods, grade, qty, uom, unitPrice }) => ({ goods, grade, qty, uom, unitPrice }))
}
