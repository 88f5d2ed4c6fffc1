import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { stockMove } from '../stock-move.ts'

export const stockMoveWords: DocumentWords<typeof stockMove> = {
  title: { zh: '库存明细', ru: 'Движение запасов', en: 'Stock movement' },
  fields: {
    day: { zh: '日期', ru: 'Дата', en: 'Date' },
    event: { zh: '业务', ru: 'Операция', en: 'Event' },
    sourceNo: { zh: '来源单号', ru: 'Номер документа', en: 'Document number' },
    sourceType: { zh: '来源类型', ru: 'Вид документа', en: 'Document type' },
    sourceId: { zh: '来源标识', ru: 'Идентификатор документа', en: 'Document id' },
    seq: { zh: '次序', ru: 'Очередь', en: 'Sequence' },
    lineNo: { zh: '行号', ru: 'Номер строки', en: 'Line number' },
    costGroup: { zh: '核算组', ru: 'Группа учёта', en: 'Cost group' },
    entry: { zh: '记账顺序', ru: 'Порядок записи', en: 'Order of entry' },
    runningQuantity: { zh: '货品结存数量', ru: 'Остаток товара, т', en: 'Goods left, t' },
    runningAmount: { zh: '货品结存金额', ru: 'Остаток товара, ¥', en: 'Goods left, CNY' },
    reverses: { zh: '被冲销行', ru: 'Сторнируемая строка', en: 'Line reversed' },
    corrects: { zh: '被调整行', ru: 'Исправляемая строка', en: 'Line corrected' },
    warehouseId: { zh: '仓库', ru: 'Склад', en: 'Warehouse' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    batchId: { zh: '批次', ru: 'Партия', en: 'Batch' },
    quantity: { zh: '数量(吨)', ru: 'Количество, т', en: 'Quantity, t' },
    amount: { zh: '金额', ru: 'Сумма', en: 'Amount' },
    stockIn: { zh: '入库单', ru: 'Приход', en: 'Stock in' },
    stockOut: { zh: '出库单', ru: 'Расход', en: 'Stock out' },
    stockTransfer: { zh: '移库单', ru: 'Перемещение', en: 'Transfer' },
    openingStock: { zh: '期初库存', ru: 'Запасы на начало', en: 'Opening stock' },
    costTrueUp: { zh: '暂估差异', ru: 'Корректировка стоимости', en: 'Cost true-up' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    measures: { zh: '数量与金额', ru: 'Количество и сумма', en: 'Quantity and amount' },
  },
}
