import sql from 'sql-template-tag'
import {
  checkAll,
  type Ctx,
  find,
  findPosted,
  post,
  type PostingLine,
  Refusal,
  reverse,
  rows,
  rules,
} from '../../../server/module-api.ts'
import { contract, goLive } from '../../contracts/index.ts'
import { openFor, partyAccounts, reverseOf } from '../open-and-reverse-items.server.ts'
import { openingHome, requireDraft } from './opening-home.server.ts'
import { openingItem, type OpeningItem } from './opening-item.ts'

const type = 'finance.openingItem'
const event = 'OPEN_ITEM'

/** On which account of a party an item stands, and on which side. */
const accounts: Readonly<Record<string, Pick<PostingLine, 'account' | 'side'>>> = {
  ar: { account: partyAccounts.receivable, side: 'debit' },
  ra: { account: partyAccounts.receivable, side: 'credit' },
  pa: { account: partyAccounts.advance, side: 'debit' },
  ap: { account: partyAccounts.payable, side: 'credit' },
}

/** What was open in the old system is open here, with the days it is due by, against the account of opening balances. */
export const openingItemRules = rules(openingItem, {
  prepare: (ctx, { goLiveId }) => openingHome(ctx, goLiveId),

  check: (ctx, record) => checkAll([() => requireDraft(ctx, record.goLiveId), () => requirePast(record)]),

  on: {
    delete: (ctx, record) => requireDraft(ctx, record.goLiveId),

    post: async (ctx, record) => {
      const { id, itemType, counterparty, docNo, segment, bizDate, dueDate, currency, fxRate, amount } = record
      const { unitId, deptId, day } = record
      const { account, side } = accounts[itemType] ?? { account: '', side: 'debit' }
      if (unitId === null || day === null) throw Refusal.atField('goLiveId', 'open-item.no-company')
      const { voucherNo } = await post(ctx, {
        event,
        source: { type, id },
        unitId,
        day,
        segment,
        lines: [
          { ledger: 'arap', account, key: counterparty, currency, side, amount },
          {
            ledger: 'opening',
            account: '0000',
            key: counterparty,
            currency,
            amount,
            side: side === 'debit' ? 'credit' : 'debit',
          },
        ],
      })
      await openFor(ctx, openingItem, {
        sourceId: id,
        sourceNo: docNo,
        itemType,
        counterparty,
        account,
        voucherNo,
        bizDate,
        dueDate,
        currency,
        fxRate,
        amount,
        unitId,
        deptId,
        bizSegment: segment,
        contractId: await contractOf(ctx, record),
      })
      return { voucherNo }
    },

    takeBack: async (ctx, { id, day }) => {
      const original = await findPosted(ctx, event, id)
      if (original !== null && day !== null) await reverse(ctx, { posting: original.id, day })
      await reverseOf(ctx, id)
    },
  },
})

/** What has cleared an opening item since, but another one of the same go-live, bars the reversal of the whole. */
export const goLiveItemRules = rules(goLive, { on: { reverse: (ctx, { id }) => requireWhole(ctx, id) } })

async function requireWhole(ctx: Ctx, goLiveId: string): Promise<void> {
  const ours = sql`select r.id::text as id from (${rows(everywhere(ctx), openingItem)}) r where r.go_live_id = ${goLiveId}::uuid`
  const [cleared] = await ctx.sql.query<{ number: string }>(sql`
    select o.source_no as number from finance.open_item o
    join finance.item_clearing c on c.status = '1' and o.id in (c.debt, c.money)
    join finance.open_item b on b.id = case when c.debt = o.id then c.money else c.debt end
    where o.source_id in (${ours}) and b.source_id not in (${ours}) order by o.source_no limit 1`)
  if (cleared !== undefined) throw new Refusal('open-item.opening-cleared', { number: cleared.number }, { status: 409 })
}

/** The contract of an item, where its number is that of one of the same company. */
async function contractOf(ctx: Ctx, { contractNo, unitId }: OpeningItem): Promise<string | null> {
  if (contractNo === null) return null
  const [of] = await find(everywhere(ctx), contract, { contractNo, unitId: unitId ?? '' }, { limit: 1 })
  return of?.id ?? null
}

function requirePast({ bizDate, day }: OpeningItem): void {
  if (day !== null && bizDate > day) throw Refusal.atField('bizDate', 'open-item.after-opening', { day })
}

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('opening balances belong to their go-live')
}
