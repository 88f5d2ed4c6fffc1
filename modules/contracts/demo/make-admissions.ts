import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type Ctx, type DemoContext, find, get, makePdf, save, storeFile } from '../../../server/module-api.ts'
import { accessMatch } from '../admission/access-match.ts'
import { counterpartyAccess } from '../admission/counterparty-access.ts'
import { sanctionEntry } from '../admission/sanction-entry.ts'
import { counterparty } from '../counterparty.ts'

// Fictional, as everybody in the demonstration is; the second is nearly called like one of our parties.
const listed = [
  ['Baltiyskaya Gruzovaya Kompaniya', 'ООО «Балтийская грузовая компания»', 'eu', 'RU'],
  ['Bowan Marine Shipping', 'АО «Бохайский залив Шиппинг»', 'ofac', 'CN'],
  ['Sever Metall Trading', 'ООО «Север Металл Трейдинг»', 'ofac', 'RU'],
  ['Tamerlan Oil DMCC', null, 'uk', null],
  ['Korund Invest', 'АО «Корунд Инвест»', 'un', 'RU'],
] as const

interface Told {
  readonly short: string
  readonly daysAgo: number
  readonly result: 'admitted' | 'restricted'
  readonly grade: string
  readonly months: string
  readonly reason: string
  /** How many have agreed to it: all where nothing is said, nobody of a draft. */
  readonly steps?: number
}

const told: readonly Told[] = [
  {
    short: '辽海远通',
    daysAgo: 40,
    result: 'admitted',
    grade: 'AA',
    months: '24',
    reason: '合作三年，履约良好，到期重新准入',
  },
  {
    short: '渤湾海运',
    daysAgo: 20,
    result: 'restricted',
    grade: 'BBB',
    months: '1',
    reason: '资产负债率偏高，限预付款合作',
  },
  { short: '东疆散货', daysAgo: 3, result: 'admitted', grade: 'A', months: '24', reason: '年度重新准入', steps: 1 },
  { short: '龙江铁运', daysAgo: 1, result: 'admitted', grade: 'A', months: '24', reason: '年度重新准入', steps: 0 },
]

/** The lists, and admissions: one that stands, one that ends soon, one that goes round and a draft. */
export async function makeAdmissions(demo: DemoContext): Promise<void> {
  await demo.as('risk', demo.now - 45 * dayMs, async (ctx) => {
    for (const [nameEn, nameRu, source, country] of listed)
      await save(ctx, sanctionEntry, { entryName: nameEn, nameRu, nameEn, source, country, listedOn: '2024-02-23' })
  })
  for (const one of told) await makeAdmission(demo, demo.now - one.daysAgo * dayMs, one)
}

/** A party that is entered is admitted before anything is agreed on with it. */
export async function admitFirst(demo: DemoContext, short: string, at: number): Promise<void> {
  await makeAdmission(demo, at, { short, result: 'admitted', grade: 'A', months: '24', reason: '新客商首次准入' })
}

async function makeAdmission(
  demo: DemoContext,
  at: number,
  { short, result, grade, months, reason, steps }: Omit<Told, 'daysAgo'>,
): Promise<void> {
  const made = await demo.as('seasales', at, async (ctx) => {
    const [party] = await find(ctx, counterparty, { shortName: short })
    if (party === undefined) throw new Error(`there is no ${short}`)
    const of = { counterpartyId: party.id, result, grade, reason, validMonths: months }
    const condition = result === 'restricted' ? { condition: 'prepay' } : {}
    return save(ctx, counterpartyAccess, { ...of, ...condition, ...(await papersOf(ctx, short)) })
  })
  if (steps === 0) return
  await demo.as('seasales', at + hourMs / 2, (ctx) =>
    act(ctx, counterpartyAccess, made.id, 'submit', { ver: made.ver }),
  )
  await demo.as('risk', at + hourMs, async (ctx) => {
    for (const match of await find(ctx, accessMatch, { accessId: made.id }))
      await act(ctx, accessMatch, match.id, 'clear', {
        ver: (await get(ctx, accessMatch, match.id)).ver,
        reason: '注册地、登记号与法定代表人均不同，仅名称相近',
      })
  })
  await demo.agree(counterpartyAccess, made.id, at + 2 * hourMs, steps)
}

async function papersOf(ctx: Ctx, short: string) {
  const paper = async (name: string, title: string) => [
    { ...(await storeFile(ctx, { name: `${short}-${name}.pdf`, bytes: makePdf([title]) })) },
  ]
  return {
    licence: await paper('营业执照', 'Business licence'),
    taxCert: await paper('税务登记', 'Tax registration'),
    accountProof: await paper('账户证明', 'Proof of account'),
    creditReport: await paper('信用报告', 'Credit report'),
  }
}
