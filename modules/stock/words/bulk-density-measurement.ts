import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { bulkDensityMeasurement } from '../bulk-density-measurement.ts'

export const bulkDensityMeasurementWords: DocumentWords<typeof bulkDensityMeasurement> = {
  title: { zh: '容重测定', ru: 'Замер насыпной плотности', en: 'Density measurement' },
  fields: {
    measureNo: { zh: '测定编号', ru: 'Номер замера', en: 'Measurement number' },
    date: { zh: '测定日期', ru: 'Дата замера', en: 'Measured on' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    warehouseId: { zh: '仓库', ru: 'Склад', en: 'Warehouse' },
    positionId: { zh: '货位', ru: 'Место хранения', en: 'Storage location' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    batchId: { zh: '批次', ru: 'Партия', en: 'Batch' },
    method: { zh: '测定方法', ru: 'Метод замера', en: 'Method' },
    density: {
      label: { zh: '容重(吨/立方米)', ru: 'Насыпная плотность, т/м³', en: 'Bulk density, t/m³' },
      help: {
        zh: '各样平均；偏离全部平均 5% 以上的样不计',
        ru: 'Среднее проб; пробы дальше 5 % от общего среднего не учитываются',
        en: 'Mean of the samples; those more than 5 % off the mean of all do not count',
      },
    },
    mean: { zh: '全部样平均(吨/立方米)', ru: 'Среднее всех проб, т/м³', en: 'Mean of all samples, t/m³' },
    keptCount: { zh: '采用样数', ru: 'Учтено проб', en: 'Samples used' },
    outCount: { zh: '剔除样数', ru: 'Отброшено проб', en: 'Samples thrown out' },
    samples: {
      label: { zh: '样品', ru: 'Пробы', en: 'Samples' },
      fields: {
        layer: { zh: '层位', ru: 'Слой', en: 'Layer' },
        boxVolume: { zh: '容器体积(立方米)', ru: 'Объём ящика, м³', en: 'Box volume, m³' },
        grossKg: { zh: '毛重(千克)', ru: 'Брутто, кг', en: 'Gross, kg' },
        tareKg: { zh: '皮重(千克)', ru: 'Тара, кг', en: 'Tare, kg' },
        density: { zh: '容重(吨/立方米)', ru: 'Плотность, т/м³', en: 'Density, t/m³' },
      },
    },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    samples: { zh: '样品', ru: 'Пробы', en: 'Samples' },
    result: { zh: '测定结果', ru: 'Результат', en: 'Result' },
  },
  actions: {
    confirm: { zh: '确认', ru: 'Подтвердить', en: 'Confirm' },
    cancel: { zh: '作废', ru: 'Аннулировать', en: 'Cancel' },
  },
  tasks: { confirm: { zh: '容重待确认', ru: 'Подтвердить замер плотности', en: 'Density to confirm' } },
}
