import { pageOfRun } from '../../core/description/batch-run.ts'
import type { Page } from '../../core/description/module.ts'
import { monthlyDepreciation } from './depreciation.ts'

const folder = 'assets'

/** The pages of the assets, in the order of their menu. */
export const assetPages: readonly Page[] = [
  {
    path: '/assetsFile',
    list: 'assets.asset',
    needs: 'zcda-ck',
    kept: true,
    label: { zh: '资产档案', ru: 'Реестр активов', en: 'Asset register' },
    menu: { folder, sort: 10, icon: 'book' },
  },
  { path: '/assetsDepreciation', ...pageOfRun(monthlyDepreciation), menu: { folder, sort: 60, icon: 'calendar' } },
]
