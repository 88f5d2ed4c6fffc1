import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { stockIn } from '../stock-in.ts'
import type { stockOut } from '../stock-out.ts'
import { draftSurveyWords } from './draft-survey.ts'

const common = {
  date: { zh: '业务日期', ru: 'Дата', en: 'Date' },
  month: { zh: '月份', ru: 'Месяц', en: 'Month' },
  warehouseId: { zh: '仓库', ru: 'Склад', en: 'Warehouse' },
  goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
  batchId: { zh: '批次', ru: 'Партия', en: 'Batch' },
  contractId: { zh: '合同', ru: 'Договор', en: 'Contract' },
  status: { zh: '状态', ru: 'Статус', en: 'Status' },
  segment: { zh: '业务板块', ru: 'Бизнес-сегмент', en: 'Business segment' },
  yardType: { zh: '仓库类型', ru: 'Тип склада', en: 'Type of warehouse' },
  portId: { zh: '港口', ru: 'Порт', en: 'Port' },
  vesselName: { zh: '船名', ru: 'Судно', en: 'Vessel' },
  voyageNo: { zh: '航次', ru: 'Рейс', en: 'Voyage' },
  ...draftSurveyWords,
  voucherNo: { zh: '凭证号', ru: 'Номер проводки', en: 'Voucher number' },
} as const

const acts = {
  actions: {
    confirm: { zh: '确认', ru: 'Провести', en: 'Confirm' },
    reverse: { zh: '冲销', ru: 'Сторнировать', en: 'Reverse' },
  },
} as const

