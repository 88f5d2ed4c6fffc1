import { servers } from '../../app/module-servers.ts'
import { modules } from '../../app/modules.ts'
import { createApproval } from '../../server/approval/create-approval-port.ts'
import { compose } from '../../server/main/compose-modules.ts'
import type { Ctx } from '../../server/platform/context/context.ts'
import { systemContext } from '../../server/platform/context/system-context.ts'
import type { Pool } from '../../server/platform/database/pool.ts'
import { createFiles } from '../../server/records/files/create-files.ts'

/** The product's modules in this process, on its database: what its actions call is called without HTTP. */
export function stockContext(pool: Pool): Ctx {
  const files = createFiles({ folder: '/nowhere', reserveMb: 0 })
  return systemContext(pool, compose({ modules, servers, approval: createApproval(), files }), Date.now(), 'bench')
}
