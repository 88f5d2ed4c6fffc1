import { defineModule } from '../../core/module.ts'
import { pageWords } from './words/pages.ts'

/** The pages with which the product itself is run: logs, sessions, jobs, messages, dictionaries, parameters, appearance. */
export const system = defineModule({
  name: 'system',
  label: { zh: '系统运行', ru: 'Работа системы', en: 'System' },
  needs: [],
  documents: {},
  words: {},
  refusals: {},
  pages: [
    { path: '/timerConfig', screen: 'timers', needs: 'dsrw-ck', kept: true, label: pageWords.timers, menu: { folder: 'admin.maintenance', sort: 30, icon: 'schedule' } },
    { path: '/online', screen: 'online', needs: 'zxyh-ck', kept: true, label: pageWords.online, menu: { folder: 'admin.maintenance', sort: 10, icon: 'users' } },
    { path: '/logs', screen: 'logs', needs: 'rzgl-ck', kept: true, label: pageWords.logs, menu: { folder: 'admin.maintenance', sort: 20, icon: 'audit' } },
  ],
  grants: [
    { role: 'systemAdmin', permissions: ['zxyh-ck', 'zxyh-xx', 'dsrw-ck', 'dsrw-bj', 'dsrw-zx'] },
    { role: 'securityAdmin', permissions: ['zxyh-ck', 'zxyh-xx'] },
    { role: 'auditAdmin', permissions: ['rzgl-ck', 'rzgl-dc', 'rzgl-jy', 'zxyh-ck'] },
  ],
})
