import { randomUUID } from 'node:crypto'
import { compose, type Composition } from '../../main/compose-modules.ts'
import type { Actor, Ctx, ScopeSet } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import type { BoundRules } from '../../platform/context/rule-set.ts'
import type { Running } from '../../platform/context/running-composition.ts'
import type { DatabaseAddress } from '../../platform/database/database-address.ts'
import type { Pool } from '../../platform/database/pool.ts'
import { freshDatabase } from '../../testing/database.ts'
import { draftTables } from '../schema/draft-migration.ts'
import { seaModule } from './voyage-test-documents.ts'

/** A database with the test documents, an organisation of two units, and people to act as. */
export interface World {
  readonly pool: Pool
  readonly address: DatabaseAddress
  readonly running: Running<Ctx>
  readonly units: { readonly a: string; readonly b: string }
  readonly departments: { readonly a1: string; readonly a2: string; readonly b1: string }
  /** A context of a person who exists; permissions and scopes as given. */
  readonly as: (who: Partial<Who>) => Promise<Ctx>
}

interface Who {
  readonly id: string
  readonly name: string
  readonly unitId: string | null
  readonly deptId: string | null
  readonly permissions: readonly string[]
  readonly scope: ScopeSet | null
  readonly now: number
  readonly lang: Ctx['lang']
}

/** Makes the world; rules may be added to the documents. */
export async function makeWorld(
  rules: readonly BoundRules<Ctx>[] = [],
  parts: Partial<Composition> = {},
): Promise<World> {
  const { pool, address } = await freshDatabase()
  await pool.driver.query(`create schema sea; ${draftTables(Object.values(seaModule.documents))}`)
  const running = compose({ modules: [seaModule], servers: [{ module: 'sea', rules }], ...parts })
  const [group, a, b, a1, a2, b1] = [1, 2, 3, 4, 5, 6].map((n) => `00000000-0000-7000-8000-00000000000${n}`) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ] // six texts are made
  const nodes = [
    [group, null, '0', 'BLJT', group],
    [a, group, '1', 'BLHY', a],
    [b, group, '1', 'BLLY', b],
    [a1, a, '2', 'A1', a],
    [a2, a, '2', 'A2', a],
    [b1, b, '2', 'B1', b],
  ]
  const paths = new Map([
    [group, `/${group}/`],
    [a, `/${group}/${a}/`],
    [b, `/${group}/${b}/`],
    [a1, `/${group}/${a}/${a1}/`],
    [a2, `/${group}/${a}/${a2}/`],
    [b1, `/${group}/${b}/${b1}/`],
  ])
  for (const [id, pid, flag, code, unit] of nodes) {
    await pool.driver.query(
      `insert into base.department (id, unit_id, create_by, create_name, dept_code, dept_name, dept_sname, name_ru, name_en, dept_pid, dept_flag, dept_zt, path)
      values ($1, $2, $1, 'x', $3, $3, $3, 'ru ' || $3, 'en ' || $3, $4, $5, '1', $6)`,
      [id, unit, code, pid, flag, paths.get(id ?? '')],
    )
  }
  const entries = ['plan 计划', 'sea 在航', 'done 完成'].map((text) => text.split(' '))
  for (const [code, name] of entries) {
    await pool.driver.query(
      `insert into base.dictionary (id, create_by, create_name, dic_group, dic_code, dic_name, dic_name_ru, dic_name_en, enabled)
      values (gen_random_uuid(), gen_random_uuid(), 'x', 'voyageState', $1, $2, 'ru ' || $2, 'en ' || $2, '1')`,
      [code, name],
    )
  }
  await pool.driver
    .query(`insert into base.dictionary (id, create_by, create_name, dic_group, dic_code, dic_name, dic_name_ru, dic_name_en, enabled)
    select gen_random_uuid(), gen_random_uuid(), 'x', 'approvalStatus', v.code, v.name, v.name, v.name, '1' from (values ('0', '未审批'), ('1', '审批中'), ('2', '已审批')) v(code, name)`)

  async function as(who: Partial<Who>): Promise<Ctx> {
    const {
      id = randomUUID(),
      name = '张三',
      unitId = a,
      deptId = a1,
      permissions = [],
      scope = null,
      now = Date.UTC(2026, 10, 21, 4),
      lang = 'zh',
    } = who
    await pool.driver.query(
      `insert into base.person (id, create_by, create_name, user_code, user_name, user_dwid, user_bmid, user_zt)
      values ($1::uuid, $1::uuid, 'x', $1::text, $2, $3, $4, '1') on conflict do nothing`,
      [id, name, unitId, deptId],
    )
    const actor: Actor = {
      id,
      code: id,
      name,
      unitId,
      deptId,
      posts: [{ unitId: unitId ?? a, deptId, main: true }],
      roles: [],
      permissions: new Set(permissions),
      scopes: new Map(scope === null ? [] : [['hygl', scope]]),
      manages: new Set(),
    }
    return makeContext({ actor, lang, now, requestId: 'request', ip: '127.0.0.1', sql: pool, running })
  }
  return { pool, address, running, units: { a, b }, departments: { a1, a2, b1 }, as }
}
