import { pageOfRun } from '../../core/description/batch-run.ts'
import type { Page } from '../../core/description/module.ts'
import { seasonBills } from './bill.ts'
import { heatReading } from './heat-reading.ts'
import { heatDiagram } from './heat-station-diagram.ts'

const folder = 'heating.charging'
const production = 'heating.production'

/** The pages of heating, in the order of their menu. */
export const heatingPages: readonly Page[] = [
  {
    path: '/heatStation',
    list: 'heating.heatStation',
    needs: 'grhz-ck',
    kept: true,
    label: { zh: '换热站', ru: 'Тепловые пункты', en: 'Heat stations' },
    menu: { folder: production, sort: 30, icon: 'factory' },
  },
  {
    path: '/heatMonitor',
    diagram: 'heating.heatDiagram',
    needs: heatDiagram.needs,
    kept: true,
    label: heatDiagram.label,
    menu: { folder: production, sort: 40, icon: 'flow' },
  },
  {
    path: '/heatReading',
    series: 'heating.heatReading',
    needs: heatReading.needs,
    kept: true,
    label: heatReading.label,
    menu: { folder: production, sort: 45, icon: 'line-chart' },
  },
  {
    path: '/heatBuilding',
    list: 'heating.building',
    needs: 'grly-ck',
    kept: true,
    label: { zh: '小区楼栋', ru: 'Здания', en: 'Buildings' },
    menu: { folder, sort: 10, icon: 'building' },
  },
  {
    path: '/heatConsumer',
    list: 'heating.consumer',
    needs: 'gryh-ck',
    kept: true,
    label: { zh: '热用户', ru: 'Абоненты', en: 'Consumers' },
    menu: { folder, sort: 20, icon: 'home' },
  },
  {
    path: '/heatSeason',
    list: 'heating.season',
    needs: 'grjj-ck',
    kept: true,
    label: { zh: '采暖季', ru: 'Отопительный сезон', en: 'Heating seasons' },
    menu: { folder, sort: 30, icon: 'calendar' },
  },
  { path: '/heatBill', ...pageOfRun(seasonBills), menu: { folder, sort: 40, icon: 'coins' } },
]
