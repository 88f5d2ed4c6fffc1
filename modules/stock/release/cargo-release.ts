import { document, type RecordOf } from '../../../core/description/document.ts'
import { date, dictionary, lines, money, number, quantity, reference, text } from '../../../kinds/index.ts'
import { price, runningContract } from '../../contracts/index.ts'
import { releaseFlow } from './release-flow.ts'
import { releaseActions, releaseStates } from './release-states.ts'

/**
 * Lets a customer fetch goods of a contract by a day, because their price is covered: by what he has paid for them, by
 * his deposit, by a letter of credit or by his credit limit. It reserves the tonnes and takes of the cover from the
 * moment it is sent round.
 */
export const cargoRelease = document({
  module: 'stock',
  name: 'cargoRelease',
  code: 'kcfh',
  scope: 'kcgl',
  title: 'releaseNo',
  number: { field: 'releaseNo', pattern: 'FH-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['customer', 'goodsId', 'qty', 'coveragePct', 'validTo'],
  fields: {
    releaseNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    date: date({ required: true, indexed: true, initial: { expression: 'today()' } }),
    status: dictionary({ group: 'cargoRelease_status', required: true, readonly: true, initial: '0', indexed: true }),
    orderId: reference({
      to: 'stock.ctiSales',
      indexed: true,
      sealed: true,
      offers: { status: ['2', '3'] },
    }),
    contractId: reference({
      to: 'contracts.contract',
      required: true,
      indexed: true,
      sealed: true,
      offers: { direction: 'sell', contractStatus: runningContract },
      fill: { customer: 'counterparty', currency: 'currency', tolerancePct: 'tolerancePct' },
    }),
    customer: reference({ to: 'contracts.counterparty', required: true, indexed: true, sealed: true }),
    tolerancePct: number({ digits: 2, max: '30', readonly: true }),
    warehouseId: reference({ to: 'stock.warehouse', required: true, indexed: true, only: { inUse: '1' } }),
    goodsId: reference({ to: 'contracts.goods', required: true, indexed: true, only: { inUse: '1' } }),
    batchId: reference({ to: 'stock.batch', required: true, indexed: true, alike: { goodsId: 'goodsId' } }),
    // From where it is fetched: where the yard has laid the batch.
    positionId: reference({ to: 'stock.position', readonly: true, indexed: true }),
    qty: quantity({ required: true, min: '0.001', sealed: true }),
    basis: dictionary({ group: 'releaseBasis', required: true, initial: 'full', indexed: true, sealed: true }),
    currency: dictionary({ group: 'currency', required: true, readonly: true, initial: 'CNY', sealed: true }),
    price: money({ ...price, digits: 4, required: true, min: '0.0001', in: 'currency', sealed: true }),
    amount: money({ ...price, digits: 2, in: 'currency', calc: 'round(mul(qty, price), 2)' }),
    coverAmount: money({ ...price, digits: 2, in: 'currency', readonly: true }),
    heldAmount: money({ ...price, digits: 2, in: 'currency', readonly: true }),
    coveragePct: number({ digits: 2, max: '9999.99', readonly: true }),
    validTo: date({ required: true, indexed: true, notBefore: 'date' }),
    receiver: text({ required: true, max: 60, searched: true }),
    plates: lines({
      max: 60,
      fields: {
        plate: text({ required: true, max: 10, pattern: 'plate' }),
        driver: text({ max: 30 }),
        phone: text({ max: 20, pattern: 'telephone' }),
      },
    }),
    deliveredQty: quantity({ readonly: true }),
    leftQty: quantity({ calc: 'sub(qty, orZero(deliveredQty))' }),
    deliveredAmount: money({ ...price, digits: 2, in: 'currency', calc: 'round(mul(orZero(deliveredQty), price), 2)' }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'releaseNo',
        'date',
        'status',
        'orderId',
        'contractId',
        'customer',
        'validTo',
        'receiver',
        'tolerancePct',
      ],
    },
    {
      name: 'goods',
      columns: 3,
      fields: ['goodsId', 'warehouseId', 'batchId', 'positionId', 'qty', 'deliveredQty', 'leftQty'],
    },
    {
      name: 'cover',
      columns: 3,
      fields: [
        'basis',
        'currency',
        'price',
        'amount',
        'coverAmount',
        'heldAmount',
        'coveragePct',
        'deliveredAmount',
        'remark',
      ],
    },
    { name: 'plates', columns: 1, fields: ['plates'] },
  ],
  print: {
    owner: 'contractId.ourCompany',
    sections: [
      { group: 'basic', fields: ['date', 'contractId', 'customer', 'receiver', 'validTo'] },
      { group: 'goods', fields: ['goodsId', 'warehouseId', 'positionId', 'batchId', 'qty', 'basis', 'remark'] },
      { group: 'plates', fields: ['plates'] },
    ],
  },
  lists: {
    main: {
      columns: [
        'releaseNo',
        'customer',
        'amount',
        'status',
        'validTo',
        'goodsId',
        'qty',
        'leftQty',
        'approvalStatus',
        'currentHandlers',
        'basis',
        'coveragePct',
        'warehouseId',
        'positionId',
        'batchId',
        'contractId',
        'orderId',
        'deliveredQty',
        'date',
        'createName',
      ],
      search: ['status', 'customer', 'validTo', 'goodsId', 'warehouseId', 'contractId', 'basis', 'approvalStatus'],
      sort: ['-createTime'],
      totals: ['qty', 'leftQty', 'deliveredQty'],
    },
  },
  states: releaseStates,
  actions: releaseActions,
  approval: {
    process: 'cargoRelease',
    category: 'contract',
    money: true,
    values: ['coveragePct', 'basis', 'currency'],
    first: releaseFlow,
  },
})

export interface CargoRelease extends RecordOf<typeof cargoRelease> {}
