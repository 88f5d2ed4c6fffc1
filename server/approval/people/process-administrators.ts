import type { Ctx } from '../../platform/context/context.ts'
import { managersOf } from '../process-settings.ts'
import { type Asking, findPeople } from './find-approvers.ts'

/** Everybody who looks after a process: its managers, and the administrators of all processes. */
export async function carersOf(ctx: Ctx, process: string, asking: Asking): Promise<readonly string[]> {
  return [...new Set([...(await findPeople(ctx, { by: 'flowAdmin' }, asking)), ...(await managersOf(ctx, process))])]
}
