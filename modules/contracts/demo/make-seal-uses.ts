import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, get, makePdf, save, storeFile } from '../../../server/module-api.ts'
import { runningContract } from '../contract-and-counterparty-states.ts'
import { contract } from '../contract.ts'
import { sealUse } from '../seal-use.ts'

type Step = 'approve' | 'refuse' | 'seal' | 'file'

/** Seals that traders asked for beside the first one of a contract, in every office's hands. */
const uses: readonly {
  readonly daysAgo: number
  readonly docType: 'contract' | 'other'
  readonly subject: string
  readonly sealType: string
  readonly copies: string
  readonly purpose: string
  readonly steps: readonly Step[]
}[] = [
  {
    daysAgo: 9,
    docType: 'contract',
    subject: '合同增补正本',
    sealType: 'contract',
    copies: '2',
    purpose: '银行开立信用证需要合同正本',
    steps: ['approve', 'seal', 'file'],
  },
  {
    daysAgo: 6,
    docType: 'other',
    subject: '港口靠泊计划确认函',
    sealType: 'company',
    copies: '1',
    purpose: '提交港口调度中心',
    steps: ['approve', 'seal'],
  },
  {
    daysAgo: 3,
    docType: 'other',
    subject: '法定代表人授权委托书',
    sealType: 'person',
    copies: '3',
    purpose: '办理报关委托手续',
    steps: ['approve'],
  },
  {
    daysAgo: 2,
    docType: 'other',
    subject: '空白介绍信',
    sealType: 'company',
    copies: '5',
    purpose: '备用',
    steps: ['refuse'],
  },
  {
    daysAgo: 1,
    docType: 'contract',
    subject: '合同复印件',
    sealType: 'contract',
    copies: '1',
    purpose: '投标需要加盖合同章的复印件',
    steps: [],
  },
]

const who: Readonly<Record<Step, string>> = { approve: 'sealead', refuse: 'sealead', seal: 'keeper', file: 'legal' }

/** Tells of each from the application on. */
export async function makeSealUses(demo: DemoContext): Promise<void> {
  await Promise.all(uses.map((use) => demo.story(`用印 ${use.subject}`, () => makeUse(demo, use))))
}

async function makeUse(demo: DemoContext, { daysAgo, steps, ...values }: (typeof uses)[number]): Promise<void> {
  const at = demo.now - daysAgo * dayMs
  const { id } = await demo.as('seasales', at, async (ctx) => {
    const [of] = await find(ctx, contract, { contractStatus: runningContract }, { sort: ['createTime'], limit: 1 })
    return save(ctx, sealUse, { ...values, contractId: values.docType === 'contract' ? (of?.id ?? null) : null })
  })
  for (const [nr, step] of steps.entries())
    await demo.as(who[step], at + (nr + 1) * 3 * hourMs, async (ctx) => {
      const { ver } = await get(ctx, sealUse, id)
      const scan =
        step === 'seal' ? await storeFile(ctx, { name: '盖章件.pdf', bytes: makePdf(['Sealed paper']) }) : null
      const asked = { refuse: { reason: '空白文件不予用印' }, seal: { scan: scan === null ? [] : [{ ...scan }] } }
      await act(ctx, sealUse, id, step, { ver, ...(step in asked ? asked[step as keyof typeof asked] : {}) }) // of the verbs that ask something
    })
}
