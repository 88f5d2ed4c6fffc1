import { type Demo, inLanes } from '../../../server/define.ts'
import { setBank } from '../bank-port.server.ts'
import { ageItems } from '../open-item-ages.server.ts'
import { RememberedBank } from './bank-answers.ts'
import { makeAccounts } from './make-accounts.ts'
import { makeBudgets } from './make-budgets.ts'
import { paymentEvents, paymentTakes } from './make-payments.ts'
import { makePeriods } from './make-periods.ts'
import { makePlan, partiesByName, payableContracts } from './make-plans.ts'
import { makeReceipts } from './make-receipts.ts'
import { makeReconciliation } from './make-reconciliation.ts'
import { planSpecs } from './plan-specs.ts'

/** Accounts, three months of payment plans, their payments in every state, the journal that follows, closed months. */
export async function makeFunds(demo: Demo): Promise<void> {
  const bank = new RememberedBank()
  const putBack = setBank({ adapter: bank, callbackSecret: null })
  try {
    const accountOf = await makeAccounts(demo)
    const parties = await partiesByName(demo)
    const specs = planSpecs(await payableContracts(demo, parties), demo.now, demo.random)
    const plans = await inLanes(
      specs,
      ({ drafter }) => drafter,
      (spec, at) => makePlan(demo, spec, parties, accountOf, at),
    )
    const events = plans
      .flatMap((plan, at) => (plan.spec.stage === 'approved' ? paymentEvents(demo, bank, plan, at) : []))
      .toSorted((a, b) => a.at - b.at)
    const clocks = new Map<string, number>()
    await inLanes(
      events,
      ({ account }) => account,
      async ({ account, at, run }) => {
        const time = Math.max(at, clocks.get(account) ?? 0)
        clocks.set(account, time + paymentTakes)
        await run(time)
      },
    )
    await makeReceipts(demo, accountOf)
    await makeReconciliation(demo, accountOf)
    await makePeriods(demo)
    await makeBudgets(demo)
    // Later modules settle as well, on days of the past.
    demo.atEnd(() => demo.as('findir', demo.now, (ctx) => ageItems(ctx.withoutScope('demonstration'))))
  } finally {
    putBack()
  }
}
