import { document, type RecordOf } from '../../core/description/document.ts'
import {
  attachment,
  date,
  dictionary,
  money,
  number,
  quantity,
  rate,
  reference,
  text,
  textarea,
} from '../../kinds/index.ts'
import {
  customsActions,
  customsDeclarationState,
  customsDeclarationStates,
  standingDeclaration,
} from './customs-declaration-states.ts'
import { importLicenceState } from './import-licence-states.ts'
import { declarable } from './logistics-bill-states.ts'

const imported = "direction == 'buy'"
const carriageApart = "dealMode in ['3', '4', '7']"
const insuranceApart = "dealMode in ['2', '3', '7']"
const carriage = `(${carriageApart} ? orZero(freightPerTonne) : decimal('0'))`
const premium = `(${insuranceApart} ? orZero(insurancePct) : decimal('0'))`

/** What the declarant says to customs of the goods of a bill, what they are worth there and what is paid on them. */
export const customsDeclaration = document({
  module: 'trade',
  name: 'customsDeclaration',
  code: 'bgdj',
  scope: 'wlgl',
  title: 'declareNo',
  number: { field: 'declareNo', pattern: 'BG-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['counterparty', 'goodsId', 'declaredQty', 'customsValue', 'taxTotal'],
  fields: {
    declareNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    status: dictionary({
      group: 'customsStatus',
      required: true,
      readonly: true,
      initial: customsDeclarationState.draft,
      indexed: true,
    }),
    billId: reference({
      to: 'trade.logisticsBill',
      required: true,
      offers: { status: declarable },
      fill: {
        contractId: 'contractId',
        direction: 'direction',
        counterparty: 'counterparty',
        ourCompany: 'ourCompany',
        goodsId: 'goodsId',
        mode: 'mode',
        departCountry: 'loadCountry',
        arriveCountry: 'dischargeCountry',
      },
    }),
    contractId: reference({ to: 'contracts.contract', readonly: true }),
    direction: dictionary({ group: 'customsDeclaration_direction', readonly: true, indexed: true }),
    counterparty: reference({ to: 'contracts.counterparty', readonly: true }),
    ourCompany: reference({ to: 'organisation.company', readonly: true }),
    goodsId: reference({ to: 'contracts.goods', readonly: true, fill: { hsCode: 'hsCode' } }),
    hsCode: text({ max: 10, readonly: true, searched: true }),
    mode: dictionary({ group: 'transMode', readonly: true }),
    departCountry: dictionary({ group: 'country', readonly: true }),
    arriveCountry: dictionary({ group: 'country', readonly: true }),
    originCountry: dictionary({ group: 'country', required: true }),
    superviseMode: dictionary({ group: 'customsMode', required: true, initial: '0110' }),
    declareDate: date({ required: true, indexed: true, initial: { expression: 'today()' } }),
    preEntryNo: text({ max: 18 }),
    customsNo: text({ max: 18, readonly: true, searched: true, visible: 'filled(customsNo)' }),
    licenceId: reference({
      to: 'trade.importLicense',
      offers: { status: [importLicenceState.issued, importLicenceState.inUse] },
    }),
    licenceQty: quantity({ digits: 3, readonly: true, visible: 'filled(licenceQty)' }),
    declaredQty: quantity({ digits: 3, max: '99999999', min: '0.001', required: true }),
    dealMode: dictionary({ group: 'dealMode', required: true, initial: '1' }),
    currency: dictionary({ group: 'currency', required: true, initial: 'USD' }),
    unitPrice: money({ digits: 4, min: '0.0001', in: 'currency', required: true }),
    freightPerTonne: money({
      digits: 4,
      min: '0',
      in: 'currency',
      visible: carriageApart,
      required: carriageApart,
    }),
    insurancePct: rate({ digits: 4, max: '10', visible: insuranceApart, required: insuranceApart }),
    cifPrice: money({
      digits: 4,
      in: 'currency',
      calc: `round(div(mul(add(unitPrice, ${carriage}), 100), sub(100, ${premium})), 4)`,
    }),
    fxRate: rate({ digits: 6, readonly: true }),
    customsValue: money({ digits: 2, calc: 'round(mul(mul(declaredQty, cifPrice), fxRate), 2)' }),
    dutyRate: number({ digits: 2, min: '0', max: '100', visible: imported, required: imported }),
    duty: money({ digits: 2, calc: 'round(div(mul(customsValue, orZero(dutyRate)), 100), 2)', visible: imported }),
    vatRate: number({ digits: 2, min: '0', max: '100', initial: '13', visible: imported, required: imported }),
    vat: money({
      digits: 2,
      calc: 'round(div(mul(add(customsValue, duty), orZero(vatRate)), 100), 2)',
      visible: imported,
    }),
    taxTotal: money({ digits: 2, calc: 'add(orZero(duty), orZero(vat))' }),
    unitCost: money({ digits: 2, calc: 'round(div(add(customsValue, orZero(duty)), declaredQty), 2)' }),
    taxPaidOn: date({ readonly: true, indexed: true, visible: 'filled(taxPaidOn)' }),
    returnReason: textarea({ max: 500, readonly: true, visible: 'filled(returnReason)' }),
    files: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png', 'xls', 'xlsx'], max: 20 }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'declareNo',
        'billId',
        'status',
        'contractId',
        'direction',
        'counterparty',
        'ourCompany',
        'mode',
        'declareDate',
        'superviseMode',
        'preEntryNo',
        'customsNo',
        'licenceId',
        'licenceQty',
        'returnReason',
      ],
    },
    {
      name: 'goods',
      columns: 3,
      fields: ['goodsId', 'hsCode', 'declaredQty', 'originCountry', 'departCountry', 'arriveCountry'],
    },
    {
      name: 'value',
      columns: 3,
      fields: [
        'dealMode',
        'currency',
        'unitPrice',
        'freightPerTonne',
        'insurancePct',
        'cifPrice',
        'fxRate',
        'customsValue',
      ],
    },
    {
      name: 'tax',
      columns: 3,
      fields: ['dutyRate', 'duty', 'vatRate', 'vat', 'taxTotal', 'unitCost', 'taxPaidOn'],
    },
    { name: 'files', columns: 1, fields: ['files', 'remark'] },
  ],
  lists: {
    main: {
      columns: [
        'declareNo',
        'counterparty',
        'declaredQty',
        'status',
        'taxTotal',
        'taxPaidOn',
        'goodsId',
        'customsValue',
        'declareDate',
        'direction',
        'billId',
        'customsNo',
        'unitId',
      ],
      search: ['status', 'direction', 'declareDate', 'counterparty', 'goodsId', 'billId', 'taxPaidOn', 'unitId'],
      sort: ['-createTime'],
      totals: ['declaredQty', 'customsValue', 'taxTotal'],
    },
  },
  print: {
    owner: 'ourCompany',
    sections: [
      {
        group: 'basic',
        fields: ['billId', 'contractId', 'direction', 'counterparty', 'mode', 'declareDate', 'superviseMode'],
      },
      {
        group: 'goods',
        fields: ['goodsId', 'hsCode', 'declaredQty', 'originCountry', 'departCountry', 'arriveCountry'],
      },
      {
        group: 'value',
        fields: ['dealMode', 'currency', 'unitPrice', 'freightPerTonne', 'insurancePct', 'cifPrice', 'fxRate'],
      },
      { group: 'tax', fields: ['customsValue', 'dutyRate', 'duty', 'vatRate', 'vat', 'taxTotal', 'remark'] },
    ],
  },
  states: customsDeclarationStates,
  actions: customsActions,
  tasks: {
    declare: {
      verb: 'declare',
      where: { status: [customsDeclarationState.draft, customsDeclarationState.returned] },
      together: true,
    },
  },
})

export interface CustomsDeclaration extends RecordOf<typeof customsDeclaration> {}

/** Declarations that take of their bill. */
export const standing = { status: standingDeclaration } as const
