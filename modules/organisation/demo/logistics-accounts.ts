import type { DemoAccount } from './demo-account.ts'

/** Those who follow goods on their way and take them over. */
export const logisticsAccounts: readonly DemoAccount[] = [
  {
    code: 'sealog',
    name: '邢海波',
    nameRu: 'Син Хайбо',
    nameEn: 'Xing Haibo',
    place: 'BLHY/WL',
    post: 'staff',
    roles: ['logistics'],
    duty: ['海运物流单证', 'Логистика и документы', 'Sea trade logistics'],
  },
  {
    code: 'seayard',
    name: '仲守田',
    nameRu: 'Чжун Шоутянь',
    nameEn: 'Zhong Shoutian',
    place: 'BLHY/WL',
    post: 'staff',
    roles: ['yardKeeper'],
    duty: ['堆场保管员', 'Кладовщик площадки', 'Yard keeper'],
  },
  {
    code: 'tjlog',
    name: '乔江渡',
    nameRu: 'Цяо Цзянду',
    nameEn: 'Qiao Jiangdu',
    place: 'BLTJ/HZ',
    post: 'staff',
    roles: ['logistics', 'yardKeeper'],
    duty: ['口岸换装与物流', 'Перегрузка и логистика перехода', 'Border transshipment'],
  },
]
