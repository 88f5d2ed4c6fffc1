import { defineServer } from '../../server/define.ts'
import { dataScopeRules } from './data-scope.server.ts'
import { firstRoleRules } from './first-role.server.ts'
import { grantTasks } from './grant-tasks.server.ts'
import { grantableRules } from './grantable.server.ts'
import { rights } from './index.ts'
import { lastHolderRules } from './last-holder.server.ts'
import { menuRules } from './menu.server.ts'
import { personRolesRules } from './person-roles.server.ts'
import { roleMemberRules } from './role-member.server.ts'
import { rolePermissionRules, roleRules } from './role.server.ts'
import { rightsRoutes } from './routes.server.ts'
import { watch } from './watch-widget.server.ts'
import { setup } from './widgets.server.ts'

/** The server side of rights. */
export const rightsServer = defineServer(rights, {
  rules: [
    firstRoleRules,
    roleRules,
    rolePermissionRules,
    roleMemberRules,
    grantableRules,
    dataScopeRules,
    menuRules,
    lastHolderRules,
    personRolesRules,
  ],
  routes: rightsRoutes,
  counters: { grantRequests: async (ctx) => (await grantTasks(ctx)).length },
  tasks: { grants: grantTasks },
  widgets: { setup, watch },
})
