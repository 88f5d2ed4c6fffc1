import type { Report } from './bank-interface.ts'
import { readXml, UnreadableMessage } from './read-xml.ts'
import type { XmlElement } from './read-xml.ts'

/**
 * Reads a pain.002 (CustomerPaymentStatusReport, written after version 001.10): one report for each transaction
 * it speaks of, or one for the whole message when it names none. Throws UnreadableMessage.
 */
export function readPain002(xml: string): readonly Report[] {
  const report = readXml(xml, 'pain.002.001').first('CstmrPmtStsRpt')
  const group = report?.first('OrgnlGrpInfAndSts') ?? null
  if (report === null || group === null) throw new UnreadableMessage('no original group')
  const parts = report.all('OrgnlPmtInfAndSts')
  const single = parts.flatMap((part) => part.all('TxInfAndSts').map((one) => reportOf([one, part, group], group)))
  return single.length > 0 ? single : [reportOf([...parts.slice(0, 1), group], group)]
}

/** The one report about a request number; throws UnreadableMessage when there is none or more than one. */
export function readPain002Of(xml: string, reqNo: string): Report {
  const [found, more] = readPain002(xml).filter((report) => report.reqNo === reqNo)
  if (found === undefined || more !== undefined) throw new UnreadableMessage('not the report that was asked for')
  return found
}

// A transaction without a status of its own has the status of its payment information, and that of its group.
function reportOf(levels: readonly XmlElement[], group: XmlElement): Report {
  const reqNo = levels[0]?.textAt('OrgnlEndToEndId') ?? group.textAt('OrgnlMsgId')
  const level = levels.find((one) => statusOf(one) !== null)
  const txStatus = level === undefined ? null : statusOf(level)
  if (reqNo === null || level === undefined || txStatus === null) throw new UnreadableMessage('no status')
  const amount = levels[0]?.first('OrgnlTxRef', 'Amt', 'InstdAmt') ?? null
  return {
    kind: 'report',
    reqNo,
    txStatus,
    reason: level.textAt('StsRsnInf', 'Rsn', 'Cd') ?? level.textAt('StsRsnInf', 'Rsn', 'Prtry'),
    message:
      level
        .all('StsRsnInf', 'AddtlInf')
        .map(({ text }) => text.trim())
        .join(' ') || null,
    bankSerial: levels[0]?.textAt('AcctSvcrRef') ?? null,
    amount: amount?.text.trim() ?? null,
    currency: amount?.attribute('Ccy') ?? null,
  }
}

function statusOf(level: XmlElement): string | null {
  return level.textAt('TxSts') ?? level.textAt('PmtInfSts') ?? level.textAt('GrpSts')
}
