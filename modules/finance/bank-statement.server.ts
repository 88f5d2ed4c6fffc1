import { formatNumber } from '../../core/values/decimal.ts'
import { change, create, type Ctx, find, get, Refusal } from '../../server/module-api.ts'
import { bankAccount } from './bank-account.ts'
import { type BankStatementLine, bankStatementLine, proven } from './bank-statement-line.ts'
import type { StatementLine } from './bank/bank-interface.ts'
import { returnsAmong } from './returned-payment-credits.server.ts'

/**
 * Keeps the lines of a statement, each line of the bank once however often it is fetched; answers those that were new.
 */
export async function importLines(
  ctx: Ctx,
  accountId: string,
  lines: readonly StatementLine[],
): Promise<BankStatementLine[]> {
  const all = ctx.withoutScope('statements are fetched for everybody')
  // The account's lock lets two fetches of one day come one after the other.
  const account = await get(all, bankAccount, accountId, { lock: true })
  const known = new Set(
    (await find(all, bankStatementLine, { accountId, lineNo: lines.map(({ id }) => id) })).map(({ lineNo }) => lineNo),
  )
  const isReturn = await returnsAmong(
    ctx,
    accountId,
    lines.filter(({ id }) => !known.has(id)),
  )
  const added: BankStatementLine[] = []
  for (const { id, account: accountNo, ...line } of lines) {
    if (known.has(id)) continue
    known.add(id)
    added.push(
      await create(all, bankStatementLine, {
        ...line,
        source: 'bank',
        ...claimOf(line),
        matchStatus: '0',
        mayReturn: isReturn(line) ? '1' : '0',
        caption: captionOf(line),
        lineNo: id,
        accountId,
        accountNo,
        unitId: account.unitId,
        deptId: account.deptId,
      }),
    )
  }
  return added
}

/** The kept line of a bank's own number, or null. */
export async function statementLineOf(
  ctx: Ctx,
  accountId: string,
  lineNo: string | null,
): Promise<BankStatementLine | null> {
  if (lineNo === null) return null
  const [line] = await find(ctx.withoutScope('a statement line is looked up by its number'), bankStatementLine, {
    accountId,
    lineNo,
  })
  return line ?? null
}

/** Refuses a line that one person alone has entered as evidence of anything. */
export function requireProven({ source, lineNo }: BankStatementLine, field: string): void {
  if (proven.some((one) => one === source)) return
  const params = { number: lineNo }
  throw Refusal.atField(field, 'bank-statement.unconfirmed', params)
}

/** Ties a line to the payment it proves, so that it proves no other. */
export async function linkLine(ctx: Ctx, accountId: string, lineNo: string | null, paymentId: string): Promise<void> {
  const line = await statementLineOf(ctx, accountId, lineNo)
  if (line === null || line.paymentId === paymentId) return
  if (line.direction === 'credit' && line.claimStatus !== '0')
    throw new Refusal('receipt.line-claimed', { number: lineNo ?? '' }, { status: 409 })
  const claimed = line.direction === 'credit' ? { claimStatus: '2', unclaimed: '0.00' } : {}
  await change(
    ctx.withoutScope('a statement line is tied to its payment'),
    bankStatementLine,
    line,
    { paymentId, ...claimed },
    { verb: 'update' },
  )
}

/** A kept line as the bank told it. */
export function asBankLine({
  lineNo: id,
  accountNo,
  day,
  direction,
  amount,
  currency,
  reqNo,
  bankSerial,
  counterpartyName,
  counterpartyAccount,
  purpose,
}: BankStatementLine): StatementLine {
  return {
    id,
    account: accountNo ?? '',
    day,
    direction: direction === 'debit' ? 'debit' : 'credit',
    amount,
    currency: currency ?? '',
    reqNo,
    bankSerial,
    counterpartyName,
    counterpartyAccount,
    purpose,
  }
}

/** How a line is called where one is chosen: its day, what it moved, whose it was. */
export function captionOf({
  day,
  direction,
  amount,
  currency,
  counterpartyName,
  purpose,
}: Pick<StatementLine, 'day' | 'direction' | 'amount' | 'currency' | 'counterpartyName' | 'purpose'>): string {
  const moved = `${direction === 'debit' ? '−' : '+'}${formatNumber(amount, 2, 'en')} ${currency}`
  return [day, moved, counterpartyName ?? purpose].filter(Boolean).join(' · ').slice(0, 200)
}

/** A credit waits to be claimed; what left an account is nobody's to claim. */
export function claimOf({ direction, amount }: Pick<StatementLine, 'direction' | 'amount'>) {
  return direction === 'credit' ? { claimStatus: '0', unclaimed: amount } : {}
}
