import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { ctiPrice } from '../sales/cti-price.ts'
import type { ctiSales } from '../sales/cti-sales.ts'

const vehicles = {
  label: { zh: '提货车辆', ru: 'Машины', en: 'Vehicles' },
  fields: {
    plate: { zh: '车牌号', ru: 'Госномер', en: 'Number plate' },
    driver: { zh: '司机', ru: 'Водитель', en: 'Driver' },
    phone: { zh: '联系电话', ru: 'Телефон', en: 'Telephone' },
  },
} as const

export const ctiSalesWords: DocumentWords<typeof ctiSales> = {
  title: { zh: '内贸销售订单', ru: 'Заказ на внутреннем рынке', en: 'Domestic order' },
  fields: {
    orderNo: { zh: '订单号', ru: 'Номер заказа', en: 'Order number' },
    date: { zh: '订单日期', ru: 'Дата заказа', en: 'Order date' },
    status: { zh: '订单状态', ru: 'Состояние заказа', en: 'Order status' },
    contractId: { zh: '框架合同', ru: 'Рамочный договор', en: 'Frame contract' },
    customer: { zh: '客户', ru: 'Покупатель', en: 'Customer' },
    specId: { zh: '规格', ru: 'Спецификация', en: 'Specification' },
    warehouseId: { zh: '提货仓库', ru: 'Склад вывоза', en: 'Fetched from' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    batchId: { zh: '批次', ru: 'Партия', en: 'Batch' },
    positionId: { zh: '提货货位', ru: 'Место вывоза', en: 'Fetched from location' },
    qty: { zh: '订单数量(吨)', ru: 'Заказано, т', en: 'Ordered, t' },
    priceDate: { zh: '定价日期', ru: 'Цена на дату', en: 'Priced on' },
    listPrice: { zh: '挂牌价', ru: 'Цена по прайс-листу', en: 'List price' },
    minPrice: { zh: '最低价', ru: 'Минимальная цена', en: 'Lowest price' },
    unitPrice: { zh: '含税单价', ru: 'Цена с НДС', en: 'Price with VAT' },
    belowMin: { zh: '低于最低价', ru: 'Ниже минимальной', en: 'Below the lowest price' },
    reason: { zh: '降价理由', ru: 'Почему дешевле', en: 'Why below' },
    amount: { zh: '订单金额(含税)', ru: 'Сумма заказа с НДС', en: 'Amount with VAT' },
    deliveryMode: { zh: '交货方式', ru: 'Способ передачи', en: 'Delivery' },
    deliverTo: { zh: '送货地址', ru: 'Адрес доставки', en: 'Delivered to' },
    validTo: { zh: '提货截止日', ru: 'Вывезти до', en: 'Valid until' },
    plates: vehicles,
    pickedQty: { zh: '已提数量(吨)', ru: 'Вывезено, т', en: 'Fetched, t' },
    leftQty: { zh: '未提数量(吨)', ru: 'Осталось вывезти, т', en: 'Left to fetch, t' },
    pickedAmount: { zh: '已提金额(含税)', ru: 'Вывезено на сумму с НДС', en: 'Fetched, amount with VAT' },
    closeReason: { zh: '结束原因', ru: 'Почему завершён', en: 'Why ended' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    goods: { zh: '货物', ru: 'Товар', en: 'Goods' },
    price: { zh: '价格与金额', ru: 'Цена и сумма', en: 'Price and amount' },
    plates: { zh: '提货车辆', ru: 'Машины под погрузку', en: 'Vehicles' },
  },
  actions: {
    sent: { zh: '送审', ru: 'Отправлен на согласование', en: 'Sent for approval' },
    back: { zh: '退回', ru: 'Возвращён', en: 'Returned' },
    passed: { zh: '生效', ru: 'Открыт к вывозу', en: 'Open' },
    fetchedPart: { zh: '部分提货', ru: 'Вывезено частично', en: 'Partly fetched' },
    fetchedAll: { zh: '提完', ru: 'Вывезено полностью', en: 'Fetched in full' },
    putBack: { zh: '提货冲销', ru: 'Вывоз сторнирован', en: 'Fetching reversed' },
    putAllBack: { zh: '提货全部冲销', ru: 'Весь вывоз сторнирован', en: 'All fetching reversed' },
    relaid: { zh: '货物移位', ru: 'Груз перемещён', en: 'Goods moved' },
    putBackLate: {
      zh: '结束后提货冲销',
      ru: 'Вывоз сторнирован после закрытия',
      en: 'Fetching reversed after the end',
    },
    finish: { zh: '结束提货', ru: 'Завершить вывоз', en: 'End fetching' },
    expire: { zh: '到期关闭', ru: 'Закрыть по сроку', en: 'Close as expired' },
    settle: { zh: '结算', ru: 'Рассчитать', en: 'Settle' },
    ended: { zh: '关闭', ru: 'Закрыт', en: 'Closed' },
    voided: { zh: '撤销', ru: 'Аннулирован', en: 'Revoked' },
  },
  follows: {
    finish: {
      zh: '未提的吨数退回合同，不能再提货',
      ru: 'Невывезенное вернётся договору, вывозить больше нельзя',
      en: 'What was not fetched goes back to the contract; nothing more can be fetched',
    },
  },
  tasks: { settle: { zh: '内贸订单待结算', ru: 'Заказы к расчёту', en: 'Domestic orders to settle' } },
  asks: { reason: { zh: '结束原因', ru: 'Причина завершения', en: 'Why it ends' } },
}

export const ctiPriceWords: DocumentWords<typeof ctiPrice> = {
  title: { zh: '每日价格表', ru: 'Прайс-лист на день', en: 'Price list of a day' },
  fields: {
    listNo: { zh: '价格表编号', ru: 'Номер прайс-листа', en: 'List number' },
    date: { zh: '价格日期', ru: 'На дату', en: 'Date' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    lines: {
      label: { zh: '价格明细', ru: 'Цены', en: 'Prices' },
      fields: {
        specId: { zh: '规格', ru: 'Спецификация', en: 'Specification' },
        warehouseId: { zh: '仓库', ru: 'Склад', en: 'Yard' },
        before: { zh: '上次挂牌价', ru: 'Прошлая цена', en: 'Last price' },
        listPrice: { zh: '挂牌价(含税)', ru: 'Цена с НДС', en: 'List price with VAT' },
        minPrice: { zh: '最低价(含税)', ru: 'Минимальная с НДС', en: 'Lowest price with VAT' },
        change: { zh: '涨跌', ru: 'Изменение', en: 'Change' },
      },
    },
    lineCount: { zh: '价格条数', ru: 'Строк', en: 'Lines' },
    meanPrice: { zh: '平均挂牌价', ru: 'Средняя цена', en: 'Mean price' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    prices: { zh: '价格明细', ru: 'Цены', en: 'Prices' },
  },
  actions: {
    shift: { zh: '整体调价', ru: 'Изменить все цены', en: 'Change all prices' },
    publish: { zh: '发布', ru: 'Опубликовать', en: 'Publish' },
    reopen: { zh: '撤回发布', ru: 'Снять с публикации', en: 'Withdraw' },
  },
  tasks: { publish: { zh: '价格表待发布', ru: 'Прайс-листы к публикации', en: 'Price lists to publish' } },
  asks: { by: { zh: '每吨涨跌(元)', ru: 'На сколько за тонну, ¥', en: 'By how much a tonne, CNY' } },
}
