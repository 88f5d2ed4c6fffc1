import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { device } from '../device.ts'
import type { meter } from '../meter.ts'
import type { station } from '../station.ts'

export const stationWords: DocumentWords<typeof station> = {
  title: { zh: '电站', ru: 'Электростанция', en: 'Power station' },
  fields: {
    stationNo: { zh: '电站编码', ru: 'Код станции', en: 'Station code' },
    stationName: { zh: '电站名称', ru: 'Название', en: 'Name' },
    stationNameRu: { zh: '俄文名称', ru: 'Наименование на русском', en: 'Russian name' },
    stationNameEn: { zh: '英文名称', ru: 'Наименование на английском', en: 'English name' },
    stationType: { zh: '电站类型', ru: 'Тип станции', en: 'Type' },
    capacityDc: { zh: '直流容量(kWp)', ru: 'Мощность DC, кВт', en: 'DC capacity, kWp' },
    capacityAc: { zh: '交流容量(kW)', ru: 'Мощность AC, кВт', en: 'AC capacity, kW' },
    capacityEnergy: { zh: '储能容量(kWh)', ru: 'Ёмкость накопителя, кВт·ч', en: 'Storage capacity, kWh' },
    gridVoltage: { zh: '并网电压', ru: 'Напряжение сети', en: 'Grid voltage' },
    lat: { zh: '纬度', ru: 'Широта', en: 'Latitude' },
    lng: { zh: '经度', ru: 'Долгота', en: 'Longitude' },
    codDate: { zh: '并网日期', ru: 'Введена в работу', en: 'Commissioned on' },
    tariffCny: { zh: '上网电价(元/kWh)', ru: 'Тариф, юаней за кВт·ч', en: 'Tariff, CNY per kWh' },
    stationStatus: { zh: '电站状态', ru: 'Статус', en: 'Status' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    plant: { zh: '容量与并网', ru: 'Мощность и сеть', en: 'Capacity and grid' },
  },
}

export const meterWords: DocumentWords<typeof meter> = {
  title: { zh: '电表', ru: 'Счётчик', en: 'Meter' },
  fields: {
    meterNo: { zh: '表号', ru: 'Номер счётчика', en: 'Meter number' },
    meterName: { zh: '电表名称', ru: 'Название', en: 'Name' },
    stationId: { zh: '所属电站', ru: 'Электростанция', en: 'Power station' },
    meterUse: { zh: '计量位置', ru: 'Где стоит', en: 'Where it stands' },
    deviceId: { zh: '所属设备', ru: 'Оборудование', en: 'Device' },
    ratio: { zh: '倍率(CT×PT)', ru: 'Коэффициент (ТТ × ТН)', en: 'Ratio (CT × VT)' },
    inUse: { zh: '是否启用', ru: 'Включено', en: 'Enabled' },
  },
  groups: { basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' } },
}

export const deviceWords: DocumentWords<typeof device> = {
  title: { zh: '设备', ru: 'Оборудование', en: 'Device' },
  fields: {
    deviceNo: { zh: '设备编码', ru: 'Код оборудования', en: 'Device code' },
    deviceName: { zh: '设备名称', ru: 'Название', en: 'Name' },
    stationId: { zh: '所属电站', ru: 'Электростанция', en: 'Power station' },
    parentId: { zh: '上级设备', ru: 'Вышестоящее оборудование', en: 'Device above' },
    deviceType: { zh: '设备类型', ru: 'Тип оборудования', en: 'Type' },
    deviceStatus: { zh: '设备状态', ru: 'Статус', en: 'Status' },
    inUse: { zh: '是否启用', ru: 'Включено', en: 'Enabled' },
    switchPosition: { zh: '分合位置', ru: 'Положение', en: 'Position' },
    model: { zh: '型号', ru: 'Модель', en: 'Model' },
    maker: { zh: '生产厂家', ru: 'Изготовитель', en: 'Maker' },
    ratedPower: { zh: '额定功率(kW)', ru: 'Номинальная мощность, кВт', en: 'Rated power, kW' },
    serialNo: { zh: '出厂编号', ru: 'Заводской номер', en: 'Serial number' },
    installDate: { zh: '投运日期', ru: 'Введено в работу', en: 'Installed on' },
    warrantyTo: { zh: '质保到期', ru: 'Гарантия до', en: 'Warranty until' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    plate: { zh: '铭牌与质保', ru: 'Паспорт и гарантия', en: 'Plate and warranty' },
  },
}
