import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { div, mul, round } from '../../../core/values/decimal.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, get, recordsNaming, save } from '../../../server/module-api.ts'
import { insurancePolicy, logisticsBill } from '../../trade/index.ts'
import { insuranceClaim } from '../insurance/insurance-claim.ts'
import { stockIn } from '../stock-in.ts'

type Step = 'survey' | 'assess' | 'pay' | 'close'

const claims = [
  {
    blNo: 'VYP2608-01',
    daysAgo: 10,
    cause: '卸货短少，联检水尺少于提单数量',
    steps: ['survey', 'assess', 'pay', 'close'],
  },
  { blNo: 'VYP2609-02', daysAgo: 7, cause: '航行中舱口盖渗水，部分煤炭随排水流失', steps: ['survey', 'assess'] },
] as const

/** A loss that the insurer has paid for, and one that he has assessed. */
export async function claimLosses(demo: DemoContext): Promise<void> {
  for (const claim of claims) await claimLoss(demo, claim)
}

async function claimLoss(demo: DemoContext, { blNo, daysAgo, cause, steps }: (typeof claims)[number]): Promise<void> {
  const day = (ago: number) => addDays(dayOfMs(demo.now), -ago)
  const { id } = await demo.as('sealog', demo.now - daysAgo * dayMs, async (ctx) => {
    const all = ctx.withoutScope('demonstration')
    const [bill] = await find(all, logisticsBill, { blNo })
    const [entry] = await find(all, stockIn, { billId: bill?.id ?? '', status: '1' }, { sort: ['createTime'] })
    const naming = { lines: 'bills', column: 'billId', id: bill?.id ?? '' }
    const [policy] = await find(all, insurancePolicy, { id: await recordsNaming(all, insurancePolicy, naming) })
    if (entry === undefined || policy === undefined) throw new Error(`nothing of ${blNo} was lost or insured`)
    const lossAmt = round(div(mul(policy.insuredAmount ?? '0', entry.lossQty ?? '0'), policy.tonnes ?? '0', 10), 2)
    return save(ctx, insuranceClaim, {
      policyId: policy.id,
      stockInId: entry.id,
      lossDay: entry.date,
      lossAmt,
      cause,
    })
  })
  for (const [at, step] of steps.entries()) {
    const ago = daysAgo - 1 - at
    await demo.as(step === 'pay' ? 'seafin' : 'sealog', demo.now - ago * dayMs, async (ctx) => {
      const claim = await get(ctx, insuranceClaim, id)
      const asked: Readonly<Record<Step, object>> = {
        survey: { surveyor: '锦州海事公估有限公司', surveyedOn: day(ago) },
        assess: { assessedAmt: claim.lossAmt },
        pay: { paid: claim.claimAmt ?? '0', paidDay: day(ago) },
        close: {},
      }
      await act(ctx, insuranceClaim, id, step, { ver: claim.ver, ...asked[step] })
    })
  }
}
