import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { port } from '../port.ts'

export const portWords: DocumentWords<typeof port> = {
  title: { zh: '港口', ru: 'Порт', en: 'Port' },
  fields: {
    portCode: {
      label: { zh: '港口代码', ru: 'Код порта', en: 'Port code' },
      help: {
        zh: '有联合国口岸代码（UN/LOCODE）的填该代码',
        ru: 'Код UN/LOCODE, если он есть',
        en: 'The UN/LOCODE where there is one',
      },
    },
    portName: { zh: '港口名称', ru: 'Название', en: 'Name' },
    portNameRu: { zh: '俄文名称', ru: 'Наименование на русском', en: 'Russian name' },
    portNameEn: { zh: '英文名称', ru: 'Наименование на английском', en: 'English name' },
    portType: { zh: '口岸类型', ru: 'Вид', en: 'Kind' },
    country: { zh: '国家/地区', ru: 'Страна', en: 'Country' },
    lat: {
      label: { zh: '纬度（°）', ru: 'Широта, °', en: 'Latitude, °' },
      help: {
        zh: '十进制度数，北纬为正',
        ru: 'Десятичные градусы, к северу положительные',
        en: 'Decimal degrees, north is positive',
      },
    },
    lng: {
      label: { zh: '经度（°）', ru: 'Долгота, °', en: 'Longitude, °' },
      help: {
        zh: '十进制度数，东经为正',
        ru: 'Десятичные градусы, к востоку положительные',
        en: 'Decimal degrees, east is positive',
      },
    },
    customsCode: { zh: '关区代码', ru: 'Код таможни', en: 'Customs code' },
    timeZone: { zh: '时区', ru: 'Часовой пояс', en: 'Time zone' },
    weekendRule: { zh: '周末与节假日作业', ru: 'Работа в выходные и праздники', en: 'Weekends and holidays' },
    congestion: { zh: '压港（天）', ru: 'Ожидание, дней', en: 'Waiting, days' },
    flow: { zh: '通行状况', ru: 'Загруженность', en: 'Congestion' },
    agentIds: { zh: '代理', ru: 'Агенты', en: 'Agents' },
    inUse: { zh: '是否启用', ru: 'Включено', en: 'Enabled' },
    berths: {
      label: { zh: '泊位与装卸线', ru: 'Причалы и пути', en: 'Berths and tracks' },
      fields: {
        berthNo: { zh: '泊位号', ru: 'Причал', en: 'Berth' },
        loa: { zh: '最大船长（米）', ru: 'Длина судна, м', en: 'LOA, m' },
        draft: { zh: '吃水（米）', ru: 'Осадка, м', en: 'Draught, m' },
        loadRate: { zh: '装卸效率（吨/天）', ru: 'Норма, т/сут', en: 'Rate, t/day' },
        gear: { zh: '装卸设备', ru: 'Оборудование', en: 'Gear' },
      },
    },
    waters: {
      label: {
        zh: '港区水域（依次的边界点）',
        ru: 'Акватория (точки границы по порядку)',
        en: 'Waters (points of the border, in order)',
      },
      fields: {
        lat: { zh: '纬度（°）', ru: 'Широта, °', en: 'Latitude, °' },
        lng: { zh: '经度（°）', ru: 'Долгота, °', en: 'Longitude, °' },
      },
    },
    tariffs: {
      label: { zh: '费率', ru: 'Тарифы', en: 'Tariffs' },
      fields: {
        item: { zh: '费用项目', ru: 'Сбор', en: 'Charge' },
        per: { zh: '计费单位', ru: 'За', en: 'Per' },
        price: { zh: '单价', ru: 'Цена', en: 'Unit price' },
        currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
        validFrom: { zh: '生效日期', ru: 'Действует с', en: 'Valid from' },
        validTo: { zh: '失效日期', ru: 'Действует по', en: 'Valid to' },
      },
    },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    place: { zh: '位置与口岸', ru: 'Место', en: 'Place' },
    waters: { zh: '港区水域', ru: 'Акватория', en: 'Waters' },
    work: { zh: '运行情况', ru: 'Работа порта', en: 'Working' },
    berths: { zh: '泊位', ru: 'Причалы', en: 'Berths' },
    tariffs: { zh: '费率', ru: 'Тарифы', en: 'Tariffs' },
  },
}
