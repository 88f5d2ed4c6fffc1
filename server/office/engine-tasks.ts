import { accountTasks } from '../account/requests.ts'
import type { Ctx } from '../context.ts'
import type { OwnTasks } from '../running.ts'

/** The tasks of the engine itself that no description tells of. */
export const engineTasks: Readonly<Record<string, OwnTasks<Ctx>>> = { accountRequests: accountTasks }
