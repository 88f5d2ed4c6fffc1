import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, type Ctx, type DemoContext, find, get, save } from '../../../server/module-api.ts'
import { contract, counterparty, counterpartyState, runningContract } from '../../contracts/index.ts'
import { creditLimit } from '../credit/credit-limit.ts'
import { lateReceivables } from '../credit/credit-use.ts'
import { openItem } from '../open-item.ts'

/** Each by what it allows, how many days ago it was asked for, and how it goes on. */
const told = [
  { amount: '50000000.00', daysAgo: 8, more: { tenorDays: '45' }, goes: 'agreed' },
  {
    amount: '20000000.00',
    daysAgo: 8,
    more: { collateral: 'insurance', guaranteeAmount: '12000000.00' },
    goes: 'agreed',
  },
  { amount: '8000000.00', daysAgo: 7, more: { collateral: 'pledge', guaranteeAmount: '6000000.00' }, goes: 'frozen' },
  { amount: '15000000.00', daysAgo: 2, more: { tempIncrease: '3000000.00' }, goes: 'asked' },
  { amount: '60000000.00', daysAgo: 1, more: {}, goes: 'draft' },
] as const

/** Limits of customers who pay in time: in force, frozen, going round, a draft. */
export async function makeCreditLimits(demo: DemoContext): Promise<void> {
  const first = demo.now - told[0].daysAgo * dayMs
  const customers = await demo.as('seasales', first, (ctx) => payingCustomers(ctx.withoutScope('demonstration')))
  if (customers.length < told.length - 1)
    throw new Error(`only ${customers.length} customers pay in time: the demonstration has nobody to give credit`)
  for (const [at, one] of told.entries()) {
    // The draft asks for more for the first of them.
    const customer = customers[at % (told.length - 1)]
    if (customer !== undefined) await makeLimit(demo, customer, one)
  }
}

/** Admitted customers who are not late with any debt: those first who have bought already. */
async function payingCustomers(all: Ctx): Promise<readonly string[]> {
  const sold = await find(all, contract, { contractStatus: runningContract, direction: 'sell', currency: 'CNY' })
  const admitted = await find(all, counterparty, { status: counterpartyState.admitted }, { sort: ['cpCode'] })
  const customers = admitted.filter(({ cpRole, country }) => cpRole?.includes('cust') && country === 'CN')
  const hasBought = (id: string) => sold.some((of) => of.counterparty === id)
  const paying: string[] = []
  for (const { id } of customers)
    if ((await find(all, openItem, lateReceivables(id, dayOfMs(all.now)))).length === 0) paying.push(id)
  return [...paying.filter(hasBought), ...paying.filter((id) => !hasBought(id))]
}

async function makeLimit(demo: DemoContext, customer: string, one: (typeof told)[number]): Promise<void> {
  const at = demo.now - one.daysAgo * dayMs
  const validFrom = dayOfMs(at)
  const { id, ver } = await demo.as('seasales', at, (ctx) =>
    save(ctx, creditLimit, {
      customer,
      amount: one.amount,
      validFrom,
      validTo: addDays(validFrom, 180),
      reason: '近三年无逾期，月均提货稳定，按月均货款两倍核定',
      ...one.more,
      ...('tempIncrease' in one.more ? { tempTo: addDays(validFrom, 60) } : {}),
    }),
  )
  if (one.goes === 'draft') return
  await demo.as('seasales', at, (ctx) => act(ctx, creditLimit, id, 'submit', { ver }))
  if (one.goes === 'asked') return
  await demo.agree(creditLimit, id, at)
  if (one.goes === 'frozen')
    await demo.as('risk', at + dayMs, async (ctx) =>
      act(ctx, creditLimit, id, 'freeze', {
        ver: (await get(ctx, creditLimit, id)).ver,
        reason: '质押煤价下跌，待补足担保',
      }),
    )
}
