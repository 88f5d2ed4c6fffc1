import type { Department } from '../../../base/department.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { PatchOf } from '../../platform/context/rule-set.ts'
import { askSecond } from '../account/account-requests.ts'
import { isLedByGuarded } from './change-leader.ts'

/** Another leader at once, or when a second administrator agrees. */
export async function askLeader(ctx: Ctx, node: Department, newLeader: string): Promise<PatchOf<Department>> {
  if (node.leaderId === null || !(await isLedByGuarded(ctx, node))) return { leaderId: newLeader }
  await askSecond(ctx, {
    kind: 'leader',
    personId: node.leaderId,
    changes: [{ name: 'leaderId', before: node.leaderId, after: newLeader }],
    key: node.id,
  })
  return {}
}
