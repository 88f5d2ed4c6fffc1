import type { PartyAccount, PaymentInstruction } from './bank-interface.ts'
import { checkInstruction } from './check-instruction.ts'
import { element, isoDocument, optional } from './write-xml.ts'
import type { Xml } from './write-xml.ts'

/**
 * The body of a pain.001.001.09 (CustomerCreditTransferInitiation) with one credit transfer. Message, payment
 * information and end-to-end id are all the request number, so that any answer leads back to one payment.
 * Refusal `bank-payment.instruction-invalid` names the first detail no bank would take.
 */
export function pain001(instruction: PaymentInstruction): string {
  checkInstruction(instruction)
  return isoDocument('pain.001.001.09', element('CstmrCdtTrfInitn', [header(instruction), payment(instruction)]))
}

function header({ reqNo, createdAt, amount, payer }: PaymentInstruction): Xml {
  return element('GrpHdr', [
    element('MsgId', reqNo),
    element('CreDtTm', new Date(createdAt).toISOString()),
    element('NbOfTxs', '1'),
    element('CtrlSum', amount),
    element('InitgPty', [element('Nm', payer.name)]),
  ])
}

function payment(instruction: PaymentInstruction): Xml {
  const { reqNo, amount, currency, day, payer, urgent, chargeBearer } = instruction
  return element('PmtInf', [
    element('PmtInfId', reqNo),
    element('PmtMtd', 'TRF'),
    element('NbOfTxs', '1'),
    element('CtrlSum', amount),
    element('PmtTpInf', [element('InstrPrty', urgent === true ? 'HIGH' : 'NORM')]),
    element('ReqdExctnDt', [element('Dt', day)]),
    element('Dbtr', [element('Nm', payer.name)]),
    element('DbtrAcct', [accountId(payer), element('Ccy', currency)]),
    agent('DbtrAgt', payer),
    element('ChrgBr', bearer[chargeBearer ?? 'SHA']),
    transfer(instruction),
  ])
}

function transfer({ reqNo, amount, currency, payee, purpose, bopCode }: PaymentInstruction): Xml {
  return element('CdtTrfTxInf', [
    element('PmtId', [element('InstrId', reqNo), element('EndToEndId', reqNo)]),
    element('Amt', [element('InstdAmt', amount, { Ccy: currency })]),
    agent('CdtrAgt', payee),
    element('Cdtr', [element('Nm', payee.name), address(payee)]),
    element('CdtrAcct', [accountId(payee)]),
    bopCode === undefined || bopCode === '' ? null : element('RgltryRptg', [element('Dtls', [element('Cd', bopCode)])]),
    element('RmtInf', [element('Ustrd', purpose)]),
  ])
}

const bearer = { OUR: 'DEBT', SHA: 'SHAR', BEN: 'CRED' } as const

function accountId({ account }: PartyAccount): Xml {
  return element('Id', [element('Othr', [element('Id', account)])])
}

function agent(name: string, { bic, cnaps, bankName }: PartyAccount): Xml {
  const member = optional('MmbId', cnaps)
  const clearing =
    member === null ? null : element('ClrSysMmbId', [element('ClrSysId', [element('Cd', 'CNAPS')]), member])
  return element(name, [element('FinInstnId', [optional('BICFI', bic), clearing, optional('Nm', bankName)])])
}

function address({ country, addressLines }: PaymentInstruction['payee']): Xml | null {
  if (country === undefined || country === '') return null
  return element('PstlAdr', [element('Ctry', country), ...(addressLines ?? []).map((line) => element('AdrLine', line))])
}
