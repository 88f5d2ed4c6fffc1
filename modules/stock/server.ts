import { defineServer } from '../../server/module-api.ts'
import { blendMix } from './blend/blend-mix.ts'
import { stockBlendRules } from './blend/stock-blend.server.ts'
import { bulkDensityMeasurementRules } from './bulk-density-measurement.server.ts'
import { costOfBarteredGoods, costOfGoodsSold, costOfSettledSales } from './cost-of-sale/cost-of-sale.server.ts'
import { costsOfBefore } from './cost-of-sale/costs-of-before.server.ts'
import { costOfDirectSales, costOfGoodsIn } from './cost-of-sale/direct-cost.server.ts'
import { trueUpRules } from './cost-true-up.server.ts'
import { makeStock } from './demo/make-stock.ts'
import { gatePassRules } from './gate/gate-pass.server.ts'
import { gateRoutes } from './gate/gate-today.server.ts'
import { weighbridgeCalls } from './gate/read-scale.server.ts'
import { goodsMethod } from './goods-cost-method.server.ts'
import { groupStockRows } from './group-stock.server.ts'
import { stockModule } from './index.ts'
import { inspectionReportRules } from './inspection/inspection-report.server.ts'
import { qualityBases } from './inspection/quality-bases.ts'
import { settlementLots } from './inspection/settlement-lots.server.ts'
import { insuranceClaimRules } from './insurance/insurance-claim.server.ts'
import { landedCostShares } from './landed-cost/landed-cost-shares.ts'
import { landedCostRules } from './landed-cost/landed-cost.server.ts'
import { lossAnalysisRows } from './loss-analysis.server.ts'
import { averagedBeforeClosing } from './monthly-average/averaged-month.server.ts'
import { monthlyAveragePart } from './monthly-average/monthly-average.server.ts'
import { goLiveStockRules, openingStockRules } from './opening/opening-stock.server.ts'
import { overdueStockRows, stockAge } from './overdue-stock.server.ts'
import { purchasePlanActualRows, salePlanActualRows } from './plan-actual.server.ts'
import { receivedBillRules } from './protect-received-bill.server.ts'
import { cargoReleaseRules, expireReleases } from './release/cargo-release.server.ts'
import { saleOnCreditRules } from './release/sale-on-credit.server.ts'
import { ctiPriceRules } from './sales/cti-price.server.ts'
import { ctiSalesRules, expireOrders } from './sales/cti-sales.server.ts'
import { stockBalanceRows } from './stock-balance.server.ts'
import { stockProblems } from './stock-consistency.server.ts'
import { stockCountRules } from './stock-count.server.ts'
import { stockInRules } from './stock-in.server.ts'
import { stockOutRules } from './stock-out.server.ts'
import { stockReportRows } from './stock-report.server.ts'
import { stockTransferRules } from './stock-transfer.server.ts'
import { writeDownPart } from './write-down/write-down.server.ts'
import { yardMapRoutes } from './yard/yard-map.server.ts'
import { yardJobs, yardRules } from './yard/yard.server.ts'

/** The server side of the stock. */
export const stockServer = defineServer(stockModule, {
  rules: [
    stockInRules,
    costOfGoodsIn,
    stockOutRules,
    costOfGoodsSold,
    gatePassRules,
    ctiPriceRules,
    ctiSalesRules,
    cargoReleaseRules,
    saleOnCreditRules,
    stockBlendRules,
    stockTransferRules,
    stockCountRules,
    bulkDensityMeasurementRules,
    inspectionReportRules,
    insuranceClaimRules,
    goodsMethod,
    receivedBillRules,
    trueUpRules,
    costOfSettledSales,
    costOfBarteredGoods,
    costOfDirectSales,
    landedCostRules,
    averagedBeforeClosing,
    settlementLots,
    openingStockRules,
    goLiveStockRules,
    ...yardRules,
  ],
  runs: { monthlyAverageRun: monthlyAveragePart, writeDownRun: writeDownPart },
  calculators: { qualityBases, blendMix, landedCostShares },
  reports: {
    stockBalance: stockBalanceRows,
    groupStock: groupStockRows,
    stockReport: stockReportRows,
    overdueStock: overdueStockRows,
    lossAnalysis: lossAnalysisRows,
    purchasePlanActual: purchasePlanActualRows,
    salePlanActual: salePlanActualRows,
  },
  jobs: {
    ...yardJobs,
    costsOfBefore: { run: costsOfBefore },
    expireReleases: {
      cron: '10 0 * * *',
      label: { zh: '放货单到期失效', ru: 'Истечение срока отпуска', en: 'Releases that expire' },
      run: expireReleases,
    },
    expireOrders: {
      cron: '30 0 * * *',
      label: { zh: '内贸销售订单到期关闭', ru: 'Истечение срока заказов', en: 'Domestic orders that expire' },
      run: expireOrders,
    },
  },
  alerts: { 'STK-AGE': stockAge },
  adapters: { weighbridge: weighbridgeCalls },
  routes: (app) => {
    gateRoutes(app)
    yardMapRoutes(app)
  },
  demo: makeStock,
  proofs: stockProblems,
})
