import { expect, test } from 'vitest'
import type { PaymentInstruction } from './bank-interface.ts'
import { readCamt053 } from './camt053.ts'
import { readStatus } from './interpret-bank-answer.ts'
import { pain001 } from './pain001.ts'
import { readPain002, readPain002Of } from './pain002.ts'
import { readXml, UnreadableMessage } from './read-xml.ts'

const instruction: PaymentInstruction = {
  reqNo: 'ZF20261120-0001',
  createdAt: Date.UTC(2026, 10, 20, 2),
  day: '2026-11-20',
  amount: '6200000.00',
  currency: 'USD',
  payer: { name: '北陆海运有限公司', account: '6222010001', cnaps: '105261000018' },
  payee: {
    name: 'ООО «Рога & <Копыта>»',
    account: '40702810900000000001',
    bic: 'SABRRUMM012',
    bankName: 'ПАО "Сбербанк"',
    country: 'RU',
    addressLines: ['Nakhodka, Portovaya 1'],
  },
  purpose: "freight ]]> & 'demurrage'",
  chargeBearer: 'OUR',
  bopCode: '122010',
  urgent: true,
}

test('a payment becomes a pain.001.001.09 whose elements stand in the order of the schema', () => {
  const xml = pain001(instruction)
  expect(
    xml.startsWith(
      '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn><GrpHdr>',
    ),
  ).toBe(true)
  expect([...xml.matchAll(/<([A-Za-z]+)[ >]/g)].map(([, name]) => name).join(' ')).toBe(
    [
      'Document CstmrCdtTrfInitn GrpHdr MsgId CreDtTm NbOfTxs CtrlSum InitgPty Nm',
      'PmtInf PmtInfId PmtMtd NbOfTxs CtrlSum PmtTpInf InstrPrty ReqdExctnDt Dt Dbtr Nm DbtrAcct Id Othr Id Ccy',
      'DbtrAgt FinInstnId ClrSysMmbId ClrSysId Cd MmbId ChrgBr',
      'CdtTrfTxInf PmtId InstrId EndToEndId Amt InstdAmt CdtrAgt FinInstnId BICFI Nm Cdtr Nm PstlAdr Ctry AdrLine CdtrAcct Id Othr Id RgltryRptg Dtls Cd RmtInf Ustrd',
    ].join(' '),
  )
})

test('every character of a name comes out of the message as it went in', () => {
  const transfer = readXml(pain001(instruction), 'pain.001.001').first('CstmrCdtTrfInitn', 'PmtInf', 'CdtTrfTxInf')
  expect(transfer?.textAt('Cdtr', 'Nm')).toBe(instruction.payee.name)
  expect(transfer?.textAt('RmtInf', 'Ustrd')).toBe(instruction.purpose)
  expect(transfer?.textAt('CdtrAgt', 'FinInstnId', 'Nm')).toBe('ПАО "Сбербанк"')
  expect(transfer?.first('Amt', 'InstdAmt')?.attribute('Ccy')).toBe('USD')
  expect(transfer?.textAt('Amt', 'InstdAmt')).toBe('6200000.00')
})

test('details that the message cannot carry are refused by name before anything is sent', () => {
  const wrong: readonly [string, Partial<PaymentInstruction>][] = [
    ['reqNo', { reqNo: 'R'.repeat(36) }],
    ['reqNo', { reqNo: '' }],
    ['day', { day: '2026-02-30' }],
    ['amount', { amount: '0' }],
    ['amount', { amount: '-1' }],
    ['amount', { amount: '1e5' }],
    ['amount', { amount: '1.000001' }],
    ['amount', { amount: '1234567890123456789' }],
    ['currency', { currency: 'yuan' }],
    ['payeeName', { payee: { ...instruction.payee, name: 'a\u0000b' } }],
    ['payeeName', { payee: { ...instruction.payee, name: '\ud800' } }],
    ['payeeAccount', { payee: { ...instruction.payee, account: '1'.repeat(35) } }],
    ['swiftCode', { payee: { ...instruction.payee, bic: 'SABRRUM' } }],
    ['payeeCnaps', { payer: { ...instruction.payer, cnaps: '1' } }],
    ['payeeCountry', { payee: { ...instruction.payee, country: 'RUS' } }],
    ['purpose', { purpose: ' ' }],
    ['bopCode', { bopCode: '12' }],
  ]
  for (const [field, change] of wrong) {
    expect(() => pain001({ ...instruction, ...change }), field).toThrow(
      expect.objectContaining({ code: 'bank-payment.instruction-invalid', params: { field } }),
    )
  }
})

test('a pain.002 gives status, reason, text, serial and amount of the transaction that was asked about', () => {
  const xml = pain002(
    '<OrgnlPmtInfAndSts><OrgnlPmtInfId>R1</OrgnlPmtInfId><TxInfAndSts><OrgnlEndToEndId>R1</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>账户 &#x5DF2; &lt;销户&gt; &amp;amp;</AddtlInf></StsRsnInf><AcctSvcrRef>S1</AcctSvcrRef><OrgnlTxRef><Amt><InstdAmt Ccy="CNY">1.00</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts><TxInfAndSts><OrgnlEndToEndId>R2</OrgnlEndToEndId><TxSts>ACSC</TxSts></TxInfAndSts></OrgnlPmtInfAndSts>',
  )
  expect(readPain002Of(xml, 'R1')).toEqual({
    kind: 'report',
    reqNo: 'R1',
    txStatus: 'RJCT',
    reason: 'AC04',
    message: '账户 已 <销户> &amp;',
    bankSerial: 'S1',
    amount: '1.00',
    currency: 'CNY',
  })
  expect(readPain002Of(xml, 'R2')).toMatchObject({ txStatus: 'ACSC', reason: null, bankSerial: null })
  expect(() => readPain002Of(xml, 'R3')).toThrow(UnreadableMessage)
})

