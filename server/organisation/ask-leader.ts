import type { Department } from '../../base/department.ts'
import { askSecond } from '../account/requests.ts'
import type { Ctx } from '../context.ts'
import type { PatchOf } from '../rule-set.ts'
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