export const stockInWords: DocumentWords<typeof stockIn> = {
  title: { zh: '入库单', ru: 'Приход на склад', en: 'Stock in' },
  fields: {
    ...common,
    inNo: { zh: '入库单号', ru: 'Номер прихода', en: 'Receipt number' },
    inType: { zh: '入库类型', ru: 'Вид прихода', en: 'Type' },
    positionId: { zh: '货位', ru: 'Место хранения', en: 'Storage location' },
    billId: { zh: '物流单', ru: 'Транспортный документ', en: 'Logistics bill' },
    mode: { zh: '运输方式', ru: 'Вид транспорта', en: 'Transport' },
    loadPlace: { zh: '装货地', ru: 'Место погрузки', en: 'Loaded at' },
    dischargePlace: { zh: '卸货地', ru: 'Место выгрузки', en: 'Discharged at' },
    blNo: { zh: '提单号', ru: 'Номер коносамента', en: 'Bill of lading' },
    draftShort: {
      label: { zh: '水尺亏吨(‰)', ru: 'Недостача по драфту, ‰', en: 'Short by draft, ‰' },
      help: {
        zh: '单据数量与水尺数量之差占单据数量的千分比，负数为涨吨',
        ru: 'Разница между документами и драфт-сюрвеем в промилле; со знаком минус — излишек',
        en: 'By how much the draft survey is below the papers, in per mille; below zero it found more',
      },
    },
    supplier: { zh: '供应商', ru: 'Поставщик', en: 'Supplier' },
    billQty: { zh: '单据数量(吨)', ru: 'По документам, т', en: 'Quantity by the papers, t' },
    blendCost: { zh: '配煤投料成本', ru: 'Себестоимость шихты', en: 'Cost of the blend' },
    blendId: { zh: '配煤单', ru: 'Шихтовка', en: 'Blend' },
    price: { zh: '暂估单价', ru: 'Предварительная цена', en: 'Provisional price' },
    actualQty: { zh: '实收数量(吨)', ru: 'Принято, т', en: 'Quantity received, t' },
    allowedPct: { zh: '允许损耗(%)', ru: 'Норма потерь, %', en: 'Allowed loss, %' },
    lossQty: { zh: '途损数量(吨)', ru: 'Потери в пути, т', en: 'Loss on the way, t' },
    lossPct: { zh: '途损率(%)', ru: 'Потери, %', en: 'Loss, %' },
    excessQty: { zh: '超耗数量(吨)', ru: 'Сверх нормы, т', en: 'Loss above the allowance, t' },
    billAmount: { zh: '单据金额', ru: 'Сумма по документам', en: 'Amount by the papers' },
    claimAmount: { zh: '向承运人索赔', ru: 'Претензия перевозчику', en: 'Claimed from the carrier' },
    carrier: { zh: '承运人', ru: 'Перевозчик', en: 'Carrier' },
    amount: { zh: '入库成本', ru: 'Себестоимость прихода', en: 'Cost received' },
    unitCost: { zh: '单位成本', ru: 'Себестоимость за т', en: 'Unit cost' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    quantity: { zh: '数量与途损', ru: 'Количество и потери', en: 'Quantity and loss' },
    vessel: { zh: '船舶与水尺', ru: 'Судно и драфт-сюрвей', en: 'Vessel and draft survey' },
    cost: { zh: '成本', ru: 'Себестоимость', en: 'Cost' },
  },
  lists: { seaCoal: { zh: '海煤入库', ru: 'Приход морского угля', en: 'Sea-coal in' } },
  ...acts,
  tasks: { confirm: { zh: '待确认入库', ru: 'Провести приход', en: 'Stock in to confirm' } },
}

export const stockOutWords: DocumentWords<typeof stockOut> = {
  title: { zh: '出库单', ru: 'Расход со склада', en: 'Stock out' },
  fields: {
    ...common,
    outNo: { zh: '出库单号', ru: 'Номер расхода', en: 'Issue number' },
    outType: { zh: '出库类型', ru: 'Вид расхода', en: 'Type' },
    customer: { zh: '客户', ru: 'Покупатель', en: 'Customer' },
    releaseId: { zh: '放货单', ru: 'Распоряжение на отпуск', en: 'Cargo release' },
    blendId: { zh: '配煤单', ru: 'Шихтовка', en: 'Blend' },
    draftShort: {
      label: { zh: '水尺差异(‰)', ru: 'Расхождение с драфтом, ‰', en: 'Off the draft, ‰' },
      help: {
        zh: '出库数量与水尺数量之差占出库数量的千分比',
        ru: 'Разница между отпуском и драфт-сюрвеем в промилле отпуска',
        en: 'By how much the draft survey is below the quantity issued, in per mille',
      },
    },
    plateNo: { zh: '车牌号', ru: 'Госномер', en: 'Number plate' },
    carrier: { zh: '承运人', ru: 'Перевозчик', en: 'Carrier' },
    qty: { zh: '出库数量(吨)', ru: 'Количество, т', en: 'Quantity, t' },
    bookedAmount: { zh: '确认时成本', ru: 'Себестоимость при проведении', en: 'Cost when confirmed' },
    costAmount: { zh: '出库成本', ru: 'Себестоимость расхода', en: 'Cost' },
    settledQty: { zh: '已结算数量(吨)', ru: 'Включено в расчёты, т', en: 'Settled quantity, t' },
    settledCost: { zh: '已结转销售成本', ru: 'Списано в себестоимость продаж', en: 'Booked as cost of sale' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    vessel: { zh: '船舶与水尺', ru: 'Судно и драфт-сюрвей', en: 'Vessel and draft survey' },
    cost: { zh: '数量与成本', ru: 'Количество и себестоимость', en: 'Quantity and cost' },
  },
  lists: { seaCoal: { zh: '海煤出库', ru: 'Расход морского угля', en: 'Sea-coal out' } },
  actions: {
    ...acts.actions,
    correct: { zh: '调整成本', ru: 'Исправить себестоимость', en: 'Correct the cost' },
    settle: { zh: '结转销售成本', ru: 'Списать в себестоимость продаж', en: 'Book the cost of sale' },
  },
  tasks: { confirm: { zh: '待确认出库', ru: 'Провести расход', en: 'Stock out to confirm' } },
}
