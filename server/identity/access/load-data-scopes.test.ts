import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pool } from '../../platform/database/pool.ts'
import { freshDatabase } from '../../testing/database.ts'
import { loadScopes } from './load-data-scopes.ts'
import { type Node, trees } from './testing/random-group.ts'

interface Rule {
  readonly type: string
  readonly code: string
  readonly units: readonly number[]
  readonly departments: readonly number[]
}
interface World {
  readonly nodes: readonly Node[]
  readonly unit: number
  readonly department: number
  readonly posts: readonly number[]
  readonly rules: readonly Rule[]
}

test('the seven sorts of data scope, united over roles, say what a plain reading of the rule says', async () => {
  const { pool } = await freshDatabase()
  await fc.assert(
    fc.asyncProperty(worlds(), async (world) => {
      const person = await store(pool, world)
      const scopes = await loadScopes(pool, person)
      for (const code of ['a', 'b', 'c']) {
        const loaded = scopes.get(code)
        const expected = oracle(world, code)
        expect(
          loaded === undefined
            ? null
            : { all: loaded.all, unitIds: [...loaded.unitIds].sort(), deptIds: [...loaded.deptIds].sort() },
        ).toEqual(expected)
      }
    }),
    { numRuns: 40 },
  )
})

/** What the rule of scopes says, word for word; null when no row of any role names the code. */
function oracle({ nodes, unit, department, posts, rules }: World, code: string) {
  const mine = rules.filter((rule) => rule.code === code)
  if (mine.length === 0) return null
  const isUnder = (at: number, top: number): boolean =>
    at === top || (nodes[at]?.parent !== null && nodes[at] !== undefined && isUnder(nodes[at].parent ?? -1, top))
  const under = (top: number) => nodes.map((_, at) => at).filter((at) => isUnder(at, top))
  const isUnit = (at: number) => nodes[at]?.flag !== '2'
  const own = [...new Set([department, ...posts])]
  const units = new Set<number>()
  const departments = new Set<number>()
  for (const rule of mine) {
    if (rule.type === '2')
      under(unit)
        .filter(isUnit)
        .forEach((at) => units.add(at))
    if (rule.type === '3') units.add(unit)
    if (rule.type === '4')
      own
        .flatMap(under)
        .filter((at) => !isUnit(at))
        .forEach((at) => departments.add(at))
    if (rule.type === '5') own.forEach((at) => departments.add(at))
    if (rule.type === '7') {
      rule.units.forEach((at) => units.add(at))
      rule.departments.forEach((at) => departments.add(at))
    }
  }
  const ids = (places: Set<number>) => [...places].map((at) => nodes[at]?.id ?? '').sort()
  return { all: mine.some(({ type }) => type === '1'), unitIds: ids(units), deptIds: ids(departments) }
}

function worlds(): fc.Arbitrary<World> {
  return trees(4, 14).chain((nodes) => {
    const units = nodes.map((_, at) => at).filter((at) => nodes[at]?.flag !== '2')
    const departments = nodes.map((_, at) => at).filter((at) => nodes[at]?.flag === '2')
    const rule = fc.record({
      type: fc.constantFrom('1', '2', '3', '4', '5', '6', '7'),
      code: fc.constantFrom('a', 'b', 'c'),
      units: fc.subarray(units),
      departments: fc.subarray(departments),
    })
    return fc.record({
      nodes: fc.constant(nodes),
      unit: fc.constantFrom(...units),
      department: fc.constantFrom(...departments),
      posts: fc.subarray(departments, { maxLength: Math.min(2, departments.length) }),
      rules: fc.array(rule, { maxLength: 6 }),
    })
  })
}

/** Writes the world straight into the tables, every rule in a role of its own. */
async function store(pool: Pool, { nodes, unit, department, posts, rules }: World): Promise<string> {
  const query = (text: string, values: unknown[]) => pool.driver.query(text, values)
  await pool.driver.query(
    'truncate base.department, base.person, base.user_post, base.role, base.role_member, base.data_scope cascade',
  )
  const paths: string[] = []
  for (const [at, { id, parent, flag }] of nodes.entries()) {
    paths[at] = `${parent === null ? '/' : (paths[parent] ?? '')}${id}/`
    await query(
      `insert into base.department (id, create_by, create_name, dept_name, dept_sname, dept_flag, path) values ($1, $1, '', '', '', $2, $3)`,
      [id, flag, paths[at]],
    )
  }
  const person = randomUUID()
  await query(
    `insert into base.person (id, create_by, create_name, user_code, user_dwid, user_bmid) values ($1::uuid, $1::uuid, '', $1::text, $2, $3)`,
    [person, nodes[unit]?.id, nodes[department]?.id],
  )
  for (const post of posts)
    await query(
      `insert into base.user_post (id, create_by, create_name, user_id, bm_id) values (gen_random_uuid(), $1, '', $1, $2)`,
      [person, nodes[post]?.id],
    )
  for (const { type, code, units, departments } of rules) {
    const [role, scope] = [randomUUID(), randomUUID()]
    await query(
      `insert into base.role (id, create_by, create_name, role_code, role_name) values ($1::uuid, $1::uuid, '', $1::text, '')`,
      [role],
    )
    await query(
      `insert into base.role_member (id, create_by, create_name, role_id, user_id) values (gen_random_uuid(), $1, '', $1, $2)`,
      [role, person],
    )
    await query(
      `insert into base.data_scope (id, create_by, create_name, role_id, ds_code, ds_name, ds_type) values ($1, $1, '', $2, $3, '', $4)`,
      [scope, role, code, type],
    )
    for (const at of units)
      await query(
        `insert into base.data_scope_chosen (id, parent_id, line_no, dw_id) values (gen_random_uuid(), $1, 1, $2)`,
        [scope, nodes[at]?.id],
      )
    for (const at of departments)
      await query(
        `insert into base.data_scope_chosen (id, parent_id, line_no, bm_id) values (gen_random_uuid(), $1, 1, $2)`,
        [scope, nodes[at]?.id],
      )
  }
  return person
}
