import sql from 'sql-template-tag'
import { type Ctx, find, firstOpenDay, get, withinTransaction } from '../../server/module-api.ts'
import { barterSettlement, settlement } from '../contracts/index.ts'
import { bankAccount } from './bank-account.ts'
import { bankPayment } from './bank-payment.ts'
import { bookBarter } from './barter-vouchers.server.ts'
import { openPaid } from './book-payments.server.ts'
import { openItem } from './open-item.ts'
import { paymentPlan } from './payment-plan.ts'
import { receiptPlan } from './receipt-plan.ts'
import { openMoney } from './receipt-voucher.server.ts'
import { receipt } from './receipt.ts'
import { book, settlementLedgers } from './settlement-vouchers.server.ts'

/** A document from before open items were kept; what was paid or received has its voucher already. */
interface Earlier {
  readonly type: keyof Openers
  readonly id: string
  readonly day: string
  readonly voucherNo: string
}

/**
 * Opens the items of what was settled, received and paid before items were kept, in the order in which that happened,
 * so that money clears what it would have cleared then. Each in a transaction of its own: cut off, it goes on where it
 * was, and repeated, it finds nothing to do.
 */
export async function openItemsOfBefore(ctx: Ctx): Promise<void> {
  for (const earlier of await ctx.sql.query<Earlier>(withoutItem))
    await withinTransaction(ctx, async (inside) => {
      const isOpen = await openers[earlier.type](inside, earlier)
      if (isOpen === null) return
      const [item] = await find(inside, openItem, { sourceId: earlier.id })
      if (item === undefined) await isOpen()
    })
}

type Openers = Readonly<
  Record<
    | 'contracts.settlement'
    | 'contracts.barterSettlement'
    | 'finance.receipt'
    | 'finance.bankPayment'
    | 'finance.paymentPlan',
    Opener
  >
>

/** Locks the document, so that one process alone opens its item; null where it is no longer as it was. */
type Opener = (ctx: Ctx, earlier: Earlier) => Promise<(() => Promise<void>) | null>

const openers: Openers = {
  'contracts.settlement': async (ctx, { id }) => {
    const record = await get(ctx, settlement, id, { lock: true })
    const { unitId, date, approvalStatus } = record
    if (unitId === null || approvalStatus !== '2') return null
    // The books of a closed month stay as they were reported; what is owed is as old as its settlement all the same.
    return async () => book(ctx, record, await firstOpenDay(ctx, unitId, date, settlementLedgers))
  },
  'contracts.barterSettlement': async (ctx, { id }) => {
    const record = await get(ctx, barterSettlement, id, { lock: true })
    const { unitId, date, approvalStatus } = record
    if (unitId === null || approvalStatus !== '2') return null
    return async () => bookBarter(ctx, record, await firstOpenDay(ctx, unitId, date, settlementLedgers))
  },
  'finance.receipt': async (ctx, { id, voucherNo }) => {
    const record = await get(ctx, receipt, id, { lock: true })
    const [plan, account] = [await get(ctx, receiptPlan, record.planId), await get(ctx, bankAccount, record.accountId)]
    return () => openMoney(ctx, record, plan, account, voucherNo)
  },
  'finance.bankPayment': async (ctx, { id, ...of }) => {
    const { planId, payerAccountId, payNo, amount } = await get(ctx, bankPayment, id, { lock: true })
    const [plan, account] = [await get(ctx, paymentPlan, planId), await get(ctx, bankAccount, payerAccountId)]
    return () => openPaid(ctx, { ...of, plan, paymentId: id, sourceNo: payNo, account, amount })
  },
  'finance.paymentPlan': async (ctx, { id, ...of }) => {
    const plan = await get(ctx, paymentPlan, id, { lock: true })
    const account = await get(ctx, bankAccount, plan.payerAccountId)
    return () =>
      openPaid(ctx, { ...of, plan, paymentId: null, sourceNo: plan.planNo, account, amount: plan.planAmount })
  },
}

/** What is agreed to and owed, and what is booked on an account of items and not reversed, without an item. */
const withoutItem = sql`
  select type, id, day, "voucherNo" from (
    select 'contracts.settlement' as type, s.id, s.date as day, '' as "voucherNo", coalesce(s.approve_time, s.create_time) as at, s.id as turn
    from contracts.settlement s
    where s.approval_status = '2' and s.del_flag = 0 and s.unit_id is not null and s.amount <> 0
      and not (s.settle_type = 'prov' and exists (select from contracts.settlement f
        where f.related_contract = s.related_contract and f.settle_type = 'final' and f.approval_status = '2'))
    union all
    select 'contracts.barterSettlement', b.id, b.date, '', coalesce(b.approve_time, b.create_time), b.id
    from contracts.barter_settlement b where b.approval_status = '2' and b.del_flag = 0 and b.unit_id is not null
    union all
    select p.src_type, p.src_id, p.day, p.voucher_no, p.at, p.id from engine.posting p
    where p.event in ('RECEIPT', 'PREPAY', 'PAY_AP') and not exists (select from engine.posting r where r.reverse_of = p.id)
      and exists (select from engine.posting_line l where l.posting = p.id and l.account in ('1122', '1123', '2202'))) t
  where not exists (select from finance.open_item i where i.source_id = t.id::text)
  order by at, turn`
