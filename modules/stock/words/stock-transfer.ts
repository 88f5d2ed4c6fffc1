import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { stockTransfer } from '../stock-transfer.ts'

const arrivedOn = { zh: '到货日期', ru: 'Дата прибытия', en: 'Arrived on' } as const
const arrivedQty = { zh: '到货数量(吨)', ru: 'Принято, т', en: 'Quantity arrived, t' } as const

export const stockTransferWords: DocumentWords<typeof stockTransfer> = {
  title: { zh: '移库单', ru: 'Перемещение', en: 'Transfer' },
  fields: {
    transferNo: { zh: '移库单号', ru: 'Номер перемещения', en: 'Transfer number' },
    date: { zh: '发运日期', ru: 'Дата отправки', en: 'Sent on' },
    fromId: { zh: '调出仓库', ru: 'Со склада', en: 'From warehouse' },
    toId: { zh: '调入仓库', ru: 'На склад', en: 'To warehouse' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    batchId: { zh: '批次', ru: 'Партия', en: 'Batch' },
    qty: { zh: '发运数量(吨)', ru: 'Отправлено, т', en: 'Quantity sent, t' },
    carrier: { zh: '承运人', ru: 'Перевозчик', en: 'Carrier' },
    plateNo: { zh: '车船号', ru: 'Транспорт', en: 'Vehicle or vessel' },
    allowedPct: { zh: '允许损耗(%)', ru: 'Норма потерь, %', en: 'Allowed loss, %' },
    transitId: { zh: '在途仓', ru: 'В пути', en: 'In transit at' },
    arrivedOn,
    arrivedQty,
    lossQty: { zh: '途损数量(吨)', ru: 'Потери в пути, т', en: 'Loss on the way, t' },
    excessQty: { zh: '超耗数量(吨)', ru: 'Сверх нормы, т', en: 'Loss above the allowance, t' },
    lossOut: { zh: '损耗出库单', ru: 'Списание потерь', en: 'Issue of the loss' },
    claimOut: { zh: '索赔出库单', ru: 'Списание на перевозчика', en: 'Issue claimed' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    way: { zh: '运输', ru: 'Перевозка', en: 'Transport' },
    arrival: { zh: '到货与途损', ru: 'Прибытие и потери', en: 'Arrival and loss' },
  },
  actions: {
    dispatch: { zh: '确认出库', ru: 'Отправить', en: 'Dispatch' },
    arrive: { zh: '确认入库', ru: 'Принять', en: 'Receive' },
    takeBack: { zh: '撤回入库', ru: 'Отменить приёмку', en: 'Take the arrival back' },
    reverse: { zh: '冲销', ru: 'Сторнировать', en: 'Reverse' },
  },
  asks: { arrivedOn, arrivedQty },
  tasks: {
    dispatch: { zh: '待发运移库', ru: 'Отправить перемещение', en: 'Transfer to dispatch' },
    arrive: { zh: '在途待入库', ru: 'Принять из пути', en: 'Transfer to receive' },
  },
}
