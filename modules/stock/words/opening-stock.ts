import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { openingStock } from '../opening/opening-stock.ts'

export const openingStockWords: DocumentWords<typeof openingStock> = {
  title: { zh: '期初库存', ru: 'Запасы на начало', en: 'Opening stock' },
  fields: {
    goLiveId: { zh: '上线单', ru: 'Ввод остатков', en: 'Go-live' },
    warehouseId: { zh: '仓库', ru: 'Склад', en: 'Warehouse' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    batchNo: { zh: '原批次号', ru: 'Партия в старой системе', en: 'Batch of the old system' },
    inDate: { zh: '入库日期', ru: 'Дата прихода', en: 'Came in on' },
    owner: { zh: '货权', ru: 'Собственник', en: 'Owner' },
    segment: { zh: '业务板块', ru: 'Бизнес-сегмент', en: 'Business segment' },
    quantity: { zh: '数量(吨)', ru: 'Количество, т', en: 'Quantity, t' },
    amount: { zh: '成本金额(元)', ru: 'Себестоимость, ¥', en: 'Cost, CNY' },
    unitCost: { zh: '单位成本', ru: 'Себестоимость за т', en: 'Unit cost' },
    day: { zh: '记账日', ru: 'Дата проводки', en: 'Posting day' },
    batchId: { zh: '批次', ru: 'Партия', en: 'Batch' },
    voucherNo: { zh: '凭证号', ru: 'Номер проводки', en: 'Voucher number' },
    rowStatus: { zh: '状态', ru: 'Статус', en: 'Status' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    measures: { zh: '数量与成本', ru: 'Количество и стоимость', en: 'Quantity and cost' },
  },
  actions: {
    post: { zh: '记账', ru: 'Провести', en: 'Post' },
    takeBack: { zh: '冲销', ru: 'Сторнировать', en: 'Take back' },
  },
}
