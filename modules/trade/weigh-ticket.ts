import { document, type RecordOf } from '../../core/description/document.ts'
import {
  date,
  dateTime,
  dictionary,
  image,
  number,
  quantity,
  reference,
  text,
  textarea,
  yesNo,
} from '../../kinds/index.ts'

/** Where a weigh ticket stands, by the codes of the dictionary weighTicket_status. */
export const ticketState = { valid: '1', quarantined: '2', voided: '9' } as const

const { valid, quarantined, voided } = ticketState
const tonnes = { digits: 3, max: '99999' } as const
const onRoad = "scaleType != 'rail'"
const onRails = "scaleType == 'rail'"
const reasoned = { reason: textarea({ required: true, max: 500 }) } as const

const columns = [
  'ticketNo',
  'vehicle',
  'status',
  'carrier',
  'net',
  'weighTime',
  'gross',
  'tare',
  'deduct',
  'tareDevPct',
  'point',
  'goodsId',
  'billId',
  'scaleNo',
  'unitId',
] as const
const search = ['status', 'weighDay', 'goodsId', 'point', 'carrier', 'billId', 'scaleNo', 'net', 'unitId'] as const
const totals = ['gross', 'tare', 'deduct', 'net'] as const

/** What a scale said of a lorry or wagon: full, empty, and what is left as goods. */
export const weighTicket = document({
  module: 'trade',
  name: 'weighTicket',
  code: 'bdgl',
  scope: 'wlgl',
  title: 'ticketNo',
  summary: ['vehicle', 'goodsId', 'net', 'weighTime', 'status'],
  fields: {
    ticketNo: text({ required: true, max: 40, searched: true }),
    status: dictionary({ group: 'weighTicket_status', required: true, readonly: true, initial: valid, indexed: true }),
    scaleType: dictionary({ group: 'weighTicket_scale', required: true, initial: 'road' }),
    scaleNo: text({ max: 20, searched: true }),
    point: dictionary({ group: 'weighTicket_point', required: true, initial: 'unload' }),
    plateNo: text({ max: 10, pattern: 'plate', visible: onRoad, required: onRoad }),
    wagonNo: text({ max: 8, pattern: 'wagon', visible: onRails, required: onRails }),
    vehicle: text({ max: 10, readonly: true, searched: true, indexed: true }),
    weighTime: dateTime({ required: true, indexed: true }),
    weighDay: date({ readonly: true, indexed: true }),
    billId: reference({
      to: 'trade.logisticsBill',
      indexed: true,
      offers: { mode: ['road', 'rail', 'multi'] },
      fill: { goodsId: 'goodsId', carrier: 'carrier', ourCompany: 'ourCompany' },
    }),
    goodsId: reference({ to: 'contracts.goods', required: true, only: { inUse: '1' } }),
    carrier: reference({ to: 'contracts.counterparty' }),
    ourCompany: reference({ to: 'organisation.company', readonly: true }),
    gross: quantity({ ...tonnes, required: true, min: '0.001' }),
    tare: quantity({ ...tonnes, required: true, min: '0.001' }),
    deduct: quantity({ ...tonnes, required: true, initial: '0' }),
    net: quantity({ ...tonnes, min: '-99999', calc: 'sub(sub(gross, tare), deduct)' }),
    tareMean: quantity({ ...tonnes, readonly: true, visible: 'filled(tareMean)' }),
    tareDevPct: number({ digits: 2, min: '-100', readonly: true, visible: 'filled(tareMean)' }),
    fromFile: yesNo({ readonly: true, initial: '0' }),
    // The scale's own number of the reading, where it came from there.
    readingNo: text({ max: 40, readonly: "fromFile == '1'", visible: 'filled(readingNo)' }),
    duplicateId: reference({ to: 'trade.weighTicket', readonly: true, visible: 'filled(duplicateId)' }),
    decision: textarea({ max: 500, readonly: true, visible: 'filled(decision)' }),
    photo: image({ max: 6 }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['ticketNo', 'status', 'weighTime', 'scaleType', 'scaleNo', 'point', 'plateNo', 'wagonNo'],
    },
    { name: 'weights', columns: 3, fields: ['gross', 'tare', 'deduct', 'net', 'tareMean', 'tareDevPct'] },
    { name: 'cargo', columns: 3, fields: ['billId', 'goodsId', 'carrier', 'ourCompany'] },
    { name: 'judged', columns: 3, fields: ['fromFile', 'readingNo', 'duplicateId', 'decision'] },
    { name: 'files', columns: 1, fields: ['photo', 'remark'] },
  ],
  lists: {
    main: { columns, search, sort: ['-weighTime'], totals },
  },
  print: {
    owner: 'ourCompany',
    sections: [
      { group: 'basic', fields: ['weighTime', 'scaleType', 'scaleNo', 'point', 'plateNo', 'wagonNo'] },
      { group: 'weights', fields: ['gross', 'tare', 'deduct', 'net'] },
      { group: 'cargo', fields: ['billId', 'goodsId', 'carrier', 'remark'] },
    ],
  },
  states: {
    field: 'status',
    codes: [valid, quarantined, voided],
    start: valid,
    final: [voided],
    editable: [valid],
  },
  actions: {
    accept: {
      from: [quarantined],
      to: valid,
      needs: 'sh',
      look: 'primary',
      shows: ['vehicle', 'weighTime', 'net', 'duplicateId'],
      asks: reasoned,
      decides: true,
    },
    reject: {
      from: [quarantined],
      to: voided,
      needs: 'sh',
      look: 'danger',
      irreversible: true,
      shows: ['vehicle', 'weighTime', 'net', 'duplicateId'],
      asks: reasoned,
      decides: true,
    },
    quarantine: { from: [valid], to: quarantined, needs: 'sh', asks: reasoned },
    void: { from: [valid], to: voided, needs: 'sh', look: 'danger', irreversible: true, asks: reasoned },
  },
  tasks: { accept: { verb: 'accept', where: { status: quarantined }, together: true } },
})

export interface WeighTicket extends RecordOf<typeof weighTicket> {}
