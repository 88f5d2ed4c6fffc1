import { document, type RecordOf } from '../../core/description/document.ts'
import {
  attachment,
  date,
  dictionary,
  number,
  quantity,
  rate,
  reference,
  text,
  textarea,
  yesNo,
} from '../../kinds/index.ts'
import { licenceActions, importLicenceState, importLicenceStates } from './import-licence-states.ts'

/** What a company may import of goods until a day: so many tonnes, in so many declarations. */
export const importLicence = document({
  module: 'trade',
  name: 'importLicense',
  code: 'xkzh',
  scope: 'wlgl',
  title: 'applyNo',
  number: { field: 'applyNo', pattern: 'XK-{U}-{YYYY}-{####}', resetBy: 'year' },
  officialNumber: 'licNo',
  summary: ['ourCompany', 'licNo', 'hsCode', 'remaining', 'validTo'],
  fields: {
    applyNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    licNo: text({ max: 30, readonly: true, searched: true, unique: true }),
    status: dictionary({
      group: 'importLicense_status',
      required: true,
      readonly: true,
      initial: importLicenceState.applied,
      indexed: true,
    }),
    ourCompany: reference({ to: 'organisation.company', required: true }),
    goodsId: reference({ to: 'contracts.goods', required: true, fill: { hsCode: 'hsCode' } }),
    hsCode: text({ max: 10, readonly: true, searched: true }),
    country: dictionary({ group: 'country', required: true, initial: 'RU' }),
    qty: quantity({ digits: 3, max: '99999999', min: '0.001', required: true }),
    oneBatch: yesNo({ initial: '0' }),
    maxUses: number({ digits: 0, calc: "oneBatch == '1' ? decimal('1') : decimal('6')" }),
    tolPct: rate({ digits: 2, min: '0', max: '5', required: true, initial: '5' }),
    uses: number({ digits: 0, readonly: true, initial: '0' }),
    usedQty: quantity({ digits: 3, readonly: true, initial: '0' }),
    remaining: quantity({ digits: 3, calc: "gt(orZero(usedQty), qty) ? decimal('0') : sub(qty, orZero(usedQty))" }),
    validFrom: date({ readonly: true }),
    validTo: date({ readonly: true, indexed: true }),
    returnReason: textarea({ max: 500, readonly: true, visible: 'filled(returnReason)' }),
    files: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png'], max: 20 }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['applyNo', 'licNo', 'status', 'ourCompany', 'validFrom', 'validTo', 'returnReason'],
    },
    { name: 'goods', columns: 3, fields: ['goodsId', 'hsCode', 'country'] },
    {
      name: 'quantity',
      columns: 3,
      fields: ['qty', 'tolPct', 'oneBatch', 'usedQty', 'remaining', 'uses', 'maxUses'],
    },
    { name: 'files', columns: 1, fields: ['files', 'remark'] },
  ],
  lists: {
    main: {
      columns: [
        'applyNo',
        'licNo',
        'status',
        'remaining',
        'uses',
        'validTo',
        'ourCompany',
        'goodsId',
        'hsCode',
        'qty',
        'usedQty',
        'maxUses',
        'country',
        'validFrom',
        'unitId',
      ],
      search: ['status', 'ourCompany', 'goodsId', 'validTo', 'unitId'],
      sort: ['-createTime'],
      totals: ['qty', 'usedQty', 'remaining'],
    },
  },
  print: {
    owner: 'ourCompany',
    sections: [
      { group: 'basic', fields: ['licNo', 'status', 'ourCompany', 'validFrom', 'validTo'] },
      { group: 'goods', fields: ['goodsId', 'hsCode', 'country'] },
      { group: 'quantity', fields: ['qty', 'tolPct', 'usedQty', 'remaining', 'uses', 'maxUses', 'remark'] },
    ],
  },
  states: importLicenceStates,
  actions: licenceActions,
  tasks: { issue: { verb: 'issue', where: { status: importLicenceState.applied }, together: true } },
})

export interface ImportLicence extends RecordOf<typeof importLicence> {}
