import { document, type RecordOf } from '../../../core/description/document.ts'
import {
  attachment,
  date,
  dictionary,
  lines,
  money,
  number,
  quantity,
  reference,
  text,
  textarea,
  yesNo,
} from '../../../kinds/index.ts'
import { runningContract } from '../../contracts/index.ts'
import { lcOpenFlow } from './letter-of-credit-flow.ts'
import { idleLetter, lcActions, lcState, lcStates } from './letter-of-credit-states.ts'

const imported = "direction == 'import'"
const exported = "direction == 'export'"
const usance = "availableBy in ['acc', 'def']"
// "About" and "approximately" mean ten per cent more or less (UCP 600, article 30 a).
const plus = "filled(tolPlus) ? tolPlus : about == '1' ? decimal('10') : decimal('0')"
const atMost = `round(div(mul(amount, add(100, (${plus}))), 100), 2)`
const bank = { to: 'contracts.bankBranch', only: { inUse: '1' } } as const
const counted = { digits: 2, in: 'currency', readonly: true, initial: '0' } as const
const freeText = { max: 65 } as const

/**
 * A bank's promise to pay against documents, in the order of the message that opens it (MT 700): one that our bank opens
 * for a purchase, or one that a customer's bank has opened for a sale.
 */
export const letterCredit = document({
  module: 'finance',
  name: 'letterCredit',
  code: 'xyzh',
  scope: 'zjgl',
  title: 'applyNo',
  number: { field: 'applyNo', pattern: 'XYZ-{U}-{YYYY}-{####}', resetBy: 'year' },
  officialNumber: 'lcNo',
  summary: ['counterparty', 'amount', 'direction', 'expiryDate', 'contractId'],
  fields: {
    applyNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    direction: dictionary({
      group: 'letterCredit_direction',
      required: true,
      initial: 'import',
      indexed: true,
      sealed: true,
    }),
    status: dictionary({ group: 'lcStatus', required: true, readonly: true, initial: lcState.applied, indexed: true }),
    lcNo: text({
      max: 35,
      searched: true,
      unique: true,
      sealed: true,
      visible: `${exported} || filled(lcNo)`,
      required: exported,
    }),
    form: dictionary({ group: 'lcForm', required: true, initial: 'irr' }),
    issueDate: date({ visible: `${exported} || filled(issueDate)`, required: exported }),
    rules: text({ required: true, max: 30, initial: 'UCP LATEST VERSION' }),
    expiryDate: date({ required: true, indexed: true, sealed: true, notBefore: 'latestShip' }),
    expiryPlace: text({ required: true, max: 29 }),
    contractId: reference({
      to: 'contracts.contract',
      required: true,
      indexed: true,
      sealed: true,
      offers: { contractStatus: runningContract },
      offersBy: { direction: { import: { direction: 'buy' }, export: { direction: 'sell' } } },
      fill: { counterparty: 'counterparty', currency: 'currency', ourCompany: 'ourCompany' },
    }),
    ourCompany: reference({ to: 'organisation.company', required: true, readonly: true, sealed: true }),
    counterparty: reference({
      to: 'contracts.counterparty',
      required: true,
      readonly: true,
      indexed: true,
      sealed: true,
    }),
    // As the bank's message names them, mostly in Latin letters.
    applicant: text({ required: true, max: 140 }),
    beneficiary: text({ required: true, max: 140 }),
    currency: dictionary({ group: 'currency', required: true, readonly: true, initial: 'CNY', sealed: true }),
    amount: money({ digits: 2, in: 'currency', required: true, min: '0.01', sealed: true }),
    about: yesNo({ initial: '0', sealed: true }),
    tolPlus: number({ digits: 2, min: '0', max: '30', sealed: true }),
    tolMinus: number({ digits: 2, min: '0', max: '30' }),
    maxAmount: money({ digits: 2, in: 'currency', calc: atMost }),
    drawnAmount: money(counted),
    availableAmount: money({ digits: 2, in: 'currency', calc: `sub((${atMost}), orZero(drawnAmount))` }),
    paidAmount: money(counted),
    availableWith: text({ max: 65, initial: 'ANY BANK' }),
    availableBy: dictionary({ group: 'lcAvailBy', required: true, initial: 'sight', sealed: true }),
    tenorDays: number({ digits: 0, min: '1', max: '360', visible: usance, required: usance }),
    tenorBase: dictionary({ group: 'letterCredit_tenorBase', initial: 'bl', visible: usance, required: usance }),
    partial: yesNo({ initial: '1' }),
    tranship: yesNo({ initial: '1' }),
    loadPort: text(freeText),
    dischPort: text(freeText),
    latestShip: date({ indexed: true, sealed: true }),
    goods: textarea({ required: true, max: 1000 }),
    goodsQty: quantity({ min: '0.001', sealed: true }),
    inPackages: yesNo({ initial: '0', visible: 'filled(goodsQty)' }),
    docs: lines({
      max: 30,
      fields: {
        docType: dictionary({ group: 'letterCredit_docType', required: true }),
        originals: number({ digits: 0, min: '0', max: '9', required: true, initial: '1' }),
        copies: number({ digits: 0, min: '0', max: '9', required: true, initial: '0' }),
        note: text({ max: 100 }),
      },
    }),
    conditions: textarea({ max: 2000 }),
    charges: textarea({ max: 500 }),
    presentDays: number({ digits: 0, min: '1', max: '90', required: true, initial: '21' }),
    confirm: dictionary({ group: 'letterCredit_confirm', required: true, initial: 'without' }),
    issuingBank: reference({ ...bank, required: true }),
    advisingBank: reference(bank),
    marginPct: number({ digits: 2, min: '0', max: '100', visible: imported, required: imported, sealed: true }),
    marginAmount: money({
      digits: 2,
      in: 'currency',
      visible: imported,
      calc: `round(div(mul((${atMost}), orZero(marginPct)), 100), 2)`,
    }),
    // What is paid gives back its share.
    marginHeld: money({
      digits: 2,
      in: 'currency',
      visible: imported,
      calc: `status in ${JSON.stringify(idleLetter)} ? decimal('0') : round(div(mul(sub((${atMost}), orZero(paidAmount)), orZero(marginPct)), 100), 2)`,
    }),
    marginAccount: reference({ to: 'finance.bankAccount', only: { status: '1' }, visible: imported }),
    cancelReason: textarea({ max: 500, readonly: true, visible: 'filled(cancelReason)' }),
    files: attachment({ max: 20 }),
  },
  form: [
    {
      name: 'parties',
      columns: 3,
      fields: [
        'applyNo',
        'direction',
        'status',
        'contractId',
        'counterparty',
        'ourCompany',
        'applicant',
        'beneficiary',
        'issuingBank',
        'advisingBank',
        'confirm',
        'cancelReason',
      ],
    },
    {
      name: 'terms',
      columns: 3,
      fields: ['lcNo', 'form', 'issueDate', 'rules', 'expiryDate', 'expiryPlace', 'presentDays'],
    },
    {
      name: 'amount',
      columns: 3,
      fields: [
        'currency',
        'amount',
        'about',
        'tolPlus',
        'tolMinus',
        'maxAmount',
        'drawnAmount',
        'availableAmount',
        'paidAmount',
        'availableWith',
        'availableBy',
        'tenorDays',
        'tenorBase',
      ],
    },
    { name: 'margin', columns: 3, fields: ['marginPct', 'marginAmount', 'marginHeld', 'marginAccount'] },
    {
      name: 'shipment',
      columns: 3,
      fields: ['partial', 'tranship', 'latestShip', 'loadPort', 'dischPort', 'goodsQty', 'inPackages', 'goods'],
    },
    { name: 'docs', columns: 1, fields: ['docs', 'conditions', 'charges', 'files', 'remark'] },
  ],
  print: {
    owner: 'ourCompany',
    sections: [
      {
        group: 'terms',
        fields: ['form', 'lcNo', 'issueDate', 'rules', 'expiryDate', 'expiryPlace', 'applicant', 'beneficiary'],
      },
      {
        group: 'amount',
        fields: ['amount', 'tolPlus', 'tolMinus', 'availableWith', 'availableBy', 'tenorDays', 'tenorBase'],
        inWords: ['amount'],
      },
      {
        group: 'shipment',
        fields: ['partial', 'tranship', 'loadPort', 'dischPort', 'latestShip', 'goods', 'goodsQty'],
      },
      {
        group: 'docs',
        fields: ['docs', 'conditions', 'charges', 'presentDays', 'confirm', 'issuingBank', 'advisingBank'],
      },
    ],
  },
  lists: {
    main: {
      columns: [
        'applyNo',
        'counterparty',
        'amount',
        'expiryDate',
        'status',
        'direction',
        'lcNo',
        'availableAmount',
        'latestShip',
        'drawnAmount',
        'paidAmount',
        'marginHeld',
        'availableBy',
        'issuingBank',
        'contractId',
        'approvalStatus',
        'currentHandlers',
        'createName',
        'unitId',
      ],
      search: [
        'direction',
        'status',
        'counterparty',
        'contractId',
        'expiryDate',
        'latestShip',
        'availableBy',
        'approvalStatus',
        'unitId',
      ],
      sort: ['-createTime'],
      totals: ['amount', 'availableAmount', 'paidAmount', 'marginHeld'],
    },
  },
  states: lcStates,
  actions: lcActions,
  tasks: {
    issue: {
      verb: 'issue',
      where: { status: lcState.applied, approvalStatus: '2', direction: 'import' },
      together: true,
    },
  },
  approval: {
    process: 'lcOpen',
    category: 'contract',
    money: true,
    values: ['direction', 'amount', 'currency'],
    first: lcOpenFlow,
  },
})

export interface LetterCredit extends RecordOf<typeof letterCredit> {}
