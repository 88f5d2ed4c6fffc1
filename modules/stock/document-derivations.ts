import { derivation } from '../../core/description/document-derivation.ts'
import { contract, settlement } from '../contracts/index.ts'
import { customsTaxCertificate, logisticsBill } from '../trade/index.ts'
import { batch } from './batch.ts'
import { reportState } from './inspection/inspection-report-states.ts'
import { inspectionReport } from './inspection/inspection-report.ts'
import { standingClaim } from './insurance/claim-states.ts'
import { insuranceClaim } from './insurance/insurance-claim.ts'
import { landedCost } from './landed-cost/landed-cost.ts'
import { cargoRelease } from './release/cargo-release.ts'
import { endedRelease, holdingRelease, releaseState } from './release/release-states.ts'
import { ctiSales } from './sales/cti-sales.ts'
import { endedOrder, orderState, standingOrder } from './sales/order-states.ts'
import { stockIn } from './stock-in.ts'
import { stockOut } from './stock-out.ts'
import { yardDerivations } from './yard/index.ts'

/** An entry that takes of its bill, as a draft too: two people do not take in the last tonne. */
export const standingIn = { status: ['0', '1'] } as const

const reported = {
  status: [
    reportState.sampled,
    reportState.inLab,
    reportState.issued,
    reportState.confirmed,
    reportState.disputed,
    reportState.inArbitration,
  ],
} as const
const allocate = { zh: '分摊到入库成本', ru: 'Распределить на запасы', en: 'Allocate to stock' } as const
const toLab = { zh: '生成检验报告', ru: 'Создать акт инспекции', en: 'Make an inspection report' } as const

