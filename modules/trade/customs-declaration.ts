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
import { declarationItems, kilograms } from './customs-declaration-items.ts'
import {
  customsActions,
  customsDeclarationState,
  customsDeclarationStates,
  standingDeclaration,
} from './customs-declaration-states.ts'
import {
  customsWindowActions,
  customsWindowFields,
  customsWindowTasks,
} from './customs-window/customs-window-fields.ts'
import { importLicenceState } from './import-licence-states.ts'
import { declarable } from './logistics-bill-states.ts'

const imported = "direction == 'buy'"
const carriageApart = "dealMode in ['3', '4', '7']"
const insuranceApart = "dealMode in ['2', '3', '7']"
// The form counts tonnes before the server has filled in the weights.
const tonnes = "i.uom == 't' ? i.qty : div(i.uom == 'kg' ? i.qty : orZero(i.netKg), 1000)"
const carried = 'add(orZero(goodsTotal), orZero(freight))'

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
    goodsId: reference({ to: 'contracts.goods', readonly: true }),
    mode: dictionary({ group: 'transMode', readonly: true }),
    departCountry: dictionary({ group: 'country', readonly: true }),
    arriveCountry: dictionary({ group: 'country', readonly: true }),
    superviseMode: dictionary({ group: 'customsMode', required: true, initial: '0110' }),
    declareDate: date({ required: true, indexed: true, initial: { expression: 'today()' } }),
    preEntryNo: text({ max: 18 }),
    customsNo: text({ max: 18, readonly: true, searched: true, visible: 'filled(customsNo)' }),
    licenceId: reference({
      to: 'trade.importLicense',
      offers: { status: [importLicenceState.issued, importLicenceState.inUse] },
    }),
    packType: dictionary({ group: 'customsDeclaration_packType', required: true, initial: '00' }),
    packages: number({ digits: 0, min: '1', max: '9999999', required: true, initial: '1' }),
    items: declarationItems,
    declaredQty: quantity({ digits: 3, calc: `round(sum(items.map(i, ${tonnes})), 3)` }),
    netKg: quantity({ ...kilograms, calc: "sum(items, 'netKg')" }),
    grossKg: quantity({ ...kilograms, calc: "sum(items, 'grossKg')" }),
    dealMode: dictionary({ group: 'dealMode', required: true, initial: '1' }),
    currency: dictionary({ group: 'currency', required: true, initial: 'USD' }),
    goodsTotal: money({ digits: 2, in: 'currency', calc: "sum(items, 'total')" }),
    freight: money({ digits: 2, min: '0', in: 'currency', visible: carriageApart, required: carriageApart }),
    insurancePct: rate({ digits: 4, max: '10', visible: insuranceApart, required: insuranceApart }),
    insurance: money({
      digits: 2,
      in: 'currency',
      calc: `round(sub(div(mul(${carried}, 100), sub(100, orZero(insurancePct))), ${carried}), 2)`,
      visible: insuranceApart,
    }),
    cifTotal: money({ digits: 2, in: 'currency', calc: `add(${carried}, orZero(insurance))` }),
    cifPrice: money({ digits: 4, in: 'currency', calc: 'round(div(cifTotal, declaredQty), 4)' }),
    fxRate: rate({ digits: 6, readonly: true }),
    customsValue: money({ digits: 2, calc: "sum(items, 'customsValue')" }),
    duty: money({ digits: 2, calc: "sum(items, 'duty')", visible: imported }),
    vat: money({ digits: 2, calc: "sum(items, 'vat')", visible: imported }),
    taxTotal: money({ digits: 2, calc: 'add(orZero(duty), orZero(vat))' }),
    unitCost: money({ digits: 2, calc: 'round(div(add(customsValue, orZero(duty)), declaredQty), 2)' }),
    taxPaidOn: date({ readonly: true, indexed: true, visible: 'filled(taxPaidOn)' }),
    returnReason: textarea({ max: 500, readonly: true, visible: 'filled(returnReason)' }),
    files: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png', 'xls', 'xlsx'], max: 20 }),
    ...customsWindowFields,
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
        'packType',
        'packages',
        'returnReason',
      ],
    },
    {
      name: 'window',
      columns: 3,
      visible: 'filled(windowKey)',
      fields: [
        'windowStage',
        'windowKey',
        'windowSince',
        'windowIssue',
        'laterIssues',
        'inspectOn',
        'inspectPlace',
        'inspectArranged',
        'inspectResult',
        'withdrawalStage',
        'withdrawalKey',
        'withdrawalReason',
        'withdrawalAnswer',
      ],
    },
    { name: 'messages', columns: 1, visible: 'filled(windowKey)', fields: ['windowMessages'] },
    {
      name: 'goods',
      columns: 3,
      fields: ['goodsId', 'declaredQty', 'netKg', 'grossKg', 'departCountry', 'arriveCountry'],
    },
    { name: 'items', columns: 1, fields: ['items'] },
    {
      name: 'value',
      columns: 3,
      fields: [
        'dealMode',
        'currency',
        'goodsTotal',
        'freight',
        'insurancePct',
        'insurance',
        'cifTotal',
        'cifPrice',
        'fxRate',
        'customsValue',
      ],
    },
    {
      name: 'tax',
      columns: 3,
      fields: ['duty', 'vat', 'taxTotal', 'unitCost', 'taxPaidOn'],
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
      search: [
        'status',
        'direction',
        'declareDate',
        'counterparty',
        'goodsId',
        'billId',
        'taxPaidOn',
        'windowStage',
        'windowIssue',
        'unitId',
      ],
      sort: ['-createTime'],
      totals: ['declaredQty', 'customsValue', 'taxTotal'],
    },
  },
  print: {
    owner: 'ourCompany',
    sections: [
      {
        group: 'basic',
        fields: [
          'billId',
          'contractId',
          'direction',
          'counterparty',
          'mode',
          'declareDate',
          'superviseMode',
          'customsNo',
          'packType',
          'packages',
        ],
      },
      { group: 'goods', fields: ['declaredQty', 'netKg', 'grossKg', 'departCountry', 'arriveCountry'] },
      {
        group: 'items',
        fields: ['items'],
        lineColumns: {
          items: ['hsCode', 'goodsId', 'spec', 'qty', 'uom', 'qty1', 'uom1', 'unitPrice', 'total', 'originCountry'],
        },
      },
      {
        group: 'tax',
        fields: ['items'],
        lineColumns: { items: ['hsCode', 'netKg', 'grossKg', 'customsValue', 'dutyRate', 'duty', 'vatRate', 'vat'] },
      },
      {
        group: 'value',
        fields: ['dealMode', 'currency', 'goodsTotal', 'freight', 'insurance', 'cifTotal', 'fxRate'],
      },
      { group: 'tax', fields: ['customsValue', 'duty', 'vat', 'taxTotal', 'remark'] },
    ],
  },
  states: customsDeclarationStates,
  actions: { ...customsActions, ...customsWindowActions },
  tasks: {
    declare: {
      verb: 'declare',
      where: { status: [customsDeclarationState.draft, customsDeclarationState.returned] },
      together: true,
    },
    ...customsWindowTasks,
  },
})

export interface CustomsDeclaration extends RecordOf<typeof customsDeclaration> {}

export type DeclarationItem = NonNullable<CustomsDeclaration['items']>[number]

/** Declarations that take of their bill. */
export const standing = { status: standingDeclaration } as const
