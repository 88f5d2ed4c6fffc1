/** What the page of the gate says. */
export const gateWords = {
  page: { zh: '门岗过磅', ru: 'Весовая на воротах', en: 'Gate weighing' },
  find: { zh: '车牌号', ru: 'Госномер', en: 'Number plate' },
  inside: { zh: '场内车辆', ru: 'На территории', en: 'Inside' },
  expected: { zh: '今日可提车辆', ru: 'Ожидаются сегодня', en: 'Expected today' },
  anyPlate: { zh: '任意车牌', ru: 'Любая машина', en: 'Any lorry' },
  none: { zh: '没有可提车辆', ru: 'Машин нет', en: 'No lorries' },
  noneNote: {
    zh: '请核对车牌；未在放货单内的车辆请联系业务员补充提货车辆',
    ru: 'Проверьте номер; если машины нет в распоряжении, попросите менеджера её добавить',
    en: 'Check the plate; a lorry that is on no release is added by the trader',
  },
  choose: { zh: '请选择车辆', ru: 'Выберите машину', en: 'Choose a lorry' },
  left: { zh: '剩余可提(吨)', ru: 'Осталось, т', en: 'Left, t' },
  tare: { zh: '皮重(吨)', ru: 'Тара, т', en: 'Tare, t' },
  gross: { zh: '毛重(吨)', ru: 'Брутто, т', en: 'Gross, t' },
  net: { zh: '净重(吨)', ru: 'Нетто, т', en: 'Net, t' },
  comeIn: { zh: '进场', ru: 'Впустить', en: 'Let in' },
  leave: { zh: '出场并出磅单', ru: 'Выпустить и выписать талон', en: 'Let out with a ticket' },
  print: { zh: '打印磅单', ru: 'Печать талона', en: 'Print the ticket' },
  done: {
    zh: '{plate} 已出场，净重 {net} 吨',
    ru: '{plate} выехала, нетто {net} т',
    en: '{plate} has left, net {net} t',
  },
  entered: { zh: '{plate} 已进场', ru: '{plate} на территории', en: '{plate} is inside' },
  fill: { zh: '请填写重量', ru: 'Введите вес', en: 'Enter the weight' },
} as const
