import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import type { PostingLine } from './voucher-lines.ts'

/** Debit less credit of an account in a company's books; '0.00' while nothing was written. */
export async function balanceOf(
  ctx: Ctx,
  unitId: string,
  { ledger, account, key, currency }: Pick<PostingLine, 'ledger' | 'account' | 'key' | 'currency'>,
): Promise<string> {
  const [row] = await ctx.sql.query<{ amount: string }>(
    prepared(sql`
    select amount from engine.balance
    where unit_id = ${unitId}::uuid and ledger = ${ledger} and account = ${account} and key = ${key} and currency = ${currency}`),
  )
  return row?.amount ?? '0.00'
}
