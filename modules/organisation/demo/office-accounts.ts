import type { DemoAccount } from './demo-account.ts'

/** Those through whose hands official documents go. */
export const officeAccounts: readonly DemoAccount[] = [
  {
    code: 'officehead',
    name: '苏文正',
    nameRu: 'Су Вэньчжэн',
    nameEn: 'Su Wenzheng',
    place: 'BLJT/ZH',
    post: 'head',
    roles: ['officeHead', 'departmentLeader'],
    leads: true,
    duty: ['办公室主任', 'Заведующий канцелярией', 'Head of the office'],
  },
  {
    code: 'secretary',
    name: '文书雅',
    nameRu: 'Вэнь Шуя',
    nameEn: 'Wen Shuya',
    place: 'BLJT/ZH',
    post: 'staff',
    roles: ['secretary'],
    sex: '2',
    duty: ['公文文秘', 'Делопроизводитель', 'Secretary of letters'],
  },
]
