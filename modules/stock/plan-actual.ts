import { report } from '../../core/description/report.ts'
import type { Words } from '../../core/values/language.ts'
import { money, number, quantity, reference, unit, year, yearMonth } from '../../kinds/index.ts'

const words = {
  year: { zh: '年度', ru: 'Год', en: 'Year' },
  unitId: { zh: '单位', ru: 'Организация', en: 'Unit' },
  goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
  month: { zh: '月份', ru: 'Месяц', en: 'Month' },
  planQty: { zh: '计划数量(吨)', ru: 'План, т', en: 'Planned, t' },
  completionPct: { zh: '完成率(%)', ru: 'Выполнение, %', en: 'Completion, %' },
  leftQty: { zh: '差额(吨)', ru: 'Отклонение, т', en: 'Short of the plan, t' },
  settledQty: { zh: '结算数量(吨)', ru: 'По расчётам, т', en: 'Settled, t' },
  planAmount: { zh: '计划金额(元)', ru: 'Сумма по плану, ¥', en: 'Planned, CNY' },
  settledAmount: { zh: '结算金额(元)', ru: 'Сумма расчётов, ¥', en: 'Settled, CNY' },
} as const

/** What tells the two sides of trade apart: where goods come in or go out, and where they are settled. */
interface Side {
  readonly name: string
  readonly label: Words
  readonly delivered: Words
  readonly movesPage: string
  readonly moves: { readonly field: string; readonly type: Readonly<Record<string, { readonly is: string }>> }
  readonly settlementPage: string
}

const asked = { unitId: 'unitId', goodsId: 'goodsId', month: 'month', date: { year: 'year' } } as const

/** Planned by month and goods beside what was moved and settled; each figure leads to the entries it is made of. */
function planActual({ name, label, delivered, movesPage, moves, settlementPage }: Side) {
  const moved = { ...moves.type, ...asked, status: { is: '1' } } as const
  // A provisional settlement is settled once more for good.
  const settled = { ...asked, approvalStatus: { is: '2' }, settleType: { is: ['final', 'diff'] } } as const
  return report({
    module: 'stock',
    name,
    needs: 'gxjh-ck',
    words: { ...words, deliveredQty: delivered },
    label,
    filters: {
      year: year({ required: true, initial: { expression: 'year(today())' } }),
      unitId: unit({ scope: 'htgl' }),
      goodsId: reference({ to: 'contracts.goods' }),
    },
    columns: {
      month: yearMonth({}),
      unitId: unit({}),
      goodsId: reference({ to: 'contracts.goods' }),
      planQty: quantity(),
      deliveredQty: quantity(),
      completionPct: number({ digits: 2, max: '99999999' }),
      leftQty: quantity({ min: '-99999999' }),
      settledQty: quantity(),
      planAmount: money({ digits: 2 }),
      settledAmount: money({ digits: 2 }),
    },
    totals: ['planQty', 'deliveredQty', 'leftQty', 'settledQty', 'planAmount', 'settledAmount'],
    drill: {
      deliveredQty: { page: movesPage, with: moved, sum: moves.field },
      settledQty: { page: settlementPage, with: settled, sum: 'tonnes' },
      settledAmount: { page: settlementPage, with: settled, sum: 'amountCny' },
    },
    charts: [
      {
        kind: 'column',
        along: 'month',
        measures: ['planQty', 'deliveredQty', 'settledQty'],
        label: { zh: '数量(吨)', ru: 'Количество, т', en: 'Tonnes' },
      },
      { kind: 'bar', along: 'goodsId', measures: ['planQty', 'deliveredQty'], label: words.goodsId },
    ],
  })
}

export const purchasePlanActual = planActual({
  name: 'purchasePlanActual',
  label: { zh: '采购计划执行', ru: 'Выполнение плана закупок', en: 'Purchases against plan' },
  delivered: { zh: '入库数量(吨)', ru: 'Принято, т', en: 'Received, t' },
  movesPage: '/stockIn',
  moves: { field: 'actualQty', type: { inType: { is: 'buy' } } },
  settlementPage: '/settlePurchase',
})

export const salePlanActual = planActual({
  name: 'salePlanActual',
  label: { zh: '销售计划执行', ru: 'Выполнение плана продаж', en: 'Sales against plan' },
  delivered: { zh: '出库数量(吨)', ru: 'Отгружено, т', en: 'Delivered, t' },
  movesPage: '/stockOut',
  moves: { field: 'qty', type: { outType: { is: 'sale' } } },
  settlementPage: '/settleSale',
})
