import { document, type RecordOf } from '../../core/description/document.ts'
import {
  attachment,
  date,
  dateTime,
  dictionary,
  lines,
  money,
  number,
  quantity,
  rate,
  reference,
  text,
  textarea,
} from '../../kinds/index.ts'
import { counterpartyState, runningContract } from '../contracts/index.ts'
import { billForm, billLists, billPrint, byRail, byRoad, byWater, inLegs } from './logistics-bill-layout.ts'
import { billActions, billState, billStates } from './logistics-bill-states.ts'

const tonnes = { digits: 3, max: '99999999' } as const
const signed = { ...tonnes, min: '-99999999' } as const
const admitted = [counterpartyState.admitted, counterpartyState.restricted] as const
const weighed = 'wagons.filter(w, filled(w.netWeightCn))'

/** Goods on their way by one vessel, train or lorry: what the papers say of them, where they are and when they come. */
export const logisticsBill = document({
  module: 'trade',
  name: 'logisticsBill',
  code: 'wldj',
  scope: 'wlgl',
  title: 'billNo',
  number: { field: 'billNo', pattern: 'WL-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['counterparty', 'goodsId', 'billQty', 'mode', 'eta'],
  fields: {
    billNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    mode: dictionary({ group: 'transMode', required: true, indexed: true }),
    status: dictionary({
      group: 'logisticsStatus',
      required: true,
      readonly: true,
      initial: billState.planned,
      indexed: true,
    }),
    contractId: reference({
      to: 'contracts.contract',
      required: true,
      offers: { contractStatus: runningContract },
      fill: {
        counterparty: 'counterparty',
        ourCompany: 'ourCompany',
        direction: 'direction',
        tolerancePct: 'tolerancePct',
      },
    }),
    direction: dictionary({ group: 'logisticsBill_direction', readonly: true }),
    counterparty: reference({ to: 'contracts.counterparty', readonly: true }),
    ourCompany: reference({ to: 'organisation.company', readonly: true }),
    tolerancePct: number({ digits: 2, min: '0', max: '30', readonly: true }),
    goodsId: reference({ to: 'contracts.goods', required: true, only: { inUse: '1' } }),
    ownership: dictionary({ group: 'cargoOwner', required: true, initial: 'own' }),
    billQty: quantity({ ...tonnes, required: true, min: '0.001' }),
    allowedPct: rate({ digits: 2, calc: `${byRoad} ? decimal('0.3') : decimal('0.5')` }),
    pkgs: number({ max: '1000000' }),
    carrier: reference({ to: 'contracts.counterparty', required: true, offers: { status: admitted } }),
    consignor: text({ max: 100 }),
    consignee: text({ max: 100 }),
    notifyParty: text({ max: 100 }),
    loadPlace: reference({
      to: 'contracts.port',
      required: true,
      only: { inUse: '1' },
      fill: { loadCountry: 'country' },
    }),
    dischargePlace: reference({
      to: 'contracts.port',
      required: true,
      only: { inUse: '1' },
      fill: { dischargeCountry: 'country' },
    }),
    loadCountry: dictionary({ group: 'country', readonly: true }),
    dischargeCountry: dictionary({ group: 'country', readonly: true }),
    etd: date({ required: true, initial: { expression: 'today()' } }),
    atd: date({ readonly: true }),
    eta: date({ required: true, notBefore: 'etd', indexed: true }),
    ata: date({ readonly: true }),
    awaited: date({ calc: 'eta', visible: 'empty(ata)', dueSoon: 3, indexed: true }),
    vesselName: text({ max: 60, searched: true, visible: byWater, required: byWater }),
    voyageNo: text({ max: 30, visible: byWater }),
    blNo: text({ max: 40, searched: true, visible: byWater }),
    blDate: date({ visible: byWater }),
    trainNo: text({ max: 30, searched: true, visible: byRail }),
    waybillNo: text({ max: 30, searched: true, visible: byRail, required: byRail }),
    plateNo: text({ max: 10, pattern: 'plate', searched: true, visible: byRoad, required: byRoad }),
    driver: text({ max: 50, visible: byRoad }),
    weighedQty: quantity({ ...tonnes, calc: `sum(${weighed}, 'netWeightRu')`, visible: byRail }),
    scaleQty: quantity({ ...tonnes, calc: "sum(wagons, 'netWeightCn')", visible: byRail }),
    gapQty: quantity({ ...signed, calc: `sub(weighedQty, scaleQty)`, visible: byRail }),
    gapPct: number({
      digits: 3,
      min: '-1000000',
      calc: 'round(div(mul(sub(weighedQty, scaleQty), 100), weighedQty), 3)',
      visible: byRail,
    }),
    gapLight: dictionary({
      group: 'logisticsBill_gap',
      calc: `!gt(orZero(weighedQty), '0') ? '' : gt(gapPct, allowedPct) ? 'over' : 'natural'`,
      visible: byRail,
    }),
    freightContractId: reference({
      to: 'contracts.contract',
      list: 'freight',
      offers: { contractStatus: runningContract, contractType: ['ys', 'zc'] },
    }),
    freightRate: money({ digits: 4, min: '0' }),
    freightAmount: money({ digits: 2, calc: 'round(mul(billQty, freightRate), 2)' }),
    cancelReason: textarea({ max: 500, readonly: true, visible: 'filled(cancelReason)' }),
    wagons: lines({
      totals: ['netWeightRu', 'netWeightCn', 'gap'],
      visible: byRail,
      fields: {
        wagonNo: text({ required: true, max: 8, pattern: 'wagon' }),
        netWeightRu: quantity({ ...tonnes, required: true, min: '0.001' }),
        transshipTo: text({ max: 20 }),
        netWeightCn: quantity({ ...tonnes, min: '0.001' }),
        gap: quantity({ ...signed, calc: 'sub(netWeightRu, netWeightCn)' }),
        sealNo: text({ max: 30 }),
        arrived: date({}),
        unloaded: date({ notBefore: 'arrived' }),
      },
    }),
    legs: lines({
      max: 20,
      visible: inLegs,
      fields: {
        mode: dictionary({ group: 'transMode', required: true }),
        fromPlace: text({ required: true, max: 60 }),
        toPlace: text({ required: true, max: 60 }),
        vehicle: text({ max: 60 }),
        left: date({}),
        reached: date({ notBefore: 'left' }),
      },
    }),
    events: lines({
      max: 200,
      fields: {
        time: dateTime({ required: true }),
        event: dictionary({ group: 'trackEvent', required: true }),
        place: text({ max: 60 }),
        note: text({ max: 200 }),
      },
    }),
    files: attachment({ accept: ['pdf', 'jpg', 'jpeg', 'png', 'xls', 'xlsx'], max: 20 }),
  },
  form: billForm,
  lists: billLists,
  print: billPrint,
  states: billStates,
  actions: billActions,
  tasks: {
    arrive: { verb: 'arrive', where: { status: billState.inTransit }, due: 'awaited', together: true },
    receive: { verb: 'receive', where: { status: [billState.arrived, billState.discharging] }, together: true },
  },
})

export interface LogisticsBill extends RecordOf<typeof logisticsBill> {}
