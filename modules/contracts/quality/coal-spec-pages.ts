import type { Page } from '../../../core/description/module.ts'

/** The page of specifications of coal. */
export const coalSpecPages: readonly Page[] = [
  {
    path: '/ctiSpecificationsInfo',
    list: 'contracts.coalSpec',
    needs: 'ggxx-ck',
    kept: true,
    label: { zh: '规格信息', ru: 'Спецификации', en: 'Specifications' },
    menu: { folder: 'domestic', sort: 70, icon: 'experiment' },
  },
]
