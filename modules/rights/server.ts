import { defineServer } from '../../server/module-api.ts'
import { watch } from './audit-widget.server.ts'
import { dataScopeRules } from './data-scope.server.ts'
import { defaultRoleRules } from './default-role.server.ts'
import { grantTasks } from './grant-tasks.server.ts'
import { grantableRules } from './grantable-permissions.server.ts'
import { rights } from './index.ts'
import { lastHolderRules } from './last-administrator-check.server.ts'
import { menuRules } from './menu.server.ts'
import { personRolesRules } from './person-roles.server.ts'
import { roleMemberRules } from './role-member.server.ts'
import { rolePermissionRules, roleRules } from './role.server.ts'
import { rightsRoutes } from './routes.server.ts'
import { setup } from './widgets.server.ts'

/** The server side of rights. */
export const rightsServer = defineServer(rights, {
  rules: [
    defaultRoleRules,
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
