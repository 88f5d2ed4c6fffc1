import type { Page } from '../../../core/description/module.ts'

/** The pages of admissions, of what a screening found and of the lists. */
export const admissionPages: readonly Page[] = [
  {
    path: '/tradeCounterpartyAccess',
    list: 'contracts.counterpartyAccess',
    needs: 'kszr-ck',
    kept: true,
    label: { zh: '客商准入', ru: 'Допуск контрагентов', en: 'Counterparty admission' },
    menu: { folder: 'trade', sort: 20, icon: 'audit' },
  },
  {
    path: '/accessMatch',
    list: 'contracts.accessMatch',
    needs: 'kspp-ck',
    kept: true,
    label: { zh: '名单匹配', ru: 'Совпадения со списками', en: 'Screening matches' },
    menu: { folder: 'trade', sort: 22, icon: 'search' },
  },
  {
    path: '/sanctionList',
    list: 'contracts.sanctionEntry',
    needs: 'zcmd-ck',
    kept: true,
    label: { zh: '制裁名单', ru: 'Санкционные списки', en: 'Sanctions lists' },
    menu: { folder: 'trade', sort: 24, icon: 'safety' },
  },
]
