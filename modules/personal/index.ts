import { defineModule } from '../../core/description/module.ts'
import { accountWords } from './words/account.ts'

/** What everybody has for himself: his own account. */
export const personal = defineModule({
  name: 'personal',
  label: { zh: '个人中心', ru: 'Личный кабинет', en: 'Personal' },
  needs: [],
  documents: {},
  words: {},
  refusals: {},
  pages: [{ path: '/myAccount', screen: 'account', needs: 'wdzh-ck', kept: true, label: accountWords.page }],
  grants: ['staff', 'systemAdmin', 'securityAdmin', 'auditAdmin'].map((role) => ({ role, permissions: ['wdzh-ck'] })),
})
