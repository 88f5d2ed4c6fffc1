import { dayOfMs } from '../../../core/values/day.ts'
import { compare, div, isZero, min, round } from '../../../core/values/decimal.ts'
import { act, type DemoContext, find, makePdf, save, storeFile } from '../../../server/module-api.ts'
import { netted, netting } from '../netting.ts'
import { type OpenItem, openItem, openStatus } from '../open-item.ts'

/** One party's claims and debts of one currency. */
interface Both {
  readonly claim: OpenItem
  readonly debt: OpenItem
}

/** Nettings agreed to and drafted with parties that owe us and are owed, and an advance applied by hand. */
export async function makeNettings(demo: DemoContext): Promise<void> {
  const open = await demo.look('seafin', (ctx) => find(ctx, openItem, { status: openStatus }, { sort: ['bizDate'] }))
  await applyOne(demo, open)
  const parties = pairsOf(open)
  if (parties.length === 0) throw new Error('nobody both owes and is owed: the demonstration has nothing to net')
  for (const [at, both] of parties.slice(0, 3).entries()) {
    const { id, ver } = await demo.as('seafin', demo.now, async (ctx) => {
      const agreement = [{ ...(await storeFile(ctx, { name: '抵销协议.pdf', bytes: makePdf(['Netting agreement']) })) }]
      const amount = halfOf(both)
      return save(ctx, netting, {
        counterparty: both.claim.counterparty,
        currency: both.claim.currency,
        date: dayOfMs(demo.now),
        claims: [{ item: both.claim.id, amount }],
        debts: [{ item: both.debt.id, amount }],
        agreement,
      })
    })
    // The last one is still a draft.
    if (at === 2) continue
    await demo.as('seafin', demo.now, (ctx) => act(ctx, netting, id, 'submit', { ver }))
    await demo.agree(netting, id, demo.now)
  }
}

/** Of each party and currency the first claim and the first debt, where it has both. */
function pairsOf(open: readonly OpenItem[]): readonly Both[] {
  const of = (side: keyof typeof netted) =>
    open.filter(({ itemType }) => netted[side].some((type) => type === itemType))
  const debts = of('debts')
  const seen = new Set<string>()
  return of('claims').flatMap((claim): Both[] => {
    const key = `${claim.counterparty} ${claim.currency}`
    const debt = debts.find((one) => isOfParty(one, claim))
    if (debt === undefined || seen.has(key)) return []
    seen.add(key)
    return [{ claim, debt }]
  })
}

function isOfParty(one: OpenItem, other: OpenItem): boolean {
  return one.counterparty === other.counterparty && one.currency === other.currency && one.unitId === other.unitId
}

function halfOf({ claim, debt }: Both): string {
  const half = round(div(min(claim.balance ?? '0', debt.balance ?? '0'), '2', 6), 2)
  return isZero(half) ? '0.01' : half
}

/** Money of one contract that somebody set against what is owed under another. */
async function applyOne(demo: DemoContext, open: readonly OpenItem[]): Promise<void> {
  const advances = open.filter(({ itemType }) => itemType === 'ra' || itemType === 'pa')
  const debts = open.filter(({ itemType }) => itemType === 'ar' || itemType === 'ap')
  for (const money of advances) {
    const debt = debts.find((one) => isOfParty(one, money) && one.side === money.side)
    if (debt === undefined || compare(money.balance ?? '0', '1000') < 0) continue
    const amount = halfOf({ claim: money, debt })
    await demo.as('seafin', demo.now, (ctx) =>
      act(ctx, openItem, money.id, 'apply', { ver: money.ver, debt: debt.id, amount }),
    )
    return
  }
}
