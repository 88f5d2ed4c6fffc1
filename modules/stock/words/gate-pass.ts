import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { gatePass } from '../gate/gate-pass.ts'

export const gatePassWords: DocumentWords<typeof gatePass> = {
  title: { zh: '进出厂记录', ru: 'Пропуск машины', en: 'Gate record' },
  fields: {
    passNo: { zh: '进厂单号', ru: 'Номер пропуска', en: 'Gate number' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    plateNo: { zh: '车牌号', ru: 'Госномер', en: 'Number plate' },
    releaseId: { zh: '放货单', ru: 'Распоряжение на отпуск', en: 'Cargo release' },
    orderId: { zh: '内贸销售订单', ru: 'Заказ на внутреннем рынке', en: 'Domestic order' },
    customer: { zh: '客户', ru: 'Покупатель', en: 'Customer' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    warehouseId: { zh: '仓库', ru: 'Склад', en: 'Warehouse' },
    positionId: { zh: '装车货位', ru: 'Место погрузки', en: 'Loading location' },
    cameAt: { zh: '进场时间', ru: 'Время въезда', en: 'Came in at' },
    tare: { zh: '皮重(吨)', ru: 'Тара, т', en: 'Tare, t' },
    leftAt: { zh: '出场时间', ru: 'Время выезда', en: 'Left at' },
    gross: { zh: '毛重(吨)', ru: 'Брутто, т', en: 'Gross, t' },
    net: { zh: '净重(吨)', ru: 'Нетто, т', en: 'Net, t' },
    leftQty: { zh: '剩余可提(吨)', ru: 'Осталось вывезти, т', en: 'Left to fetch, t' },
    ticketId: { zh: '磅单', ru: 'Весовой талон', en: 'Weigh ticket' },
    stockOutId: { zh: '出库单', ru: 'Расход со склада', en: 'Stock out' },
    reason: { zh: '退场原因', ru: 'Почему не загружена', en: 'Why turned away' },
  },
  groups: {
    basic: { zh: '车辆与提货', ru: 'Машина и вывоз', en: 'Lorry and goods' },
    weights: { zh: '过磅', ru: 'Взвешивание', en: 'Weighing' },
    made: { zh: '生成单据', ru: 'Оформлено', en: 'What was made' },
  },
  actions: {
    leave: { zh: '出场', ru: 'Выпустить', en: 'Let out' },
    turnAway: { zh: '空车退场', ru: 'Выпустить пустой', en: 'Turn away empty' },
  },
  tasks: { leave: { zh: '场内车辆待出场', ru: 'Машины на территории', en: 'Lorries inside' } },
  asks: {
    gross: { zh: '毛重(吨)', ru: 'Брутто, т', en: 'Gross, t' },
    reading: { zh: '磅值编号', ru: 'Номер показания', en: 'Reading' },
    reason: { zh: '退场原因', ru: 'Причина', en: 'Reason' },
  },
}
