import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { batch } from '../batch.ts'
import type { warehouse } from '../warehouse.ts'

export const warehouseWords: DocumentWords<typeof warehouse> = {
  title: { zh: '仓库', ru: 'Склад', en: 'Warehouse' },
  fields: {
    warehouseCode: { zh: '仓库编码', ru: 'Код склада', en: 'Warehouse code' },
    warehouseName: { zh: '仓库名称', ru: 'Название', en: 'Name' },
    warehouseNameRu: { zh: '俄文名称', ru: 'Наименование на русском', en: 'Russian name' },
    warehouseNameEn: { zh: '英文名称', ru: 'Наименование на английском', en: 'English name' },
    warehouseType: { zh: '仓库类型', ru: 'Тип склада', en: 'Type' },
    portId: { zh: '所在港口', ru: 'Порт', en: 'Port' },
    capacity: { zh: '容量(吨)', ru: 'Вместимость, т', en: 'Capacity, t' },
    keeper: { zh: '保管员', ru: 'Кладовщик', en: 'Keeper' },
    inUse: { zh: '是否启用', ru: 'Включено', en: 'Enabled' },
  },
  groups: { basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' } },
}

const positionId = { zh: '货位', ru: 'Место хранения', en: 'Storage location' }

export const batchWords: DocumentWords<typeof batch> = {
  title: { zh: '批次', ru: 'Партия', en: 'Batch' },
  fields: {
    batchNo: { zh: '批次号', ru: 'Номер партии', en: 'Batch number' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    inDate: { zh: '入库日期', ru: 'Дата прихода', en: 'Received on' },
    origin: { zh: '产地/来源', ru: 'Происхождение', en: 'Origin' },
    segment: { zh: '业务板块', ru: 'Бизнес-сегмент', en: 'Business segment' },
    positionId,
    heatKcal: {
      label: { zh: '发热量Qnet,ar(kcal/kg)', ru: 'Теплота Qnet,ar, ккал/кг', en: 'Calorific value Qnet,ar, kcal/kg' },
      help: {
        zh: '已确认检验报告按所代表吨数加权',
        ru: 'Среднее подтверждённых актов инспекции по тоннам',
        en: 'Mean of the confirmed inspection reports by their tonnes',
      },
    },
    mt: { zh: '全水分Mt(%)', ru: 'Общая влага Mt, %', en: 'Total moisture Mt, %' },
    ashDry: { zh: '灰分Ad(%)', ru: 'Зольность Ad, %', en: 'Ash Ad, %' },
    sulDry: { zh: '全硫St,d(%)', ru: 'Сера St,d, %', en: 'Sulphur St,d, %' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    quality: { zh: '质量', ru: 'Качество', en: 'Quality' },
  },
  actions: { place: { zh: '移位', ru: 'Переместить', en: 'Move to a location' } },
  asks: { positionId },
}
