import type { Page } from '../../../core/description/module.ts'

const folder = 'settlement.balances'

/** The pages of a go-live that all parts share, and that of its contracts. */
export const goLivePages: readonly Page[] = [
  {
    path: '/goLive',
    list: 'contracts.goLive',
    needs: 'qcsx-ck',
    kept: true,
    label: { zh: '上线期初', ru: 'Ввод начальных остатков', en: 'Go-live opening balances' },
    menu: { folder, sort: 90, icon: 'flag' },
  },
  {
    path: '/openingContract',
    list: 'contracts.openingContract',
    needs: 'qcht-ck',
    kept: true,
    label: { zh: '期初合同', ru: 'Договоры на начало', en: 'Opening contracts' },
    menu: { folder, sort: 91, icon: 'file-text' },
  },
]
