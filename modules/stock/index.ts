import { defineModule } from '../../core/description/module.ts'
import { contracts } from '../contracts/index.ts'
import { finance } from '../finance/index.ts'
import { organisation } from '../organisation/index.ts'
import { trade } from '../trade/index.ts'
import { stockAlerts } from './alerts.ts'
import { batch } from './batch.ts'
import { blendMixCalculator, stockBlend } from './blend/stock-blend.ts'
import { bulkDensityMeasurement } from './bulk-density-measurement.ts'
import { costTrueUp } from './cost-true-up.ts'
import { stockDictionaries } from './dictionaries.ts'
import { stockDerivations } from './document-derivations.ts'
import { gatePass } from './gate/gate-pass.ts'
import { weighbridge } from './gate/weighbridge-adapter.ts'
import { stockGrants, stockScopes } from './grants.ts'
import { groupStock } from './group-stock.ts'
import { inspectionReport, qualityBasesCalculator } from './inspection/inspection-report.ts'
import { insuranceClaim } from './insurance/insurance-claim.ts'
import { landedCost, landedCostCalculator } from './landed-cost/landed-cost.ts'
import { lossAnalysis } from './loss-analysis.ts'
import { monthlyAverage, monthlyAverageRun, monthlyAverages } from './monthly-average/monthly-average.ts'
import { openingStock } from './opening/opening-stock.ts'
import { overdueStock } from './overdue-stock.ts'
import { stockPages } from './pages.ts'
import { purchasePlanActual, salePlanActual } from './plan-actual.ts'
import { cargoRelease } from './release/cargo-release.ts'
import { ctiPrice } from './sales/cti-price.ts'
import { ctiSales } from './sales/cti-sales.ts'
import { stockBalance } from './stock-balance.ts'
import { stockCount } from './stock-count.ts'
import { stockIn } from './stock-in.ts'
import { stock, stockMove } from './stock-move.ts'
import { stockOut } from './stock-out.ts'
import { stockReport } from './stock-report.ts'
import { stockTransfer } from './stock-transfer.ts'
import { warehouse } from './warehouse.ts'
import { bulkDensityMeasurementWords } from './words/bulk-density-measurement.ts'
import { cargoReleaseWords } from './words/cargo-release.ts'
import { costTrueUpWords } from './words/cost-true-up.ts'
import { ctiPriceWords, ctiSalesWords } from './words/cti-sales.ts'
import { gatePassWords } from './words/gate-pass.ts'
import { inspectionReportWords } from './words/inspection-report.ts'
import { insuranceClaimWords } from './words/insurance-claim.ts'
import { landedCostWords } from './words/landed-cost.ts'
import { monthlyAverageRunWords, monthlyAverageWords } from './words/monthly-average.ts'
import { openingStockWords } from './words/opening-stock.ts'
import { stockRefusals } from './words/refusals.ts'
import { stockBlendWords } from './words/stock-blend.ts'
import { stockCountWords } from './words/stock-count.ts'
import { stockInWords, stockOutWords } from './words/stock-in-and-out.ts'
import { stockMoveWords } from './words/stock-move.ts'
import { stockTransferWords } from './words/stock-transfer.ts'
import { batchWords, warehouseWords } from './words/warehouse-and-batch.ts'
import { expectedPriceWords, writeDownLineWords, writeDownRunWords } from './words/write-down.ts'
import { expectedPrice } from './write-down/expected-price.ts'
import { monthlyWriteDown, writeDownLine, writeDownRun } from './write-down/write-down.ts'
import { position, positionWords, stackTemperature, turnOrder, turnOrderWords } from './yard/index.ts'

export { costTrueUp, type CostTrueUp } from './cost-true-up.ts'
export { openingStock } from './opening/opening-stock.ts'
export { landedCost, type LandedCost } from './landed-cost/landed-cost.ts'
export { monthlyAverage, monthlyAverageRun } from './monthly-average/monthly-average.ts'
export { stockIn } from './stock-in.ts'
export { stockOut, type StockOut } from './stock-out.ts'

/** What the companies have in their warehouses, what it cost, and where it went. */
export const stockModule = defineModule({
  name: 'stock',
  sold: true,
  label: { zh: '库存管理', ru: 'Запасы', en: 'Inventory' },
  needs: [organisation, contracts, trade, finance],
  documents: {
    warehouse,
    position,
    turnOrder,
    batch,
    stockIn,
    stockOut,
    gatePass,
    ctiPrice,
    ctiSales,
    cargoRelease,
    stockBlend,
    stockTransfer,
    stockCheck: stockCount,
    capacityWeight: bulkDensityMeasurement,
    inspectReport: inspectionReport,
    insuranceClaim,
    landedCost,
    monthlyAverageRun,
    monthlyAverage,
    expectedPrice,
    writeDownRun,
    writeDownLine,
    costTrueUp,
    stockMove,
    openingStock,
  },
  words: {
    warehouse: warehouseWords,
    position: positionWords,
    turnOrder: turnOrderWords,
    batch: batchWords,
    stockIn: stockInWords,
    stockOut: stockOutWords,
    gatePass: gatePassWords,
    ctiPrice: ctiPriceWords,
    ctiSales: ctiSalesWords,
    cargoRelease: cargoReleaseWords,
    stockBlend: stockBlendWords,
    stockTransfer: stockTransferWords,
    stockCheck: stockCountWords,
    capacityWeight: bulkDensityMeasurementWords,
    inspectReport: inspectionReportWords,
    insuranceClaim: insuranceClaimWords,
    landedCost: landedCostWords,
    monthlyAverageRun: monthlyAverageRunWords,
    monthlyAverage: monthlyAverageWords,
    expectedPrice: expectedPriceWords,
    writeDownRun: writeDownRunWords,
    writeDownLine: writeDownLineWords,
    costTrueUp: costTrueUpWords,
    stockMove: stockMoveWords,
    openingStock: openingStockWords,
  },
  refusals: stockRefusals,
  adapters: [weighbridge],
  dictionaries: stockDictionaries,
  derivations: stockDerivations,
  alerts: stockAlerts,
  calculators: [qualityBasesCalculator, blendMixCalculator, landedCostCalculator],
  ledgers: [stock],
  runs: [monthlyAverages, monthlyWriteDown],
  series: [stackTemperature],
  reports: [stockBalance, groupStock, stockReport, overdueStock, lossAnalysis, purchasePlanActual, salePlanActual],
  pages: stockPages,
  grants: stockGrants,
  scopes: stockScopes,
})