/** Goods that were bought are taken in by the papers of what brought them, in one warehouse or in several. */
export const stockDerivations = [
  ...yardDerivations,
  derivation(logisticsBill, stockIn, {
    name: 'takeIn',
    label: { zh: '生成入库单', ru: 'Оприходовать на склад', en: 'Take into stock' },
    by: 'billId',
    when: "direction == 'buy' && status in ['3', '4']",
    same: ['goodsId', 'contractId', 'carrier', 'allowedPct', 'mode', 'loadPlace', 'dischargePlace'],
    fields: { supplier: 'counterparty' },
    alike: ['goodsId', 'contractId', 'supplier'],
    remaining: { of: ['billQty'], less: [{ field: 'billQty', while: standingIn }] },
    link: 'create',
    living: standingIn,
    bars: ['revoke'],
  }),
  derivation(contract, cargoRelease, {
    name: 'releaseCargo',
    label: { zh: '生成放货单', ru: 'Создать распоряжение на отпуск', en: 'Make a cargo release' },
    by: 'contractId',
    when: "direction == 'sell' && contractStatus in ['3', '4']",
    // What is released stays so until it has been fetched or its last day is over.
    unless: `status in ['${releaseState.released}', '${releaseState.partly}']`,
    offered: "contractType in ['xs', 'nmx', 'ck']",
    same: ['currency', 'tolerancePct'],
    fields: { customer: 'counterparty' },
    alike: ['customer', 'currency'],
    remaining: {
      of: ['tonnes'],
      when: 'gt(tonnes, "0")',
      less: [
        { field: 'qty', while: { status: holdingRelease } },
        { field: 'deliveredQty', while: { status: endedRelease } },
      ],
      tolerance: 'tolerancePct',
    },
    link: 'create',
    living: { status: holdingRelease },
    bars: ['terminate'],
  }),
  derivation(contract, ctiSales, {
    name: 'orderUnder',
    label: { zh: '生成内贸销售订单', ru: 'Создать заказ', en: 'Make a domestic order' },
    by: 'contractId',
    when: "direction == 'sell' && currency == 'CNY' && contractStatus in ['3', '4']",
    unless: `status in ['${orderState.waiting}', '${orderState.partly}']`,
    offered: "contractType in ['nmx', 'xs'] && currency == 'CNY'",
    fields: { customer: 'counterparty' },
    alike: ['customer'],
    remaining: {
      of: ['totalAmount'],
      less: [
        { field: 'amount', while: { status: standingOrder } },
        { field: 'pickedAmount', while: { status: endedOrder } },
      ],
    },
    figure: 'amount',
    link: 'create',
    living: { status: standingOrder },
    bars: ['terminate'],
  }),
  derivation(ctiSales, cargoRelease, {
    name: 'releaseOrder',
    label: { zh: '生成放货单', ru: 'Создать распоряжение на отпуск', en: 'Make a cargo release' },
    by: 'orderId',
    when: `status in ['${orderState.waiting}', '${orderState.partly}'] && validTo >= today()`,
    unless: `status in ['${releaseState.released}', '${releaseState.partly}']`,
    same: ['contractId', 'customer', 'warehouseId', 'goodsId', 'batchId', 'validTo'],
    fields: { price: 'unitPrice' },
    alike: ['contractId', 'customer', 'warehouseId', 'goodsId', 'batchId'],
    remaining: {
      of: ['qty'],
      less: [
        { field: 'qty', while: { status: holdingRelease } },
        { field: 'deliveredQty', while: { status: endedRelease } },
      ],
    },
    link: 'create',
    living: { status: holdingRelease },
    bars: ['finish', 'expire'],
  }),
  derivation(cargoRelease, stockOut, {
    name: 'fetchGoods',
    label: { zh: '生成出库单', ru: 'Оформить вывоз', en: 'Make a stock issue' },
    by: 'releaseId',
    when: `status in ['${releaseState.released}', '${releaseState.partly}'] && validTo >= today()`,
    unless: "status in ['1', '2']",
    same: ['warehouseId', 'goodsId', 'batchId', 'customer', 'contractId'],
    alike: ['warehouseId', 'goodsId', 'batchId', 'customer', 'contractId'],
    remaining: { of: ['qty'], less: [{ field: 'qty', while: standingIn }] },
    link: 'create',
    living: { status: '0' },
  }),
  derivation(stockIn, insuranceClaim, {
    name: 'claimLoss',
    label: { zh: '保险索赔', ru: 'Заявить страховщику', en: 'Claim from the insurer' },
    by: 'stockInId',
    when: "status == '1' && filled(billId) && gt(orZero(lossQty), '0')",
    same: ['billId', 'goodsId', 'lossQty'],
    alike: [],
    figure: 'claimAmt',
    link: 'claim',
    living: { status: standingClaim },
    bars: ['reverse'],
  }),
  derivation(settlement, landedCost, {
    name: 'allocateSettlement',
    label: allocate,
    by: 'settlementId',
    when: "approvalStatus == '2' && direction == 'buy' && settleType in ['frt', 'svc']",
    unless: "status in ['1', '2']",
    alike: [],
    figure: 'total',
    link: 'create',
    living: standingIn,
  }),
  derivation(customsTaxCertificate, landedCost, {
    name: 'allocateDuty',
    label: allocate,
    by: 'customsTaxId',
    when: "taxType == 'duty'",
    unless: "status in ['1', '2']",
    alike: [],
    figure: 'total',
    link: 'create',
    living: standingIn,
  }),
  derivation(logisticsBill, inspectionReport, {
    name: 'testBill',
    label: toLab,
    by: 'billId',
    when: "status != '9'",
    same: ['goodsId', 'contractId'],
    fields: { qty: 'billQty' },
    alike: ['goodsId', 'contractId'],
    figure: 'qty',
    link: 'ref',
    living: reported,
    bars: ['cancel'],
  }),
  derivation(stockIn, inspectionReport, {
    name: 'testStockIn',
    label: toLab,
    by: 'stockInId',
    when: "status in ['0', '1']",
    same: ['goodsId', 'contractId', 'batchId', 'billId'],
    fields: { qty: 'actualQty' },
    alike: ['goodsId'],
    figure: 'qty',
    link: 'ref',
    living: reported,
  }),
  derivation(batch, inspectionReport, {
    name: 'testBatch',
    label: toLab,
    by: 'batchId',
    when: 'filled(goodsId)',
    same: ['goodsId'],
    alike: ['goodsId'],
    figure: 'qty',
    link: 'ref',
    living: reported,
  }),
  derivation(inspectionReport, inspectionReport, {
    name: 'arbitrateReport',
    label: { zh: '生成仲裁报告', ru: 'Создать арбитражный акт', en: 'Make the arbitration report' },
    by: 'disputeId',
    when: `status == '${reportState.inArbitration}'`,
    // Its confirmation ends the arbitration, and it stays what it was.
    unless: `status == '${reportState.confirmed}'`,
    same: ['billId', 'stockInId', 'batchId', 'contractId', 'goodsId', 'qty'],
    alike: ['goodsId'],
    figure: 'qty',
    link: 'ref',
    living: reported,
  }),
]
