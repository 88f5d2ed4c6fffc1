import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { heatStation } from '../heat-station.ts'

export const heatStationWords: DocumentWords<typeof heatStation> = {
  title: { zh: '换热站', ru: 'Тепловой пункт', en: 'Heat station' },
  fields: {
    stationCode: { zh: '站编码', ru: 'Код пункта', en: 'Station code' },
    stationName: { zh: '站名', ru: 'Название', en: 'Name' },
    sourceType: { zh: '热源', ru: 'Источник тепла', en: 'Heat source' },
    exchangers: { zh: '换热器台数', ru: 'Теплообменников', en: 'Exchangers' },
    pumps: { zh: '循环泵台数', ru: 'Циркуляционных насосов', en: 'Circulation pumps' },
    designSupply: { zh: '设计供水温度(℃)', ru: 'Расчётная подача, °C', en: 'Design supply, °C' },
    designReturn: { zh: '设计回水温度(℃)', ru: 'Расчётная обратка, °C', en: 'Design return, °C' },
    designFlow: { zh: '设计流量(t/h)', ru: 'Расчётный расход, т/ч', en: 'Design flow, t/h' },
    chargeArea: { zh: '供热面积(㎡)', ru: 'Отапливаемая площадь, м²', en: 'Area supplied, m²' },
    address: { zh: '地址', ru: 'Адрес', en: 'Address' },
    inUse: { zh: '是否启用', ru: 'Включено', en: 'Enabled' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    design: { zh: '设备与设计参数', ru: 'Оборудование и расчётные величины', en: 'Equipment and design' },
  },
}
