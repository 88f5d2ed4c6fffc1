import type { Page } from '../../core/description/module.ts'
import { seasonBills } from './bill.ts'

const folder = 'heating.charging'

/** The pages of heating that charging needs, in the order of their menu. */
export const heatingPages: readonly Page[] = [
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
  {
    path: '/heatBill',
    run: seasonBills.runs,
    needs: `grcz-${seasonBills.preview}`,
    kept: true,
    label: seasonBills.label,
    menu: { folder, sort: 40, icon: 'coins' },
  },
]
