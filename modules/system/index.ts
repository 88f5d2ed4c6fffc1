import { defineModule } from '../../core/module.ts'
import { appVersion } from './app-version.ts'
import { systemDictionaries } from './dictionaries.ts'
import { versionNote } from './version-note.ts'
import { appVersionWords, versionNoteWords } from './words/documents.ts'
import { pageWords } from './words/pages.ts'
import { systemRefusals } from './words/refusals.ts'

/** The pages with which the product itself is run: logs, sessions, jobs, messages, dictionaries, parameters, appearance. */
export const system = defineModule({
  name: 'system',
  label: { zh: '系统运行', ru: 'Работа системы', en: 'System' },
  needs: [],
  documents: { versionNote, appVersion },
  words: { versionNote: versionNoteWords, appVersion: appVersionWords },
  refusals: systemRefusals,
  dictionaries: systemDictionaries,
  notices: {
    'system.released': {
      title: { zh: '系统已升级到 {version}', ru: 'Установлена версия {version}', en: 'Version {version} is installed' },
      content: { zh: '新功能见“版本管理”', ru: 'Что нового — на странице «Версии»', en: 'What is new is listed on the page Versions' },
    },
  },
  pages: [
    { path: '/msgUser', screen: 'inbox', needs: 'wdxx-ck', kept: true, label: pageWords.inbox, menu: { folder: 'home', sort: 40, icon: 'bell', counter: 'unread' } },
    { path: '/msgOutbox', screen: 'outbox', needs: 'xxfs-ck', kept: true, label: pageWords.outbox, menu: { folder: 'admin.maintenance', sort: 15, icon: 'send' } },
    { path: '/dicType', screen: 'dictionaries', needs: 'sjzd-ck', kept: true, label: pageWords.dictionaries, menu: { folder: 'admin.configuration', sort: 10, icon: 'book' } },
    { path: '/dicTypeUser', list: 'base.userEntry', needs: 'yhzd-ck', kept: true, label: pageWords.userEntries, menu: { folder: 'admin.configuration', sort: 20, icon: 'book' } },
    { path: '/configs', screen: 'parameters', needs: 'xtcs-ck', kept: true, label: pageWords.configs, menu: { folder: 'admin.configuration', sort: 40, icon: 'setting' } },
    { path: '/confnew', screen: 'settings', needs: 'pzzx-ck', kept: true, label: pageWords.settings, menu: { folder: 'admin.configuration', sort: 50, icon: 'control' } },
    { path: '/skin', screen: 'skin', needs: 'pfsz-ck', kept: true, label: pageWords.skin, menu: { folder: 'admin.configuration', sort: 60, icon: 'image' } },
    { path: '/holiday', list: 'base.holiday', needs: 'jjrgl-ck', kept: true, label: pageWords.holidays, menu: { folder: 'admin.configuration', sort: 30, icon: 'calendar' } },
    { path: '/timerConfig', screen: 'timers', needs: 'dsrw-ck', kept: true, label: pageWords.timers, menu: { folder: 'admin.configuration', sort: 90, icon: 'schedule' } },
    { path: '/online', screen: 'online', needs: 'zxyh-ck', kept: true, label: pageWords.online, menu: { folder: 'admin.organisation', sort: 100, icon: 'users' } },
    { path: '/logs', screen: 'logs', needs: 'rzgl-ck', kept: true, label: pageWords.logs, menu: { folder: 'admin.maintenance', sort: 10, icon: 'audit' } },
    { path: '/version', list: 'system.versionNote', needs: 'bbgl-ck', kept: true, label: pageWords.versions, menu: { folder: 'admin.maintenance', sort: 20, icon: 'file-text' } },
    { path: '/appVersion', list: 'system.appVersion', needs: 'appgl-bj', kept: true, label: pageWords.appVersions, menu: { folder: 'admin.maintenance', sort: 30, icon: 'desktop' } },
    { path: '/yjxxUser', screen: 'alerts', needs: 'yjxx-ck', kept: true, label: pageWords.alerts, menu: { folder: 'home', sort: 50, icon: 'alert', counter: 'alerts' } },
    { path: '/alertAll', list: 'base.alertEvent', needs: 'yjxx-ck', kept: true, label: pageWords.allAlerts },
    { path: '/alertRule', list: 'base.alertRule', needs: 'yjgz-ck', kept: true, label: pageWords.alertRules, menu: { folder: 'admin.configuration', sort: 80, icon: 'alert' } },
  ],
  guards: ['pzzx-bj', 'dsrw-bj', 'rzgl-jy'],
  grants: [
    { role: 'staff', permissions: ['wdxx-ck', 'yjxx-ck', 'yjxx-cl', 'appgl-ck', 'yhzd-ck', 'yhzd-xz', 'yhzd-bj', 'yhzd-sc'] },
    ...['systemAdmin', 'securityAdmin', 'auditAdmin'].map((role) => ({ role, permissions: ['wdxx-ck', 'yjxx-ck', 'yjxx-cl'] })),
    { role: 'systemAdmin', permissions: ['xxfs-ck', 'xxfs-cf', 'zxyh-ck', 'zxyh-xx', 'dsrw-ck', 'dsrw-bj', 'dsrw-zx', 'sjzd-ck', 'sjzd-xz', 'sjzd-bj', 'sjzd-sc', 'sjzd-dr', 'sjzd-dc', 'xtcs-ck', 'xtcs-bj', 'xtcs-xz', 'xtcs-sc', 'xtcs-dc', 'pfsz-dc', 'bbgl-dc', 'appgl-dc', 'yjgz-dc', 'yjxx-dc', 'pzzx-ck', 'pzzx-bj', 'pfsz-ck', 'pfsz-xz', 'pfsz-bj', 'pfsz-sc', 'bbgl-ck', 'bbgl-xz', 'bbgl-bj', 'bbgl-sc', 'bbgl-fb', 'appgl-ck', 'appgl-xz', 'appgl-bj', 'appgl-sc', 'appgl-fb', 'yjgz-ck', 'yjgz-xz', 'yjgz-bj', 'yjgz-sc', 'yhzd-ck', 'yhzd-xz', 'yhzd-bj', 'yhzd-sc', 'yhzd-gx', 'jjrgl-ck', 'jjrgl-xz', 'jjrgl-bj', 'jjrgl-sc', 'jjrgl-dr', 'jjrgl-dc'] },
    { role: 'securityAdmin', permissions: ['zxyh-ck', 'zxyh-xx', 'xxfs-ck'] },
    { role: 'auditAdmin', permissions: ['rzgl-ck', 'rzgl-dc', 'rzgl-jy', 'zxyh-ck', 'xxfs-ck'] },
  ],
})
