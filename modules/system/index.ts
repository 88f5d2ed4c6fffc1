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
    { path: '/msgUser', screen: 'inbox', needs: 'wdxx-ck', kept: true, label: pageWords.inbox, menu: { folder: 'home', sort: 40, icon: 'bell' } },
    { path: '/dicType', screen: 'dictionaries', needs: 'sjzd-ck', kept: true, label: pageWords.dictionaries, menu: { folder: 'admin.configuration', sort: 10, icon: 'book' } },
    { path: '/configs', list: 'base.config', needs: 'xtcs-ck', kept: true, label: pageWords.configs, menu: { folder: 'admin.configuration', sort: 40, icon: 'setting' } },
    { path: '/confnew', screen: 'settings', needs: 'pzzx-ck', kept: true, label: pageWords.settings, menu: { folder: 'admin.configuration', sort: 50, icon: 'control' } },
    { path: '/holiday', list: 'base.holiday', needs: 'jjrgl-ck', kept: true, label: pageWords.holidays, menu: { folder: 'admin.configuration', sort: 30, icon: 'calendar' } },
    { path: '/timerConfig', screen: 'timers', needs: 'dsrw-ck', kept: true, label: pageWords.timers, menu: { folder: 'admin.configuration', sort: 90, icon: 'schedule' } },
    { path: '/online', screen: 'online', needs: 'zxyh-ck', kept: true, label: pageWords.online, menu: { folder: 'admin.organisation', sort: 100, icon: 'users' } },
    { path: '/logs', screen: 'logs', needs: 'rzgl-ck', kept: true, label: pageWords.logs, menu: { folder: 'admin.maintenance', sort: 10, icon: 'audit' } },
  ],
  grants: [
    { role: 'staff', permissions: ['wdxx-ck'] },
    ...['systemAdmin', 'securityAdmin', 'auditAdmin'].map((role) => ({ role, permissions: ['wdxx-ck'] })),
    { role: 'systemAdmin', permissions: ['zxyh-ck', 'zxyh-xx', 'dsrw-ck', 'dsrw-bj', 'dsrw-zx', 'sjzd-ck', 'sjzd-xz', 'sjzd-bj', 'sjzd-sc', 'sjzd-dr', 'sjzd-dc', 'xtcs-ck', 'xtcs-bj', 'xtcs-xz', 'pzzx-ck', 'pzzx-bj', 'jjrgl-ck', 'jjrgl-xz', 'jjrgl-bj', 'jjrgl-sc', 'jjrgl-dr', 'jjrgl-dc'] },
    { role: 'securityAdmin', permissions: ['zxyh-ck', 'zxyh-xx'] },
    { role: 'auditAdmin', permissions: ['rzgl-ck', 'rzgl-dc', 'rzgl-jy', 'zxyh-ck'] },
  ],
})
