import type { Words } from '../../../core/values/language.ts'

export const celsius: Words = { zh: '℃', ru: '°C', en: '°C' }
export const degree: Words = { zh: '°', ru: '°', en: '°' }
export const metresASecond: Words = { zh: 'm/s', ru: 'м/с', en: 'm/s' }
export const turnsAMinute: Words = { zh: 'r/min', ru: 'об/мин', en: 'rpm' }
export const percent: Words = { zh: '%', ru: '%', en: '%' }
export const volt: Words = { zh: 'V', ru: 'В', en: 'V' }
export const wattsASquareMetre: Words = { zh: 'W/m²', ru: 'Вт/м²', en: 'W/m²' }
export const millivolt: Words = { zh: 'mV', ru: 'мВ', en: 'mV' }

export const turbineReadingWords = {
  title: { zh: '风机曲线', ru: 'Графики ветротурбин', en: 'Turbine curves' },
  output: { zh: '发电功率', ru: 'Мощность турбины', en: 'Output' },
  windSpeed: { zh: '风速', ru: 'Скорость ветра', en: 'Wind speed' },
  rotorSpeed: { zh: '风轮转速', ru: 'Обороты ротора', en: 'Rotor speed' },
  pitch: { zh: '桨距角', ru: 'Угол лопастей', en: 'Blade pitch' },
  nacelleTemp: { zh: '机舱温度', ru: 'Температура гондолы', en: 'Nacelle temperature' },
} satisfies Record<string, Words>

export const batteryReadingWords = {
  title: { zh: '电池曲线', ru: 'Графики батарей', en: 'Battery curves' },
  charge: { zh: '荷电状态(SOC)', ru: 'Заряд (SOC)', en: 'State of charge' },
  voltage: { zh: '总电压', ru: 'Напряжение батареи', en: 'Battery voltage' },
  cellTemp: { zh: '电芯最高温度', ru: 'Макс. температура ячеек', en: 'Highest cell temperature' },
  cellSpread: { zh: '电芯压差', ru: 'Разброс напряжений ячеек', en: 'Cell voltage spread' },
} satisfies Record<string, Words>

export const weatherReadingWords = {
  title: { zh: '环境监测', ru: 'Метеостанция', en: 'Weather station' },
  poa: { zh: '组件面辐照度', ru: 'Облучённость в плоскости модулей', en: 'Irradiance on the modules' },
  ghi: { zh: '水平总辐照度', ru: 'Суммарная горизонтальная облучённость', en: 'Global horizontal irradiance' },
  airTemp: { zh: '环境温度', ru: 'Температура воздуха', en: 'Air temperature' },
  moduleTemp: { zh: '组件温度', ru: 'Температура модулей', en: 'Module temperature' },
  windSpeed: { zh: '风速', ru: 'Скорость ветра', en: 'Wind speed' },
  humidity: { zh: '相对湿度', ru: 'Влажность воздуха', en: 'Humidity' },
} satisfies Record<string, Words>
