import type { Page } from '../../core/description/module.ts'
import { groupStock } from './group-stock.ts'
import { lossAnalysis } from './loss-analysis.ts'
import { overdueStock } from './overdue-stock.ts'
import { purchasePlanActual, salePlanActual } from './plan-actual.ts'
import { stockBalance } from './stock-balance.ts'
import { stockReport } from './stock-report.ts'

const folder = 'stock.stock'

/** The pages of the stock, in the order of its menu. */
export const stockPages: readonly Page[] = [
  {
    path: '/stockWarehouse',
    list: 'stock.warehouse',
    needs: 'kcck-ck',
    kept: true,
    label: { zh: '仓库管理', ru: 'Склады', en: 'Warehouses' },
    menu: { folder, sort: 5, icon: 'home' },
  },
  {
    path: '/stockIn',
    list: 'stock.stockIn',
    needs: 'kcrk-ck',
    kept: true,
    label: { zh: '入库管理', ru: 'Приход на склад', en: 'Stock in' },
    menu: { folder, sort: 10, icon: 'import' },
  },
  {
    path: '/stockOut',
    list: 'stock.stockOut',
    needs: 'kccd-ck',
    kept: true,
    label: { zh: '出库管理', ru: 'Расход со склада', en: 'Stock out' },
    menu: { folder, sort: 20, icon: 'export' },
  },
  {
    path: '/stockTransfer',
    list: 'stock.stockTransfer',
    needs: 'kcdb-ck',
    kept: true,
    label: { zh: '移库调拨', ru: 'Перемещение запасов', en: 'Stock transfers' },
    menu: { folder, sort: 30, icon: 'swap' },
  },
  {
    path: '/stockCheck',
    list: 'stock.stockCheck',
    needs: 'kcpd-ck',
    kept: true,
    label: { zh: '盘点管理', ru: 'Инвентаризация', en: 'Stock-taking' },
    menu: { folder, sort: 40, icon: 'audit' },
  },
  {
    path: '/capacityWeight',
    list: 'stock.capacityWeight',
    needs: 'kcrz-ck',
    kept: true,
    label: { zh: '容重测定', ru: 'Насыпная плотность', en: 'Bulk density' },
    menu: { folder: 'domestic', sort: 60, icon: 'chart' },
  },
  {
    path: '/inspectReport',
    list: 'stock.inspectReport',
    needs: 'jybg-ck',
    kept: true,
    label: { zh: '检验报告', ru: 'Акты инспекции', en: 'Inspection reports' },
    menu: { folder: 'international.customs', sort: 40, icon: 'audit' },
  },
  {
    path: '/testReport',
    list: 'stock.inspectReport.domestic',
    needs: 'jybg-ck',
    kept: true,
    label: { zh: '化验报告', ru: 'Протоколы испытаний', en: 'Test reports' },
    menu: { folder: 'domestic', sort: 40, icon: 'line-chart' },
  },
  {
    path: '/stockBatch',
    list: 'stock.batch',
    needs: 'kcpc-ck',
    kept: true,
    label: { zh: '批次管理', ru: 'Партии', en: 'Batches' },
    menu: { folder, sort: 70, icon: 'tags' },
  },
  {
    path: '/stockBalance',
    report: 'stock.stockBalance',
    needs: stockBalance.needs,
    kept: true,
    label: stockBalance.label,
    menu: { folder, sort: 80, icon: 'database' },
  },
  {
    path: '/stockTrueUp',
    list: 'stock.costTrueUp',
    needs: 'kcdz-ck',
    kept: true,
    label: { zh: '暂估差异', ru: 'Корректировки стоимости', en: 'Cost true-ups' },
    menu: { folder, sort: 85, icon: 'swap' },
  },
  {
    path: '/stockLedger',
    list: 'stock.stockMove',
    needs: 'kcmx-ck',
    kept: true,
    label: { zh: '库存明细账', ru: 'Журнал движения запасов', en: 'Stock ledger' },
    menu: { folder, sort: 90, icon: 'book' },
  },
  {
    path: '/stockReport',
    report: 'stock.stockReport',
    needs: stockReport.needs,
    kept: true,
    label: stockReport.label,
    menu: { folder, sort: 110, icon: 'chart' },
  },
  {
    path: '/overdueStock',
    report: 'stock.overdueStock',
    needs: overdueStock.needs,
    kept: true,
    label: overdueStock.label,
    menu: { folder, sort: 120, icon: 'alert' },
  },
  {
    path: '/lossAnalysis',
    report: 'stock.lossAnalysis',
    needs: lossAnalysis.needs,
    kept: true,
    label: lossAnalysis.label,
    menu: { folder: 'stock.logistics', sort: 40, icon: 'chart' },
  },
  {
    path: '/groupStock',
    report: 'stock.groupStock',
    needs: groupStock.needs,
    kept: true,
    label: groupStock.label,
    menu: { folder: 'profit.group', sort: 40, icon: 'chart' },
  },
  {
    path: '/purchasePlanActual',
    report: 'stock.purchasePlanActual',
    needs: purchasePlanActual.needs,
    kept: true,
    label: purchasePlanActual.label,
    menu: { folder: 'trade', sort: 52, icon: 'chart' },
  },
  {
    path: '/salePlanActual',
    report: 'stock.salePlanActual',
    needs: salePlanActual.needs,
    kept: true,
    label: salePlanActual.label,
    menu: { folder: 'trade', sort: 54, icon: 'chart' },
  },
]
