import { addDays, dayOfMs, laterDay } from '../../core/values/day.ts'
import {
  type Ctx,
  find,
  findPosted,
  get,
  post,
  type PostingLine,
  reverse,
  rules,
  timesPosted,
} from '../../server/module-api.ts'
import { type BarterSettlement, barterSettlement, contract } from '../contracts/index.ts'
import { clearBarter, clearParty } from './clear-open-items.server.ts'
import { openUncleared, partyAccounts, reverseOf } from './open-and-reverse-items.server.ts'
import { dueBy, requireOpenBooks } from './settlement-vouchers.server.ts'

type Line = Omit<PostingLine, 'currency'>

/**
 * Goods sent under a barter are a sale and goods received a purchase, both of the day of its settlement and without tax;
 * what we claim and what we owe for them clear each other, and what is left is paid or waits for the next settlement.
 */
export const barterBooks = rules(barterSettlement, {
  submittable: requireOpenBooks,
  on: { approved: (ctx, record) => bookBarter(ctx, record), revoked: bookBarterBack, closed: bookBarterBack },
})

/** The two halves of a barter, as they are booked. */
const halves = [
  { itemType: 'ar', event: 'SALE_SETTLE', account: partyAccounts.receivable, linesOf: saleLines },
  { itemType: 'ap', event: 'PUR_INV', account: partyAccounts.payable, linesOf: purchaseLines },
] as const

/** Books a barter settlement, on its own day unless its month was closed in the meantime, and clears its two items. */
export async function bookBarter(ctx: Ctx, record: BarterSettlement, day = record.date): Promise<void> {
  const { id, unitId, deptId, relatedContract, counterparty, currency, date, fxRate } = record
  if (unitId === null) return
  const of = await get(everywhere(ctx), contract, relatedContract)
  // What is carried over waits for goods as long as the contract allows.
  const dueDate = record.diffBy === 'carry' ? addDays(date, Number(of.settleDeadline ?? '0')) : dueBy(of, date)
  for (const { itemType, event, account, linesOf } of halves) {
    const { voucherNo } = await post(ctx, {
      event,
      source: { type: 'contracts.barterSettlement', id },
      seq: (await timesPosted(ctx, event, id)) + 1,
      unitId,
      day,
      segment: of.bizSegment,
      lines: linesOf(record).map((line) => ({ ...line, currency })),
    })
    await openUncleared(ctx, barterSettlement, {
      sourceId: id,
      itemType,
      barterId: id,
      sourceNo: record.settleNo,
      counterparty,
      contractId: relatedContract,
      bizSegment: of.bizSegment,
      account,
      voucherNo,
      bizDate: date,
      dueDate,
      currency,
      fxRate,
      amount: itemType === 'ar' ? record.outValue : record.inValue,
      unitId,
      deptId,
    })
  }
  await clearBarter(ctx, await carriedInto(ctx, record))
  await clearParty(ctx, record)
}

/** Books a barter settlement back, on its day or today, whichever is later; one never agreed to was never booked. */
async function bookBarterBack(ctx: Ctx, { id, date }: BarterSettlement): Promise<void> {
  for (const { event } of halves) {
    const posted = await findPosted(ctx, event, id, await timesPosted(ctx, event, id))
    if (posted !== null) await reverse(ctx, { posting: posted.id, day: laterDay(date, dayOfMs(ctx.now)) })
  }
  await reverseOf(ctx, id)
}

/** A settlement and those before it whose rest it goes on with. */
async function carriedInto(ctx: Ctx, { id, carriedFrom }: BarterSettlement): Promise<readonly string[]> {
  if (carriedFrom === null) return [id]
  const [before] = await find(everywhere(ctx), barterSettlement, { id: carriedFrom })
  return before === undefined ? [id] : [id, ...(await carriedInto(ctx, before))]
}

function saleLines({ counterparty: key, relatedContract, outValue: amount }: BarterSettlement): readonly Line[] {
  return [
    { ledger: 'arap', account: partyAccounts.receivable, key, side: 'debit', amount },
    { ledger: 'profit', account: '6001', key: relatedContract, side: 'credit', amount },
  ]
}

/** Goods were taken into stock against what was expected to be owed for them. */
function purchaseLines({ counterparty: key, inValue: amount }: BarterSettlement): readonly Line[] {
  return [
    { ledger: 'arap', account: '2202-暂估', key, side: 'debit', amount },
    { ledger: 'arap', account: partyAccounts.payable, key, side: 'credit', amount },
  ]
}

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('settlements of a contract are counted together')
}
