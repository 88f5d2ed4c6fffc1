import { defineModule } from '../../core/description/module.ts'
import { rightsCounters } from './counters.ts'
import { rightsWidgets } from './widgets.ts'
import { rightsNotices } from './words/notices.ts'
import { pageWords } from './words/pages.ts'
import { rightsRefusals } from './words/refusals.ts'

/**
 * Who may do what: roles with their permissions, scopes and members, the menu, and why somebody sees something or does
 * not.
 */
export const rights = defineModule({
  name: 'rights',
  label: { zh: '权限管理', ru: 'Права доступа', en: 'Rights' },
  needs: [],
  documents: {},
  words: {},
  refusals: rightsRefusals,
  widgets: rightsWidgets,
  notices: rightsNotices,
  counters: rightsCounters,
  dictionaries: { menuCounter: rightsCounters },
  pages: [
    {
      path: '/role',
      screen: 'role',
      needs: 'jsgn-ck',
      kept: true,
      label: pageWords.role,
      menu: { folder: 'admin.organisation', sort: 40, icon: 'safety', counter: 'grantRequests' },
    },
    {
      path: '/menu',
      screen: 'menu',
      needs: 'cdgl-ck',
      kept: true,
      label: pageWords.menu,
      menu: { folder: 'admin.organisation', sort: 50, icon: 'menu' },
    },
    {
      path: '/pageelement',
      list: 'base.permission',
      needs: 'ymys-ck',
      kept: true,
      label: pageWords.element,
      menu: { folder: 'admin.organisation', sort: 60, icon: 'key' },
    },
    {
      path: '/datascope',
      list: 'base.dataScope',
      needs: 'sjqx-ck',
      kept: true,
      label: pageWords.scope,
      menu: { folder: 'admin.organisation', sort: 70, icon: 'filter' },
    },
    {
      path: '/accessCheck',
      screen: 'access',
      needs: 'qxzc-ck',
      kept: true,
      label: pageWords.access,
      menu: { folder: 'admin.organisation', sort: 80, icon: 'eye' },
    },
  ],
  grants: [
    { role: 'systemAdmin', permissions: ['cdgl-ck', 'cdgl-xz', 'cdgl-bj', 'cdgl-sc', 'cdgl-dc', 'cdgl-dr', 'ymys-ck'] },
    {
      role: 'securityAdmin',
      permissions: [
        'jsgn-ck',
        'jsgn-xz',
        'jsgn-bj',
        'jsgn-sc',
        'ymys-ck',
        'ymys-xz',
        'ymys-bj',
        'sjqx-ck',
        'sjqx-xz',
        'sjqx-bj',
        'sjqx-sc',
        'sjqx-dc',
        'jsgn-dc',
        'ymys-dc',
        'ymys-dr',
        'ymys-sc',
        'cdgl-ck',
        'qxzc-ck',
        'kszqx-ck',
      ],
    },
    { role: 'auditAdmin', permissions: ['jsgn-ck', 'sjqx-ck', 'cdgl-ck', 'qxzc-ck', 'kszqx-ck'] },
  ],
  grantable: [{ role: 'securityAdmin', permissions: ['*'] }],
  // Offices see who works here and nothing of the business.
  scopes: ['systemAdmin', 'securityAdmin', 'auditAdmin', 'hr'].map((role) => ({ role, scopes: { rygl: '1' } })),
})
