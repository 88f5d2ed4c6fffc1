import type { Words } from '../../../core/values/language.ts'

export const kilowattHour: Words = { zh: 'kWh', ru: 'кВт·ч', en: 'kWh' }
export const kilowatt: Words = { zh: 'kW', ru: 'кВт', en: 'kW' }

export const meterReadingWords = {
  title: { zh: '电量抄表', ru: 'Показания счётчиков', en: 'Meter reading' },
  fwdAct: { zh: '正向有功电量', ru: 'Отдача активной энергии', en: 'Active energy delivered' },
  revAct: { zh: '反向有功电量', ru: 'Приём активной энергии', en: 'Active energy received' },
  power: { zh: '有功功率', ru: 'Активная мощность', en: 'Active power' },
} satisfies Record<string, Words>
