import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { building } from '../building.ts'
import type { consumer } from '../consumer.ts'
import type { season } from '../season.ts'

const basic = { zh: '基本信息', ru: 'Основное', en: 'Basics' } as const
const consumerType = { zh: '用户类型', ru: 'Тип абонента', en: 'Type of consumer' } as const

export const buildingWords: DocumentWords<typeof building> = {
  title: { zh: '小区楼栋', ru: 'Здание', en: 'Building' },
  fields: {
    buildingCode: { zh: '编码', ru: 'Код', en: 'Code' },
    buildingName: { zh: '名称', ru: 'Название', en: 'Name' },
    parentId: { zh: '所属小区', ru: 'Жилой комплекс', en: 'Community' },
    entrances: { zh: '单元数', ru: 'Подъездов', en: 'Entrances' },
    floors: { zh: '层数', ru: 'Этажей', en: 'Floors' },
    address: { zh: '地址', ru: 'Адрес', en: 'Address' },
  },
  groups: { basic },
}

export const consumerWords: DocumentWords<typeof consumer> = {
  title: { zh: '热用户', ru: 'Абонент', en: 'Consumer' },
  fields: {
    consumerNo: { zh: '用户编号', ru: 'Номер абонента', en: 'Consumer number' },
    consumerName: { zh: '用户名称', ru: 'Абонент', en: 'Name' },
    phone: { zh: '联系电话', ru: 'Телефон', en: 'Telephone' },
    consumerType,
    chargeType: { zh: '收费方式', ru: 'Способ расчёта', en: 'Charged by' },
    state: { zh: '供热状态', ru: 'Состояние подачи', en: 'State of supply' },
    openDate: { zh: '开栓日期', ru: 'Дата подключения', en: 'Opened on' },
    buildingId: { zh: '楼栋', ru: 'Здание', en: 'Building' },
    entrance: { zh: '单元', ru: 'Подъезд', en: 'Entrance' },
    room: { zh: '房间', ru: 'Квартира', en: 'Room' },
    chargeArea: { zh: '收费面积(㎡)', ru: 'Площадь к оплате, м²', en: 'Area charged, m²' },
    storyHeight: { zh: '层高(m)', ru: 'Высота этажа, м', en: 'Height of the rooms, m' },
  },
  groups: { basic, supply: { zh: '供热与收费', ru: 'Подача и расчёт', en: 'Supply and charge' } },
}

export const seasonWords: DocumentWords<typeof season> = {
  title: { zh: '采暖季', ru: 'Отопительный сезон', en: 'Heating season' },
  fields: {
    annual: {
      label: { zh: '采暖年度', ru: 'Сезон', en: 'Season' },
      help: { zh: '如 2025-2026', ru: 'Например, 2025-2026', en: 'Such as 2025-2026' },
    },
    startDate: { zh: '开始日期', ru: 'Начало', en: 'Begins on' },
    endDate: { zh: '结束日期', ru: 'Конец', en: 'Ends on' },
    dueDate: { zh: '缴费截止日', ru: 'Оплатить до', en: 'Due on' },
    baseFeePct: { zh: '停供基础费(%)', ru: 'Базовая плата при отключении, %', en: 'Base fee when stopped, %' },
    heightFrom: { zh: '加价层高(m)', ru: 'Надбавка с высоты, м', en: 'Surcharge above, m' },
    heightStep: { zh: '每级高度(m)', ru: 'Шаг высоты, м', en: 'Each step, m' },
    heightPct: { zh: '每级加价(%)', ru: 'Надбавка за шаг, %', en: 'For each step, %' },
    lateRate: { zh: '滞纳金(%/日)', ru: 'Пеня, % в день', en: 'Late fee, % a day' },
    lateCap: { zh: '滞纳金上限(%)', ru: 'Предел пени, %', en: 'Late fee at most, %' },
    prices: {
      label: { zh: '各类单价', ru: 'Цены', en: 'Prices' },
      fields: {
        consumerType,
        price: { zh: '单价(元/㎡)', ru: 'Цена, ¥/м²', en: 'Price, CNY/m²' },
        vatRate: { zh: '税率(%)', ru: 'НДС, %', en: 'VAT, %' },
      },
    },
  },
  groups: {
    basic,
    height: { zh: '层高加价', ru: 'Надбавка за высоту', en: 'High rooms' },
    prices: { zh: '各类单价', ru: 'Цены', en: 'Prices' },
  },
}
