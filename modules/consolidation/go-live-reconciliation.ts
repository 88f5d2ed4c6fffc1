import { report } from '../../core/description/report.ts'
import { dictionary, money, number, quantity, reference, text } from '../../kinds/index.ts'

const words = {
  goLiveId: { zh: '上线单', ru: 'Ввод остатков', en: 'Go-live' },
  part: { zh: '期初项目', ru: 'Раздел', en: 'Part' },
  warehouseId: { zh: '仓库', ru: 'Склад', en: 'Warehouse' },
  goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
  currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
  oldCount: { zh: '原系统笔数', ru: 'Записей в старой системе', en: 'Entries, old system' },
  contracts: { zh: '导入合同(份)', ru: 'Загружено договоров', en: 'Contracts imported' },
  items: { zh: '导入单据(笔)', ru: 'Загружено документов', en: 'Documents imported' },
  oldQty: { zh: '原系统数量(吨)', ru: 'Старая система, т', en: 'Old system, t' },
  newQty: { zh: '导入数量(吨)', ru: 'Загружено, т', en: 'Imported, t' },
  bookQty: { zh: '账面数量(吨)', ru: 'По учёту, т', en: 'In the ledger, t' },
  qtyDiff: { zh: '数量差异(吨)', ru: 'Расхождение, т', en: 'Difference, t' },
  oldAmount: { zh: '原系统金额', ru: 'Старая система, сумма', en: 'Old system, amount' },
  newAmount: { zh: '导入金额', ru: 'Загружено, сумма', en: 'Imported, amount' },
  bookAmount: { zh: '账面金额', ru: 'По учёту, сумма', en: 'In the ledger, amount' },
  amountDiff: { zh: '金额差异', ru: 'Расхождение, сумма', en: 'Difference, amount' },
  verdict: { zh: '结果', ru: 'Результат', en: 'Result' },
  difference: { zh: '差异说明', ru: 'Причина расхождения', en: 'Why it differs' },
} as const

const tonnes = quantity({ digits: 3, min: '-99999999' })
const sum = money({ digits: 2, in: 'currency', min: '-99999999999999' })
const entries = number({ max: '99999999' })

/**
 * The reconciliation sheet of a go-live: what the old system had by part, place and currency, what was imported, what the
 * ledgers have on the posting day, and by how much these differ. Its figures lead to the rows that were imported.
 */
export const goLiveReconciliation = report({
  module: 'consolidation',
  name: 'goLiveReconciliation',
  needs: 'qcsx-ck',
  words,
  label: { zh: '期初对账表', ru: 'Ведомость сверки остатков', en: 'Reconciliation sheet' },
  filters: { goLiveId: reference({ to: 'contracts.goLive', required: true }) },
  columns: {
    part: dictionary({ group: 'goLive_part' }),
    verdict: dictionary({ group: 'goLive_verdict' }),
    currency: dictionary({ group: 'currency' }),
    oldAmount: sum,
    newAmount: sum,
    bookAmount: sum,
    amountDiff: sum,
    warehouseId: reference({ to: 'stock.warehouse' }),
    goodsId: reference({ to: 'contracts.goods' }),
    oldQty: tonnes,
    newQty: tonnes,
    bookQty: tonnes,
    qtyDiff: tonnes,
    oldCount: entries,
    contracts: entries,
    items: entries,
    difference: text({ max: 200 }),
  },
  totals: [],
  drill: {
    newQty: {
      page: '/openingStock',
      with: { goLiveId: 'goLiveId', warehouseId: 'warehouseId', goodsId: 'goodsId' },
      sum: 'quantity',
    },
    contracts: { page: '/openingContract', with: { goLiveId: 'goLiveId', currency: 'currency' } },
    items: { page: '/openingItem', with: { goLiveId: 'goLiveId', itemType: 'part', currency: 'currency' } },
  },
})
