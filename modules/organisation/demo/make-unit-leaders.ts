import { department } from '../../../base/department.ts'
import { person } from '../../../base/person.ts'
import { type Ctx, find, save } from '../../../server/module-api.ts'

// The group is led by its chairman, the headquarters by the general manager.
const named: Readonly<Record<string, string>> = { BL: 'chairman', BLJT: 'qiangm' }

/** Gives each unit a leader: of the others the one of its first department that has one. */
export async function makeUnitLeaders(ctx: Ctx): Promise<void> {
  const nodes = await find(ctx, department, {})
  for (const unit of nodes.filter(({ deptFlag }) => deptFlag !== '2')) {
    const below = nodes.filter(({ deptPid, leaderId }) => deptPid === unit.id && leaderId !== null)
    const [first] = below.toSorted((a, b) => Number(a.deptSort) - Number(b.deptSort))
    const code = named[unit.deptCode ?? '']
    const [chosen] = code === undefined ? [] : await find(ctx, person, { userCode: code }, { limit: 1 })
    const leaderId = chosen?.id ?? first?.leaderId ?? null
    if (leaderId !== null) await save(ctx, department, { id: unit.id, ver: unit.ver, leaderId })
  }
}
