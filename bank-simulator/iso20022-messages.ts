import { dayOfMs } from '../core/values/day.ts'
import { compare, isDecimal } from '../core/values/decimal.ts'
import { readXml, UnreadableMessage } from '../modules/finance/bank/read-xml.ts'
import type { XmlElement } from '../modules/finance/bank/read-xml.ts'
import { element, isoDocument, optional } from '../modules/finance/bank/write-xml.ts'
import type { Xml } from '../modules/finance/bank/write-xml.ts'
import type { AccountStatement } from './accounts.ts'
import type { Entry, Order, StatusReport } from './payment-order.ts'

/** Reads the one credit transfer of a pain.001; throws UnreadableMessage when the bank could not carry it out. */
export function readPain001(xml: string): Order {
  const payment = readXml(xml, 'pain.001.001').first('CstmrCdtTrfInitn', 'PmtInf')
  const [transfer, more] = payment?.all('CdtTrfTxInf') ?? []
  if (payment === null || transfer === undefined || more !== undefined) throw new UnreadableMessage('not one transfer')
  const amount = need(transfer, 'Amt', 'InstdAmt')
  const currency = transfer.first('Amt', 'InstdAmt')?.attribute('Ccy') ?? ''
  if (!isDecimal(amount) || compare(amount, '0') <= 0 || currency === '') throw new UnreadableMessage('no amount')
  return {
    reqNo: need(transfer, 'PmtId', 'EndToEndId'),
    amount,
    currency,
    payerAccount: need(payment, 'DbtrAcct', 'Id', 'Othr', 'Id'),
    payerName: need(payment, 'Dbtr', 'Nm'),
    payeeAccount: need(transfer, 'CdtrAcct', 'Id', 'Othr', 'Id'),
    payeeName: need(transfer, 'Cdtr', 'Nm'),
    purpose: transfer.textAt('RmtInf', 'Ustrd'),
  }
}

/** A pain.002.001.10 that reports one status. */
export function writePain002({ reqNo, txStatus, reason, message, order }: StatusReport, now: number): string {
  const why =
    reason === null && message === null
      ? null
      : element('StsRsnInf', [
          reason === null ? null : element('Rsn', [element('Cd', reason)]),
          optional('AddtlInf', message),
        ])
  const original =
    order === null
      ? null
      : element('OrgnlTxRef', [element('Amt', [element('InstdAmt', order.amount, { Ccy: order.currency })])])
  const transaction = element('TxInfAndSts', [
    element('OrgnlEndToEndId', reqNo),
    element('TxSts', txStatus),
    why,
    optional('AcctSvcrRef', order?.serial),
    original,
  ])
  return isoDocument(
    'pain.002.001.10',
    element('CstmrPmtStsRpt', [
      element('GrpHdr', [element('MsgId', `S${now}`), element('CreDtTm', new Date(now).toISOString())]),
      element('OrgnlGrpInfAndSts', [element('OrgnlMsgId', reqNo), element('OrgnlMsgNmId', 'pain.001.001.09')]),
      element('OrgnlPmtInfAndSts', [element('OrgnlPmtInfId', reqNo), transaction]),
    ]),
  )
}

/** A camt.053.001.08 of one account and day. */
export function writeCamt053(statement: AccountStatement, day: string, now: number): string {
  const { account, currency, entries } = statement
  const stamp = new Date(now).toISOString()
  const id = `${account}-${day}`.slice(-35)
  return isoDocument(
    'camt.053.001.08',
    element('BkToCstmrStmt', [
      element('GrpHdr', [element('MsgId', id), element('CreDtTm', stamp)]),
      element('Stmt', [
        element('Id', id),
        element('CreDtTm', stamp),
        element('Acct', [element('Id', [element('Othr', [element('Id', account)])]), element('Ccy', currency)]),
        balance('OPBD', statement.opening, currency, day),
        balance('CLBD', statement.closing, currency, day),
        ...entries.map(entryOf),
      ]),
    ]),
  )
}

function need(from: XmlElement, ...path: readonly string[]): string {
  const text = from.textAt(...path)
  if (text === null) throw new UnreadableMessage(`no ${path.join('/')}`)
  return text
}

function balance(code: string, amount: string, currency: string, day: string): Xml {
  const negative = amount.startsWith('-')
  return element('Bal', [
    element('Tp', [element('CdOrPrtry', [element('Cd', code)])]),
    element('Amt', amount.replace('-', ''), { Ccy: currency }),
    element('CdtDbtInd', negative ? 'DBIT' : 'CRDT'),
    element('Dt', [element('Dt', day)]),
  ])
}

function entryOf({
  id,
  at,
  direction,
  amount,
  currency,
  reqNo,
  counterpartyName,
  counterpartyAccount,
  purpose,
}: Entry): Xml {
  const party = direction === 'debit' ? 'Cdtr' : 'Dbtr'
  const date = element('Dt', dayOfMs(at))
  return element('Ntry', [
    element('Amt', amount, { Ccy: currency }),
    element('CdtDbtInd', direction === 'debit' ? 'DBIT' : 'CRDT'),
    element('Sts', [element('Cd', 'BOOK')]),
    element('BookgDt', [date]),
    element('ValDt', [date]),
    element('AcctSvcrRef', id),
    element('BkTxCd', [element('Prtry', [element('Cd', direction === 'debit' ? 'PMNT-ICDT' : 'PMNT-RCDT')])]),
    element('NtryDtls', [
      element('TxDtls', [
        element('Refs', [element('EndToEndId', reqNo)]),
        element('RltdPties', [
          element(party, [element('Pty', [element('Nm', counterpartyName)])]),
          element(`${party}Acct`, [element('Id', [element('Othr', [element('Id', counterpartyAccount)])])]),
        ]),
        purpose === null ? null : element('RmtInf', [element('Ustrd', purpose)]),
      ]),
    ]),
  ])
}
