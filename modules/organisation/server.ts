import { defineServer } from '../../server/module-api.ts'
import { approvingGroups } from './approving-groups.server.ts'
import { companyRules } from './company.server.ts'
import { makeUserGroups } from './demo/make-user-groups.ts'
import { organisation } from './index.ts'
import { chartRoutes } from './ownership-chart.server.ts'
import { shareholdingRules } from './shareholding.server.ts'
import { userGroupRules } from './user-group-readers.server.ts'
import { setup } from './widgets.server.ts'

/** The server side of the organisation. */
export const organisationServer = defineServer(organisation, {
  rules: [companyRules, shareholdingRules, userGroupRules],
  routes: chartRoutes,
  groups: approvingGroups,
  widgets: { setup },
  demo: makeUserGroups,
})
