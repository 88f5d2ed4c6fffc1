import type { DocumentWords } from '../../../core/description/words-of.ts'
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
    capacity: { zh: '容量(吨)', ru: 'Вместимость, т', en: 'Capacity, t' },
    keeper: { zh: '保管员', ru: 'Кладовщик', en: 'Keeper' },
    inUse: { zh: '是否启用', ru: 'Включено', en: 'Enabled' },
  },
  groups: { basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' } },
}

export const batchWords: DocumentWords<typeof batch> = {
  title: { zh: '批次', ru: 'Партия', en: 'Batch' },
  fields: {
    batchNo: { zh: '批次号', ru: 'Номер партии', en: 'Batch number' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    inDate: { zh: '入库日期', ru: 'Дата прихода', en: 'Received on' },
    origin: { zh: '产地/来源', ru: 'Происхождение', en: 'Origin' },
  },
  groups: { basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' } },
}
