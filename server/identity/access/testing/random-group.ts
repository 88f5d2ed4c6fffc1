import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Pool } from '../../../platform/database/pool.ts'

/** A node of a random tree: 0 group, 1 unit, 2 department; `parent` is an index before its own. */
export interface Node {
  readonly id: string
  readonly parent: number | null
  readonly flag: '0' | '1' | '2'
}
/** A row of a data scope: its sort, and the nodes it names when it is the seventh. */
interface Rule {
  readonly type: string
  readonly chosen: readonly number[]
}
/** Where somebody works, and which roles he holds. */
interface Worker {
  readonly unit: number
  readonly department: number
  readonly posts: readonly number[]
  readonly roles: readonly number[]
}
/** A record: where it belongs, whose it is, and who was given it to read. */
export interface Thing {
  readonly id: string
  readonly at: number | null
  readonly maker: number
  readonly readers: readonly number[]
}
export interface Group {
  readonly nodes: readonly Node[]
  readonly roles: readonly (Rule | null)[]
  readonly people: readonly Worker[]
  readonly things: readonly Thing[]
}

/** A random organisation with so many people and things, the same for the same seed. */
export function randomGroup(seed: number, people: number, things: number): Group {
  const [group] = fc.sample(groups(people, things), { numRuns: 1, seed })
  if (group === undefined) throw new Error('one was asked for')
  return group
}

/** The unit that a node belongs to. */
export function unitOf(nodes: readonly Node[], at: number): number {
  const node = nodes[at]
  return node?.flag === '2' && node.parent !== null ? unitOf(nodes, node.parent) : at
}

/** Organisations of a group with a unit that has a department, and so many nodes more. */
export function trees(minLength: number, maxLength: number): fc.Arbitrary<Node[]> {
  return fc.array(fc.record({ up: fc.nat(), unit: fc.boolean() }), { minLength, maxLength }).map((steps) => {
    const nodes: Node[] = [
      { id: randomUUID(), parent: null, flag: '0' },
      { id: randomUUID(), parent: 0, flag: '1' },
      { id: randomUUID(), parent: 1, flag: '2' },
    ]
    for (const { up, unit } of steps) {
      const parent = up % nodes.length
      // A unit never stands under a department.
      nodes.push({ id: randomUUID(), parent, flag: unit && nodes[parent]?.flag !== '2' ? '1' : '2' })
    }
    return nodes
  })
}

function groups(people: number, things: number): fc.Arbitrary<Group> {
  return trees(8, 16).chain((nodes) => {
    const all = nodes.map((_, at) => at)
    const departments = all.filter((at) => nodes[at]?.flag === '2')
    const rule = fc.option(
      fc.record({
        type: fc.constantFrom('1', '2', '3', '4', '5', '6', '7'),
        chosen: fc.subarray(all, { maxLength: 3 }),
      }),
      { freq: 6 },
    )
    const worker = fc
      .record({
        department: fc.constantFrom(...departments),
        posts: fc.subarray(departments, { maxLength: 2 }),
        roles: fc.uniqueArray(fc.nat(6), { maxLength: 2 }),
      })
      .map((one) => ({ ...one, unit: unitOf(nodes, one.department) }))
    const thing = fc.record({
      id: fc.uuid({ version: 7 }),
      at: fc.option(fc.constantFrom(...all), { freq: 9 }),
      maker: fc.nat(people - 1),
      readers: fc.oneof(
        { weight: 4, arbitrary: fc.constant([]) },
        fc.uniqueArray(fc.nat(people - 1), { maxLength: 2 }),
      ),
    })
    return fc.record({
      nodes: fc.constant(nodes),
      roles: fc.array(rule, { minLength: 7, maxLength: 7 }),
      people: fc.array(worker, { minLength: people, maxLength: people }),
      things: fc.uniqueArray(thing, { minLength: things, maxLength: things, selector: ({ id }) => id }),
    })
  })
}

