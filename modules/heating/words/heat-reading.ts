/** What the readings of a heat station are called. */
export const heatReadingWords = {
  title: { zh: '换热站曲线', ru: 'Графики тепловых пунктов', en: 'Heat station curves' },
  supplyTemp: { zh: '一次供水温度', ru: 'Подача, сеть', en: 'Primary supply' },
  returnTemp: { zh: '一次回水温度', ru: 'Обратка, сеть', en: 'Primary return' },
  flow: { zh: '一次流量', ru: 'Расход, сеть', en: 'Primary flow' },
  valve: { zh: '阀门开度', ru: 'Открытие клапана', en: 'Valve opening' },
  houseSupplyTemp: { zh: '二次供水温度', ru: 'Подача, дома', en: 'Secondary supply' },
  houseReturnTemp: { zh: '二次回水温度', ru: 'Обратка, дома', en: 'Secondary return' },
  houseSupplyPressure: { zh: '二次供水压力', ru: 'Давление подачи', en: 'Supply pressure' },
  houseReturnPressure: { zh: '二次回水压力', ru: 'Давление обратки', en: 'Return pressure' },
  pump1: { zh: '1#循环泵频率', ru: 'Частота насоса 1', en: 'Pump 1 frequency' },
  pump2: { zh: '2#循环泵频率', ru: 'Частота насоса 2', en: 'Pump 2 frequency' },
  makeUpPump: { zh: '补水泵频率', ru: 'Частота подпитки', en: 'Make-up frequency' },
  makeUp: { zh: '补水率', ru: 'Доля подпитки', en: 'Make-up rate' },
} as const

export const celsius = { zh: '℃', ru: '°C', en: '°C' } as const
export const megapascal = { zh: 'MPa', ru: 'МПа', en: 'MPa' } as const
export const tonsAnHour = { zh: 't/h', ru: 'т/ч', en: 't/h' } as const
export const hertz = { zh: 'Hz', ru: 'Гц', en: 'Hz' } as const
export const percent = { zh: '%', ru: '%', en: '%' } as const
