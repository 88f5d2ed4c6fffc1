import type { Page } from '../../../core/description/module.ts'

/** Pages of what contracts come to by what was used and by what indices stood at. */
export const chargePages: readonly Page[] = [
  {
    path: '/contractDataUsage',
    list: 'contracts.dataUsage',
    needs: 'sjyl-ck',
    kept: true,
    label: { zh: '数据用量', ru: 'Потребление данных', en: 'Data usage' },
    menu: { folder: 'contracts.execution', sort: 35, icon: 'database' },
  },
  {
    path: '/indexPricing',
    list: 'contracts.indexPrice',
    needs: 'zsdj-ck',
    kept: true,
    label: { zh: '指数定价', ru: 'Цены по индексам', en: 'Prices by indices' },
    menu: { folder: 'contracts.execution', sort: 37, icon: 'line-chart' },
  },
]