test('a status given for the whole group or payment information counts for the order', () => {
  expect(
    readPain002(pain002('', '<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Prtry>交易不存在</Prtry></Rsn></StsRsnInf>')),
  ).toMatchObject([{ reqNo: 'R1', txStatus: 'RJCT', reason: '交易不存在' }])
  expect(
    readPain002(
      pain002('<OrgnlPmtInfAndSts><OrgnlPmtInfId>R1</OrgnlPmtInfId><PmtInfSts>ACTC</PmtInfSts></OrgnlPmtInfAndSts>'),
    ),
  ).toMatchObject([{ reqNo: 'R1', txStatus: 'ACTC' }])
  expect(
    readPain002(
      pain002('')
        .replaceAll(/<(\/?)([A-Z])/g, '<$1n:$2')
        .replace('xmlns=', 'xmlns:n=')
        .replace('</n:OrgnlMsgNmId>', '</n:OrgnlMsgNmId><n:GrpSts>ACCP</n:GrpSts>'),
    ),
  ).toMatchObject([{ txStatus: 'ACCP' }])
})

test('the statuses of the bank mean what the mapping says', () => {
  const meant = {
    accepted: ['ACTC', 'ACCP', 'ACSP', 'RCVD', 'ACWC', 'PDNG'],
    waiting: ['PATC'],
    paid: ['ACSC', 'ACCC'],
    failed: ['RJCT'],
    cancelled: ['CANC'],
    ambiguous: ['BLCK', 'PART', 'ACWP', '可疑', 'acsc'],
  }
  for (const [reading, codes] of Object.entries(meant))
    for (const code of codes) expect(readStatus(code, null), code).toBe(reading)
  expect(['AM05', 'DUPL', 'dupl'].map((reason) => readStatus('RJCT', reason))).toEqual([
    'duplicate',
    'duplicate',
    'duplicate',
  ])
  expect(['NOOR', '交易不存在'].map((reason) => readStatus('RJCT', reason))).toEqual(['not-found', 'not-found'])
  expect(readStatus('PDNG', 'auth')).toBe('waiting')
})

test('document types, entities, CDATA, two roots, depth, length and foreign messages are unreadable', () => {
  const good = pain002('', '<GrpSts>ACSC</GrpSts>')
  expect(readPain002(good)).toHaveLength(1)
  const bad = [
    good.replace('<Document', '<!DOCTYPE Document [<!ENTITY a "ACSC">]><Document'),
    good.replace('ACSC', '&a;'),
    good.replace('ACSC', '&amp'),
    good.replace('ACSC', '&#0;'),
    good.replace('ACSC', '&#x110000;'),
    good.replace('ACSC', '<![CDATA[ACSC]]>'),
    `${good}<Document/>`,
    good.replace('</Document>', ''),
    good.replace('pain.002.001', 'pain.008.001'),
    '',
    'ACSC',
    '{"code":"0"}',
    good.replace('<GrpSts>ACSC</GrpSts>', '<x>'.repeat(5_000) + '</x>'.repeat(5_000)),
    good + ' '.repeat(300_000),
    good.replace('<GrpSts>ACSC</GrpSts>', ''),
    good.replaceAll('OrgnlGrpInfAndSts', '__proto__'),
    good.replaceAll('OrgnlGrpInfAndSts', 'constructor'),
  ]
  for (const xml of bad) expect(() => readPain002(xml), xml.slice(0, 200)).toThrow(UnreadableMessage)
  expect(Object.hasOwn(Object.prototype, 'GrpSts')).toBe(false)
})

test('a statement is taken only when its lines lead from the opening to the closing balance, each line once', () => {
  const entry = (id: string, amount: string, side = 'DBIT', status = 'BOOK'): string =>
    `<Ntry><Amt Ccy="CNY">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>${status}</Cd></Sts><BookgDt><DtTm>2026-11-20T16:30:00Z</DtTm></BookgDt><AcctSvcrRef>${id}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>R-${id}</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>`
  const statement = (entries: string, closing: string): string =>
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>A1</Id></Othr></Id></Acct>${balance('OPBD', '100.00')}${balance('CLBD', closing)}${entries}</Stmt></BkToCstmrStmt></Document>`
  expect(
    readCamt053(
      statement(entry('1', '30.10') + entry('2', '5', 'CRDT') + entry('3', '1', 'DBIT', 'PDNG'), '74.90'),
      'A1',
    ),
  ).toMatchObject([
    { id: '1', direction: 'debit', amount: '30.10', day: '2026-11-21', reqNo: 'R-1', bankSerial: '1' },
    { id: '2', direction: 'credit', amount: '5' },
  ])
  expect(readCamt053(statement('', '100'), 'A1')).toEqual([])
  for (const xml of [
    statement(entry('1', '30'), '70.01'),
    statement(entry('1', '30') + entry('1', '30'), '40'),
    statement(entry('1', '1e1'), '90'),
    statement(entry('1', '30', '?'), '70'),
  ]) {
    expect(() => readCamt053(xml, 'A1')).toThrow(UnreadableMessage)
  }
  expect(() => readCamt053(statement('', '100'), 'A2')).toThrow(UnreadableMessage)
})

function balance(code: string, amount: string): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="CNY">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`
}

function pain002(payments: string, group = ''): string {
  return `<?xml version="1.0"?><!-- bank --><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>R1</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>${group}</OrgnlGrpInfAndSts>${payments}</CstmrPmtStsRpt></Document>`
}
