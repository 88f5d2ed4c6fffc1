import { defineModule } from '../../core/description/module.ts'
import { organisation } from '../organisation/index.ts'
import { lineLoss } from './line-loss.ts'
import { meterReading } from './meter-reading.ts'
import { meter } from './meter.ts'
import { station } from './station.ts'
import { meterWords, stationWords } from './words/masters.ts'

const readers = ['chairman', 'gm', 'financeDirector', 'unitFinance', 'departmentLeader']
const masters = ['xndz', 'xncb']

/** Power stations, and what they feed into the grid. */
export const energy = defineModule({
  name: 'energy',
  sold: true,
  label: { zh: '新能源', ru: 'Новая энергетика', en: 'New energy' },
  needs: [organisation],
  documents: { station, meter },
  words: { station: stationWords, meter: meterWords },
  refusals: {},
  dictionaries: {
    energy_meterUse: [
      { code: 'gate', label: { zh: '关口表', ru: 'На границе с сетью', en: 'Grid gateway' } },
      { code: 'inv', label: { zh: '逆变器侧', ru: 'За инвертором', en: 'Behind an inverter' } },
    ],
  },
  series: [meterReading],
  reports: [lineLoss],
  pages: [
    {
      path: '/xnyStation',
      list: 'energy.station',
      needs: 'xndz-ck',
      kept: true,
      label: { zh: '电站档案', ru: 'Электростанции', en: 'Power stations' },
      menu: { folder: 'newEnergy.overview', sort: 20, icon: 'sun' },
    },
    {
      path: '/xnyMeterBook',
      list: 'energy.meter',
      needs: 'xncb-ck',
      kept: true,
      label: { zh: '电表档案', ru: 'Счётчики', en: 'Meters' },
      menu: { folder: 'newEnergy.operations', sort: 55, icon: 'dashboard' },
    },
    {
      path: '/xnyMeter',
      series: 'energy.meterReading',
      needs: meterReading.needs,
      kept: true,
      label: meterReading.label,
      menu: { folder: 'newEnergy.operations', sort: 60, icon: 'line-chart' },
    },
    {
      path: '/xnyLineLoss',
      report: 'energy.lineLoss',
      needs: lineLoss.needs,
      kept: true,
      label: lineLoss.label,
      menu: { folder: 'newEnergy.operations', sort: 65, icon: 'chart' },
    },
  ],
  grants: [
    ...['stationOperator', ...readers].map((role) => ({ role, permissions: masters.map((code) => `${code}-ck`) })),
    {
      role: 'stationOperator',
      permissions: [
        ...masters.flatMap((code) => ['xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => `${code}-${verb}`)),
        'xncb-lr',
      ],
    },
  ],
  // Suggested: an administrator changes what does not suit his group.
  scopes: [
    ...['chairman', 'gm', 'financeDirector'].map((role) => ({ role, scopes: { xny: '1' } })),
    { role: 'unitFinance', scopes: { xny: '2' } },
    ...['departmentLeader', 'stationOperator'].map((role) => ({ role, scopes: { xny: '3' } })),
  ],
})
