import { compare, sub } from '../../core/values/decimal.ts'
import type { OpenItem } from './open-item.ts'

type Item = Pick<OpenItem, 'id' | 'balance' | 'bizDate' | 'contractId' | 'dueDate' | 'settlementId'>

/** So much of a debt that is cleared by an item of the other side. */
export interface Pair {
  readonly debt: string
  readonly money: string
  readonly amount: string
}

/**
 * Which debts of a party its money clears: money that names a settlement or a contract stays with it, any other takes
 * what is due longest. Of all that it may take, the settlement it names comes first, and then what is due first.
 */
export function pairOpenItems(debts: readonly Item[], moneys: readonly Item[]): readonly Pair[] {
  const left = new Map([...debts, ...moneys].map(({ id, balance }) => [id, balance ?? '0']))
  return inTurn(moneys).flatMap((money) =>
    debts
      .filter(({ contractId }) => money.contractId === null || money.contractId === contractId)
      .toSorted((a, b) => place(money, a) - place(money, b) || dueOf(a).localeCompare(dueOf(b)))
      .flatMap((debt): Pair[] => {
        const [owed, there] = [left.get(debt.id) ?? '0', left.get(money.id) ?? '0']
        const amount = compare(owed, there) <= 0 ? owed : there
        if (compare(amount, '0') <= 0) return []
        left.set(debt.id, sub(owed, amount))
        left.set(money.id, sub(there, amount))
        return [{ debt: debt.id, money: money.id, amount }]
      }),
  )
}

/** What is bound to a settlement goes first, then what is bound to a contract; of these the oldest. */
function inTurn(moneys: readonly Item[]): readonly Item[] {
  const free = ({ settlementId, contractId }: Item) => [settlementId, contractId].filter((id) => id === null).length
  return moneys.toSorted((a, b) => free(a) - free(b) || a.bizDate.localeCompare(b.bizDate))
}

function place(money: Item, { settlementId }: Item): number {
  return money.settlementId !== null && money.settlementId === settlementId ? 0 : 1
}

/** What has no day is due last. */
function dueOf({ dueDate, bizDate }: Item): string {
  return dueDate ?? `9999 ${bizDate}`
}
