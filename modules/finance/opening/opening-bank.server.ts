import sql from 'sql-template-tag'
import { isZero } from '../../../core/values/decimal.ts'
import { checkAll, type Ctx, find, findPosted, get, Refusal, rows, rules } from '../../../server/module-api.ts'
import { goLive } from '../../contracts/index.ts'
import { lockAccount, refreshAccount } from '../account-balance.server.ts'
import { bankAccount } from '../bank-account.ts'
import { bookOpening, bookOpeningBack } from '../book-payments.server.ts'
import { openingBank, type OpeningBank } from './opening-bank.ts'
import { openingHome, requireDraft } from './opening-home.server.ts'

/** A line of the journal that was not taken back. */
const stands = sql`j.reversal_of is null and not exists (select from finance.bank_journal b where b.reversal_of = j.id)`

const source = (id: string) => ({ type: 'finance.openingBank', id })

/** What an account held becomes the first line of its journal, against the account of opening balances. */
export const openingBankRules = rules(openingBank, {
  prepare: async (ctx, { goLiveId, accountId }) => ({
    ...(await openingHome(ctx, goLiveId)),
    ...(accountId ? { currency: (await get(everywhere(ctx), bankAccount, accountId)).currency } : {}),
  }),

  check: (ctx, record) => checkAll([() => requireDraft(ctx, record.goLiveId), () => requireFresh(ctx, record)]),

  on: {
    delete: (ctx, record) => requireDraft(ctx, record.goLiveId),

    post: async (ctx, record) => {
      const { id, accountId, amount, day } = record
      const account = await lockAccount(ctx, accountId)
      await requireFresh(ctx, record)
      const { voucherNo } = await bookOpening(ctx, account, amount, day ?? '', source(id))
      await refreshAccount(ctx, account, 'openWith')
      return { voucherNo }
    },

    takeBack: async (ctx, { id, accountId, day }) => {
      const account = await lockAccount(ctx, accountId)
      const original = await findPosted(ctx, 'OPENING', id)
      if (original !== null) await bookOpeningBack(ctx, account, original, day ?? '')
      await refreshAccount(ctx, account, 'openWith')
    },
  },
})

/** What was booked on an account since it was opened bars the reversal of the whole. */
export const goLiveBankRules = rules(goLive, { on: { reverse: (ctx, { id }) => requireWhole(ctx, id) } })

async function requireWhole(ctx: Ctx, goLiveId: string): Promise<void> {
  const [used] = await ctx.sql.query<{ name: string }>(sql`
    select a.account_name as name from (${rows(everywhere(ctx), openingBank)}) r join finance.bank_account a on a.id = r.account_id
    where r.go_live_id = ${goLiveId}::uuid and r.row_status = '1'
      and exists (select from finance.bank_journal j where j.account_id = a.id and j.voucher_no <> r.voucher_no and ${stands}) limit 1`)
  if (used !== undefined) throw new Refusal('bank-account.opening-used', { name: used.name }, { status: 409 })
}

/** An account is opened once: what it holds already is said by its journal. */
async function requireFresh(ctx: Ctx, { accountId, unitId, amount }: OpeningBank): Promise<void> {
  if (isZero(amount)) throw Refusal.atField('amount', 'bank-account.nothing-to-open')
  const [of] = await find(everywhere(ctx), bankAccount, { id: accountId }, { limit: 1 })
  if (of?.unitId !== unitId) throw Refusal.atField('accountId', 'bank-account.of-other-company')
  const [moved] = await ctx.sql.query(
    sql`select j.id from finance.bank_journal j where j.account_id = ${accountId}::uuid and ${stands} limit 1`,
  )
  if (moved !== undefined) throw Refusal.atField('accountId', 'bank-account.opened-already')
}

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('opening balances belong to their go-live')
}
