import { groupedReport } from '../../core/description/report.ts'
import { reference, year } from '../../kinds/index.ts'
import { workState } from './work-order-states.ts'

const words = {
  year: { zh: '报告年度', ru: 'Год сообщения', en: 'Reported in' },
  stationId: { zh: '电站', ru: 'Электростанция', en: 'Power station' },
  orders: { zh: '消缺数', ru: 'Устранено дефектов', en: 'Defects removed' },
  hours: { zh: '累计历时(h)', ru: 'Всего часов', en: 'Hours in all' },
  mean: {
    zh: '平均恢复时间 MTTR(h)',
    ru: 'Среднее время восстановления (MTTR), ч',
    en: 'Mean time to repair (MTTR), h',
  },
  lost: { zh: '损失电量(kWh)', ru: 'Недовыработка, кВт·ч', en: 'Energy lost, kWh' },
} as const

/** How long it took on average from the report of a defect until the device ran again, by station and device. */
export const repairTimes = groupedReport({
  module: 'energy',
  name: 'repairTimes',
  needs: 'xngd-ck',
  label: { zh: '消缺时长', ru: 'Время восстановления', en: 'Repair times' },
  filters: {
    year: year({ required: true, initial: { expression: 'year(today())' } }),
    stationId: reference({ to: 'energy.station' }),
  },
  document: 'energy.workOrder',
  with: {
    orderType: { is: 'defect' },
    state: { is: workState.done },
    reportedAt: { year: 'year' },
    stationId: 'stationId',
  },
  rows: ['stationId', 'deviceId'],
  measures: {
    orders: { count: true },
    hours: { sum: 'restoreHours' },
    mean: { ratio: ['hours', 'orders'], digits: 2 },
    lost: { sum: 'lossKwh' },
  },
  words,
  page: '/xnyWorkOrder',
})
