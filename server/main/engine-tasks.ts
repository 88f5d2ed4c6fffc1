import { accountTasks } from '../organisation/account/requests.ts'
import type { Ctx } from '../platform/context/context.ts'
import type { OwnTasks } from '../platform/context/running.ts'

/** The tasks of the engine itself that no description tells of. */
export const engineTasks: Readonly<Record<string, OwnTasks<Ctx>>> = { accountRequests: accountTasks }
