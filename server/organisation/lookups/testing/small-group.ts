import { giveRole, giveScope, makeNode, makePerson } from '../../../identity/session/testing/people.ts'
import type { Sql } from '../../../platform/database/sql.ts'

/** A group of two units with a few departments and people, and one caller for each sort of scope. */
export async function smallGroup(on: Sql) {
  const group = await makeNode(on, { flag: '0', name: '集团', sort: 1 })
  const sea = await makeNode(on, { flag: '1', name: '海运', parent: group, sort: 1 })
  const seaSales = await makeNode(on, { flag: '2', name: '海运销售', parent: sea, sort: 1 })
  const seaTeam = await makeNode(on, { flag: '2', name: '一组', parent: seaSales, sort: 1 })
  const seaFinance = await makeNode(on, { flag: '2', name: '海运财务', parent: sea, sort: 2 })
  const branch = await makeNode(on, { flag: '1', name: '海运分公司', parent: sea, sort: 3 })
  const branchOffice = await makeNode(on, { flag: '2', name: '分公司综合', parent: branch, sort: 1 })
  const land = await makeNode(on, { flag: '1', name: '陆运', parent: group, sort: 2 })
  const landSales = await makeNode(on, { flag: '2', name: '陆运销售', parent: land, sort: 1 })
  const nodes = { group, sea, seaSales, seaTeam, seaFinance, branch, branchOffice, land, landSales }

  const day = 86_400_000
  const people = {
    seller: await makePerson(on, {
      code: 'seller',
      name: '王小明',
      tel: '13800005678',
      unitId: sea,
      deptId: seaSales,
      register: 3 * day,
    }),
    teammate: await makePerson(on, {
      code: 'teammate',
      name: '李娜',
      tel: '13900001111',
      unitId: sea,
      deptId: seaTeam,
      register: 2 * day,
    }),
    accountant: await makePerson(on, {
      code: 'accountant',
      name: '赵敏',
      tel: '13700002222',
      unitId: sea,
      deptId: seaFinance,
      register: 4 * day,
    }),
    branchman: await makePerson(on, {
      code: 'branchman',
      name: '孙强',
      unitId: branch,
      deptId: branchOffice,
      register: day,
    }),
    lander: await makePerson(on, {
      code: 'lander',
      name: '周杰',
      tel: '13600003333',
      unitId: land,
      deptId: landSales,
      register: 5 * day,
    }),
    former: await makePerson(on, {
      code: 'former',
      name: '吴老',
      tel: '13500004444',
      unitId: sea,
      deptId: seaSales,
      zt: '3',
      register: 6 * day,
    }),
  }
  const scopes: Record<string, string> = {}
  for (const type of ['1', '2', '3', '4', '5', '6']) {
    const id = await makePerson(on, { code: `scope${type}`, name: `范围${type}`, unitId: sea, deptId: seaSales })
    await giveScope(on, await giveRole(on, id, `scope-${type}`, []), 'htgl', type)
    scopes[type] = id
  }
  return { nodes, people, scopes }
}
