import { addDays, dayOfMs, msOfDay } from '../../../core/values/day.ts'
import { div, round } from '../../../core/values/decimal.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, get, save } from '../../../server/module-api.ts'
import { runningContract, type Contract, contract, counterparty, isOfWholeYear } from '../../contracts/index.ts'
import { bankAccount } from '../bank-account.ts'
import { bankStatementLine } from '../bank-statement-line.ts'
import { importLines } from '../bank-statement.server.ts'
import { percentOf } from '../percent-of.ts'
import { receiptPlan } from '../receipt-plan.ts'
import type { AccountOf } from './make-bank-accounts.ts'

const most = 8
// Yearly contracts are older; their money is no part of this.
const recent = 130 * dayMs

// A payer whom nobody has met.
const stranger = '大连海岸船务代理有限公司'

/**
 * What customers are to pay for what was sold: arrived in full or in part, credited and unclaimed, awaited, on its way,
 * a draft.
 */
export async function makeReceipts(demo: DemoContext, accountOf: AccountOf): Promise<void> {
  const sold = await demo.as('findir', plannedAt(demo, 0), async (ctx) => {
    const running = await find(
      ctx,
      contract,
      { contractStatus: runningContract, direction: 'sell' },
      { sort: ['createTime'] },
    )
    return running
      .filter((one) => !isOfWholeYear(one))
      .filter(({ createBy, createTime }) => createBy === demo.person('seasales') && createTime > demo.now - recent)
      .slice(0, most)
  })
  await Promise.all(
    sold.map((one, nr) =>
      demo.story(`${one.contractName}收款`, () => tellReceipt(demo, one, accountOf('BLHY', one.currency, false), nr)),
    ),
  )
}

function plannedAt({ now }: DemoContext, nr: number): number {
  return now - (most - nr) * 4 * dayMs - 6 * hourMs
}

async function tellReceipt(demo: DemoContext, one: Contract, account: string, nr: number): Promise<void> {
  const time = plannedAt(demo, nr)
  const expectedAmount = percentOf(one.totalAmount, '30')
  const record = {
    receiptAttribute: 'goods',
    contractId: one.id,
    counterparty: one.counterparty,
    bizSegment: one.bizSegment,
    currency: one.currency,
    expectedAmount,
    expectedDate: msOfDay(addDays(dayOfMs(time), 12)),
    ...(one.currency === 'CNY' ? {} : { fxRate: one.fxRate }),
  }
  const made = await demo.as('seasales', time, (ctx) => save(ctx, receiptPlan, record))
  if (nr === most - 1) return
  await demo.as('seasales', time + 600_000, (ctx) => act(ctx, receiptPlan, made.id, 'submit', { ver: made.ver }))
  await demo.agree(receiptPlan, made.id, time + hourMs, nr === most - 2 ? 1 : undefined)
  if (nr === most - 2) return
  const amount = nr % 3 === 1 ? round(div(expectedAmount, '2', 6), 2) : expectedAmount
  const line = await credit(demo, one, amount, account, { at: nr, time: time + 2 * dayMs })
  // The last credit waits to be claimed.
  if (nr < most - 3)
    await demo.as('cashier', time + 2 * dayMs + hourMs, (ctx) =>
      act(ctx, bankStatementLine, line.id, 'claim', { ver: line.ver, plan: made.id }),
    )
  // Half of it came; a part of the rest follows, and money whose sender nobody knows.
  if (nr % 3 !== 1) return
  const later = { time: time + 3 * dayMs, at: nr + most }
  await credit(demo, one, round(div(expectedAmount, '4', 6), 2), account, later)
  await credit(demo, one, '86000.00', account, { ...later, at: nr + 2 * most, payer: stranger })
}

async function credit(
  demo: DemoContext,
  { counterparty: party, currency, contractNo }: Contract,
  amount: string,
  accountId: string,
  { at, time, payer = null }: { readonly at: number; readonly time: number; readonly payer?: string | null },
) {
  const on = dayOfMs(time)
  return demo.as('cashier', time, async (ctx) => {
    const [{ cpName, accounts }, { accountNo }] = [
      await get(ctx, counterparty, party),
      await get(ctx, bankAccount, accountId),
    ]
    const id = `R${on.replaceAll('-', '')}${String(at + 1).padStart(6, '0')}`
    const [line] = await importLines(ctx, accountId, [
      {
        id,
        account: accountNo,
        day: on,
        direction: 'credit',
        amount,
        currency,
        reqNo: null,
        bankSerial: id,
        counterpartyName: payer ?? cpName,
        counterpartyAccount: payer === null ? (accounts?.[0]?.accountNo ?? null) : null,
        purpose: payer === null ? contractNo : null,
      },
    ])
    if (line === undefined) throw new Error(`the credit ${id} was there already`)
    return line
  })
}
