import { dayOfMs, isDay } from '../../../core/values/day.ts'
import { add, compare, isDecimal, sub } from '../../../core/values/decimal.ts'
import type { StatementLine } from './bank-interface.ts'
import { readXml, UnreadableMessage } from './read-xml.ts'
import type { XmlElement } from './read-xml.ts'

/**
 * The booked lines of an account from a camt.053 (BankToCustomerStatement, written after version 001.08). Throws
 * UnreadableMessage when a line is incomplete, named twice, or opening balance and lines do not make the closing one.
 */
export function readCamt053(xml: string, account: string): readonly StatementLine[] {
  const statements = readXml(xml, 'camt.053.001', 16_777_216).all('BkToCstmrStmt', 'Stmt')
  const [statement, more] = statements.filter((one) => accountOf(one.first('Acct')) === account)
  if (statement === undefined || more !== undefined) throw new UnreadableMessage('not the statement that was asked for')
  const booked = statement.all('Ntry').filter((entry) => (entry.textAt('Sts', 'Cd') ?? entry.textAt('Sts')) === 'BOOK')
  const lines = booked.flatMap((entry) => linesOf(entry, account))
  if (new Set(lines.map(({ id }) => id)).size !== lines.length) throw new UnreadableMessage('a line is there twice')
  requireBalance(statement, lines)
  return lines
}

function linesOf(entry: XmlElement, account: string): readonly StatementLine[] {
  const details = entry.all('NtryDtls', 'TxDtls')
  if (details.length < 2) return [lineOf(entry, details[0] ?? null, account, '')]
  return details.map((detail, index) => lineOf(entry, detail, account, `/${index + 1}`))
}

function lineOf(entry: XmlElement, detail: XmlElement | null, account: string, part: string): StatementLine {
  const direction = entry.textAt('CdtDbtInd')
  const amount = (part === '' ? entry : detail)?.first('Amt') ?? null
  const id = entry.textAt('AcctSvcrRef') ?? entry.textAt('NtryRef')
  const day = dayOf(entry.first('BookgDt'))
  const currency = amount?.attribute('Ccy') ?? null
  if (
    id === null ||
    day === null ||
    currency === null ||
    !isDecimal(amount?.text) ||
    (direction !== 'DBIT' && direction !== 'CRDT')
  )
    throw new UnreadableMessage('an incomplete line')
  const [party, partyAccount] = direction === 'DBIT' ? ['Cdtr', 'CdtrAcct'] : ['Dbtr', 'DbtrAcct']
  const parties = detail?.first('RltdPties') ?? null
  return {
    id: id + part,
    account,
    day,
    direction: direction === 'DBIT' ? 'debit' : 'credit',
    amount: amount?.text ?? '',
    currency,
    reqNo: detail?.textAt('Refs', 'EndToEndId') ?? null,
    bankSerial: detail?.textAt('Refs', 'AcctSvcrRef') ?? entry.textAt('AcctSvcrRef'),
    counterpartyName: parties?.textAt(party, 'Pty', 'Nm') ?? parties?.textAt(party, 'Nm') ?? null,
    counterpartyAccount: accountOf(parties?.first(partyAccount) ?? null),
    purpose: detail?.textAt('RmtInf', 'Ustrd') ?? null,
  }
}

function accountOf(account: XmlElement | null): string | null {
  return account?.textAt('Id', 'IBAN') ?? account?.textAt('Id', 'Othr', 'Id') ?? null
}

function dayOf(date: XmlElement | null): string | null {
  const day = date?.textAt('Dt') ?? null
  if (day !== null) return isDay(day) ? day : null
  const moment = Date.parse(date?.textAt('DtTm') ?? '')
  return Number.isNaN(moment) ? null : dayOfMs(moment)
}

function requireBalance(statement: XmlElement, lines: readonly StatementLine[]): void {
  const opening = balanceOf(statement, 'OPBD')
  const closing = balanceOf(statement, 'CLBD')
  const moved = lines.reduce(
    (sum, line) => (line.direction === 'debit' ? sub(sum, line.amount) : add(sum, line.amount)),
    opening,
  )
  if (compare(moved, closing) !== 0) throw new UnreadableMessage('opening and lines do not make the closing balance')
}

function balanceOf(statement: XmlElement, code: string): string {
  const balance = statement.all('Bal').find((one) => one.textAt('Tp', 'CdOrPrtry', 'Cd') === code)
  const amount = balance?.textAt('Amt') ?? null
  if (!isDecimal(amount)) throw new UnreadableMessage(`no balance ${code}`)
  return balance?.textAt('CdtDbtInd') === 'DBIT' ? sub('0', amount) : amount
}
