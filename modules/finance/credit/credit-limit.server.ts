import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { act, checkAll, type Ctx, find, get, labelOf, Refusal, rules } from '../../../server/module-api.ts'
import { admittedCounterparty, counterparty } from '../../contracts/index.ts'
import { openItem } from '../open-item.ts'
import { creditLimit, type CreditLimit } from './credit-limit.ts'
import { creditState, standingCredit } from './credit-states.ts'
import { lateReceivables, lateRefusal } from './credit-use.ts'

/** A limit lasts a year at most. */
const longestDays = 366

/** One limit of a customer is in force: the one agreed to last. */
export const creditLimitRules = rules(creditLimit, {
  check: (_ctx, record) =>
    checkAll([
      () => {
        const last = addDays(record.validFrom, longestDays - 1)
        if (record.validTo > last) throw Refusal.atField('validTo', 'credit.longer-than-year', { day: last })
      },
      () => {
        const { tempTo, validTo } = record
        if (tempTo !== null && tempTo > validTo)
          throw Refusal.atField('tempTo', 'credit.increase-after', { day: validTo })
      },
    ]),

  submittable: (ctx, record) =>
    checkAll([() => requireTime(ctx, record), () => requireCustomer(ctx, record), () => requirePaying(ctx, record)]),

  // The customer first, as releases on his credit do.
  locks: { submit: lockCustomer, freeze: lockCustomer, unfreeze: lockCustomer },

  on: {
    submit: () => ({ status: creditState.inApproval }),
    returned: () => ({ status: creditState.draft }),
    withdrawn: () => ({ status: creditState.draft }),
    approved: async (ctx, record) => {
      requireTime(ctx, record)
      await lockCustomer(ctx, record.id)
      const { customer } = record
      for (const { id } of await find(everywhere(ctx), creditLimit, { customer, status: standingCredit }))
        if (id !== record.id) await act(everywhere(ctx), creditLimit, id, 'replaced')
      return { status: creditState.inForce }
    },
    revoked: () => ({ status: creditState.void }),
    closed: () => ({ status: creditState.void }),
    freeze: (_ctx, _record, { reason }) => ({ frozenReason: String(reason) }),
    unfreeze: async (ctx, record) => {
      await requirePaying(ctx, record)
      return { frozenReason: null }
    },
  },
})

/** Refuses more credit to a customer who has not paid for longer than is borne. */
async function requirePaying(ctx: Ctx, { customer }: Pick<CreditLimit, 'customer'>): Promise<void> {
  const [late] = await lateItems(ctx, customer)
  if (late !== undefined) throw lateRefusal(late)
}

/** The night ends limits whose last day is over, and freezes those of customers who are late. */
export async function judgeCredits(ctx: Ctx): Promise<void> {
  const today = dayOfMs(ctx.now)
  const standing = await find(ctx, creditLimit, { status: standingCredit }, { sort: ['validTo'] })
  for (const { id, customer, status, validTo } of standing) {
    if (validTo < today) await act(ctx, creditLimit, id, 'expire')
    else if (status === creditState.inForce && (await lateItems(ctx, customer)).length > 0)
      await act(ctx, creditLimit, id, 'freezeLate')
  }
}

const everywhere = (ctx: Ctx) => ctx.withoutScope('what a release draws on binds everybody')

function lateItems(ctx: Ctx, customer: string) {
  return find(everywhere(ctx), openItem, lateReceivables(customer, dayOfMs(ctx.now)), { sort: ['dueDate'] })
}

async function lockCustomer(ctx: Ctx, id: string): Promise<void> {
  const [limit] = await find(everywhere(ctx), creditLimit, { id })
  if (limit !== undefined) await get(everywhere(ctx), counterparty, limit.customer, { lock: true })
}

function requireTime(ctx: Ctx, { validTo }: CreditLimit): void {
  if (validTo < dayOfMs(ctx.now)) throw Refusal.atField('validTo', 'credit.past', { day: validTo })
}

async function requireCustomer(ctx: Ctx, { customer }: CreditLimit): Promise<void> {
  const { status, cpName: name } = await get(everywhere(ctx), counterparty, customer)
  if (admittedCounterparty.some((one) => one === status)) return
  const label = await labelOf(ctx, 'cpStatus', status)
  throw Refusal.atField('customer', 'credit.customer-stopped', { name, status: label })
}
