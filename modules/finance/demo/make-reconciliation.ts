import { dayOfMs } from '../../../core/values/day.ts'
import { abs, add, sum } from '../../../core/values/decimal.ts'
import { hourMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, get, save } from '../../../server/module-api.ts'
import { type BankJournal, bankJournal } from '../bank-journal.ts'
import { bankReconciliation } from '../bank-reconciliation.ts'
import { bankStatementLine } from '../bank-statement-line.ts'
import { importLines } from '../bank-statement.server.ts'
import type { StatementLine } from '../bank/bank-interface.ts'
import type { AccountOf } from './make-bank-accounts.ts'

const fee = '-1200.00'

/**
 * An account whose last month is matched, its table made and reviewed, with a payment and a fee that stayed open; this
 * month waits with proposals.
 */
export async function makeReconciliation(demo: DemoContext, accountOf: AccountOf): Promise<void> {
  const accountId = accountOf('BLHY', 'CNY', true)
  const first = `${dayOfMs(demo.now).slice(0, 7)}-01`
  const entries = await demo.as('cashier', demo.now - 3 * hourMs, (ctx) =>
    find(ctx, bankJournal, { accountId, matchStatus: '0' }, { sort: ['date'] }),
  )
  const [before, now] = [entries.filter(({ date }) => date < first), entries.filter(({ date }) => date >= first)]
  const last = before.at(-1)
  if (last === undefined) throw new Error('nothing was paid from the account that the demonstration reconciles')
  const month = last.date.slice(0, 7)
  // The newest payment of the month has not reached the bank yet, and its fee is not booked.
  const reached = before.slice(0, -1)
  await matchAll(demo, accountId, reached)
  await demo.as('cashier', demo.now - 3 * hourMs, (ctx) =>
    importLines(ctx, accountId, [
      lineOf(last, `F${month.replace('-', '')}`, { amount: fee, name: '中国银行', reqNo: null }),
    ]),
  )
  await makeTable(demo, accountId, { month, reached, opening: await openedWith(demo, accountId) })
  await demo.as('cashier', demo.now, (ctx) =>
    importLines(
      ctx,
      accountId,
      // On the first day of a month nothing was booked in it yet: the bank tells of what stayed open.
      now.length > 0 ? now.map((entry) => lineOf(entry)) : [{ ...lineOf(last), day: dayOfMs(demo.now) }],
    ),
  )
}

async function openedWith(demo: DemoContext, accountId: string): Promise<string> {
  const found = await demo.look('cashier', (ctx) => find(ctx, bankJournal, { accountId, matchStatus: null }))
  return sum(found.map(({ moved }) => moved))
}

/** Entries whose line the bank has told already are matched with that one. */
async function matchAll(demo: DemoContext, accountId: string, entries: readonly BankJournal[]): Promise<void> {
  await demo.as('cashier', demo.now - 3 * hourMs, async (ctx) => {
    const known = await find(ctx, bankStatementLine, { accountId })
    for (const entry of entries) {
      const there = known.find(
        ({ paymentId, reqNo, moved }) =>
          moved === entry.moved &&
          ((paymentId !== null && paymentId === entry.paymentId) || (reqNo !== null && reqNo === entry.bankRef)),
      )
      const line = there ?? (await importLines(ctx, accountId, [lineOf(entry)]))[0]
      if (line !== undefined) await act(ctx, bankStatementLine, line.id, 'match', { ver: line.ver, entry: entry.id })
    }
  })
}

interface Made {
  readonly month: string
  readonly reached: readonly BankJournal[]
  readonly opening: string
}

async function makeTable(demo: DemoContext, accountId: string, { month, reached, opening }: Made): Promise<void> {
  const upTo = (one: (date: string) => boolean) =>
    add(opening, sum(reached.filter(({ date }) => one(date)).map(({ moved }) => moved)))
  const bankOpening = upTo((date) => date < `${month}-01`)
  const bankBalance = add(
    upTo(() => true),
    fee,
  )
  const { id } = await demo.as('cashier', demo.now - 2 * hourMs, (ctx) =>
    save(ctx, bankReconciliation, { accountId, month, bankBalance, bankOpening }),
  )
  const does = (who: string, at: number, verb: string) =>
    demo.as(who, at, async (ctx) =>
      act(ctx, bankReconciliation, id, verb, { ver: (await get(ctx, bankReconciliation, id)).ver }),
    )
  await does('cashier', demo.now - 2 * hourMs, 'hand')
  await does('seafin', demo.now - hourMs, 'review')
}

/** What the bank tells of an entry of our journal. */
function lineOf(
  entry: BankJournal,
  id = `J${entry.voucherNo ?? ''}`,
  told: { readonly amount?: string; readonly name?: string; readonly reqNo?: null } = {},
): StatementLine {
  const amount = told.amount ?? entry.moved ?? '0'
  return {
    id,
    account: '',
    day: entry.date,
    direction: amount.startsWith('-') ? 'debit' : 'credit',
    amount: abs(amount),
    currency: entry.currency,
    reqNo: told.reqNo === undefined ? entry.bankRef : told.reqNo,
    bankSerial: id,
    counterpartyName: told.name ?? entry.counterpartyName,
    counterpartyAccount: null,
    purpose: entry.purpose,
  }
}
