import { dayMs } from '../../../core/values/duration.ts'
import { type DemoContext, save } from '../../../server/module-api.ts'
import { userGroup } from '../user-group.ts'

const groups = [
  { by: 'qiangm', groupName: '经营例会成员', members: ['findir', 'sealead', 'risk', 'hr'], shared: '1' },
  { by: 'seasales', groupName: '海运合同会签', members: ['sealead', 'seafin', 'legal'], shared: '0' },
  { by: 'findir', groupName: '付款三岗', members: ['cashier', 'reviewer', 'authoriser'], shared: '1' },
  { by: 'admin', groupName: '三员', members: ['admin', 'sec', 'audit'], shared: '1' },
] as const

/** Groups that people keep for pickers and messages. */
export async function makeUserGroups(demo: DemoContext): Promise<void> {
  for (const { by, groupName, members, shared } of groups) {
    await demo.as(by, demo.now - 15 * dayMs, (ctx) =>
      save(ctx.withoutScope('the demonstration'), userGroup, {
        groupName,
        memberIds: members.map(demo.person),
        shared,
      }),
    )
  }
}
