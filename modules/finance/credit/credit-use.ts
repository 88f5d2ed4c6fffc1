import { addDays } from '../../../core/values/day.ts'
import { add, compare, div, max, mul, round, sub } from '../../../core/values/decimal.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { type OpenItem, openStatus } from '../open-item.ts'
import type { CreditLimit } from './credit-limit.ts'
import { creditState, standingCredit } from './credit-states.ts'

/** Whoever is more days late than this gets nothing more on credit. */
const borneDays = 30

/** What a customer owes or will owe, in yuan with VAT, and what he left with the group against it. */
export interface Exposure {
  /** Settled and not paid. */
  readonly receivable: string
  /** Delivered and not settled, beyond what he paid ahead. */
  readonly delivered: string
  /** Released on credit and not fetched yet. */
  readonly released: string
  /** Deposits that no release on them holds. */
  readonly deposits: string
}

/** How much of a limit is used, in yuan: nothing where deposits exceed what is owed. */
export function usedOf({ receivable, delivered, released, deposits }: Exposure): string {
  return max('0', sub(add(add(receivable, delivered), released), deposits))
}

/** How much of a limit above zero is used, in per cent of two digits. */
export function usePercent(used: string, limit: string): string {
  return div(mul(used, '100'), limit, 2)
}

/** Limits of a customer that stand on a day, frozen or in force: one at most. */
export function standingCreditOn(customer: string, day: string) {
  return { customer, status: [...standingCredit], validFrom: { to: day }, validTo: { from: day } }
}

/** What a limit allows on a day, in yuan, with its temporary increase; a frozen one nothing. */
export function allowedOn({ status, amount, tempIncrease, tempTo }: CreditLimit, day: string): string {
  if (status === creditState.frozen) return '0.00'
  return tempIncrease !== null && tempTo !== null && tempTo >= day ? round(add(amount, tempIncrease), 2) : amount
}

/** Receivables of a customer that have been due for longer than is borne. */
export function lateReceivables(customer: string, day: string) {
  const dueDate = { to: addDays(day, -borneDays - 1) }
  return { counterparty: customer, itemType: 'ar', status: openStatus, dueDate }
}

/** Refuses more credit to a customer for one of these receivables. */
export function lateRefusal({ sourceNo, dueDate, balance }: OpenItem): Refusal {
  const params = { number: sourceNo ?? '', day: dueDate ?? '', balance: balance ?? '0' }
  return Refusal.atField('customer', 'credit.late', params)
}

/** Refuses a sale on credit to a customer whose standing limit is frozen or used up. */
export function requireCreditLeft(limit: CreditLimit, exposure: Exposure, day: string): void {
  if (limit.status === creditState.frozen) throw Refusal.atField('counterparty', 'credit.frozen')
  const allowed = allowedOn(limit, day)
  const used = usedOf(exposure)
  if (compare(used, allowed) < 0) return
  const params = { limit: allowed, pct: usePercent(used, allowed), ...exposure }
  throw Refusal.atField('counterparty', 'credit.used-up', params)
}