/** Puts the group into the tables in place of the one before; the people stay who they are, by their ids. */
export async function storeGroup(
  { driver }: Pool,
  { nodes, roles, people, things }: Group,
  ids: readonly string[],
  table: string,
  document: string,
): Promise<void> {
  const author = ids[0] ?? ''
  const own = (values: readonly object[]) => JSON.stringify(values)
  const idAt = (at: number | null) => (at === null ? null : (nodes[at]?.id ?? null))
  const pathTo = (at: number): string => {
    const { parent = null, id = '' } = nodes[at] ?? {}
    return `${parent === null ? '/' : pathTo(parent)}${id}/`
  }
  const roleIds = roles.map(() => randomUUID())
  const scopes = roles.flatMap((rule, at) => (rule === null ? [] : [{ id: randomUUID(), role: roleIds[at], ...rule }]))
  const chosen = scopes.flatMap(({ id, chosen: at }) =>
    at.map((node) => ({
      scope: id,
      unit: nodes[node]?.flag === '2' ? null : idAt(node),
      department: nodes[node]?.flag === '2' ? idAt(node) : null,
    })),
  )
  await driver.query(`delete from base.department; delete from base.user_post; delete from base.data_scope; delete from engine.reader; delete from engine.file; delete from ${table};
    delete from base.role_member where role_id in (select id from base.role where role_code like 'scope %'); delete from base.role where role_code like 'scope %'`)
  await driver.query(
    `insert into base.department (id, unit_id, create_by, create_name, dept_name, dept_sname, dept_flag, dept_pid, dept_zt, path) select id, unit, $2, '', id, id, flag, parent, '1', path from jsonb_to_recordset($1) as r(id uuid, unit uuid, flag text, parent uuid, path text)`,
    [
      own(
        nodes.map(({ id, flag, parent }, at) => ({
          id,
          flag,
          parent: idAt(parent),
          path: pathTo(at),
          unit: idAt(unitOf(nodes, at)),
        })),
      ),
      author,
    ],
  )
  await driver.query(
    `update base.person p set user_dwid = r.unit, user_bmid = r.department from jsonb_to_recordset($1) as r(id uuid, unit uuid, department uuid) where p.id = r.id`,
    [own(people.map(({ unit, department }, at) => ({ id: ids[at], unit: idAt(unit), department: idAt(department) })))],
  )
  await driver.query(
    `insert into base.user_post (id, create_by, create_name, user_id, dw_id, bm_id) select gen_random_uuid(), $2, '', person, unit, department from jsonb_to_recordset($1) as r(person uuid, unit uuid, department uuid)`,
    [
      own(
        people.flatMap(({ posts }, at) =>
          posts.map((post) => ({ person: ids[at], unit: idAt(unitOf(nodes, post)), department: idAt(post) })),
        ),
      ),
      author,
    ],
  )
  await driver.query(
    `insert into base.role (id, create_by, create_name, role_code, role_name) select id::uuid, $2, '', 'scope ' || id, '' from unnest($1::text[]) id`,
    [roleIds, author],
  )
  await driver.query(
    `insert into base.role_member (id, create_by, create_name, role_id, user_id) select gen_random_uuid(), $2, '', role, person from jsonb_to_recordset($1) as r(role uuid, person uuid)`,
    [
      own(people.flatMap(({ roles: held }, at) => held.map((role) => ({ role: roleIds[role], person: ids[at] })))),
      author,
    ],
  )
  await driver.query(
    `insert into base.data_scope (id, create_by, create_name, role_id, ds_code, ds_name, ds_type) select id, $2, '', role, 'bgfw', '', type from jsonb_to_recordset($1) as r(id uuid, role uuid, type text)`,
    [own(scopes), author],
  )
  await driver.query(
    `insert into base.data_scope_chosen (id, parent_id, line_no, dw_id, bm_id) select gen_random_uuid(), scope, 1, unit, department from jsonb_to_recordset($1) as r(scope uuid, unit uuid, department uuid)`,
    [own(chosen)],
  )
  await driver.query(
    `insert into engine.reader (document, person, record_id) select $2, person, record from jsonb_to_recordset($1) as r(person uuid, record uuid)`,
    [
      own(things.flatMap(({ id, readers }) => readers.map((reader) => ({ person: ids[reader], record: id })))),
      document,
    ],
  )
  await driver.query(
    `insert into ${table} (id, unit_id, dept_id, create_by, create_name, parcel_name, search, search_grams, state) select id, unit, department, maker, '', 'parcel ' || id, 'parcel ' || id, array['pa','ar','rc','ce','el'], 'open'
    from jsonb_to_recordset($1) as r(id uuid, unit uuid, department uuid, maker uuid)`,
    [
      own(
        things.map(({ id, at, maker }) => ({
          id,
          maker: ids[maker],
          unit: at === null ? null : idAt(unitOf(nodes, at)),
          department: at !== null && nodes[at]?.flag === '2' ? idAt(at) : null,
        })),
      ),
    ],
  )
}
