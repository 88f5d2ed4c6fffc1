import sql from 'sql-template-tag'
import type { StructureNode } from '../../../core/api-types/organisation-structure.ts'
import { addDays } from '../../../core/values/day.ts'
import { nameIn } from '../../../core/words/name-in-language.ts'
import type { Ctx } from '../../platform/context/context.ts'

interface Row {
  readonly id: string
  readonly values: Readonly<Record<string, string | null>>
}

const nodeFields = [
  'deptPid',
  'deptFlag',
  'deptName',
  'deptSname',
  'nameRu',
  'nameEn',
  'deptZt',
  'deptSort',
  'leaderId',
] as const
const personFields = ['userDwid', 'userBmid', 'userZt'] as const

/** The organisation as it stood at the end of a day: told from what is, and from what has been changed since. */
export async function structureAt(ctx: Ctx, day: string): Promise<StructureNode[]> {
  const end = new Date(`${addDays(day, 1)}T00:00:00+08:00`)
  const nodes = await rowsAt(
    ctx,
    'base.department',
    nodeFields,
    end,
    sql`
    select id, jsonb_build_object('deptPid', dept_pid, 'deptFlag', dept_flag, 'deptName', dept_name, 'deptSname', dept_sname, 'nameRu', name_ru, 'nameEn', name_en, 'deptZt', dept_zt, 'deptSort', dept_sort::text, 'leaderId', leader_id) as values
    from base.department where create_time < ${end} and (del_flag = 0 or update_time >= ${end})`,
  )
  const people = await rowsAt(
    ctx,
    'base.person',
    personFields,
    end,
    sql`
    select id, jsonb_build_object('userDwid', user_dwid, 'userBmid', user_bmid, 'userZt', user_zt) as values
    from base.person where create_time < ${end} and (del_flag = 0 or update_time >= ${end})`,
  )
  const heads = new Map<string, number>()
  for (const {
    values: { userZt, userBmid, userDwid },
  } of people) {
    const at = userBmid ?? userDwid ?? ''
    if (userZt === '1') heads.set(at, (heads.get(at) ?? 0) + 1)
  }
  const leaders = await namesOf(
    ctx,
    nodes.map(({ values }) => values.leaderId ?? ''),
  )
  const told = nodes.map(({ id, values }) =>
    nodeOf(ctx, id, values, heads.get(id) ?? 0, leaders.get(values.leaderId ?? '') ?? null),
  )
  return inOrder(told, new Map(nodes.map(({ id, values }) => [id, Number(values.deptSort ?? 0)])))
}

/** The rows with what has been changed since then taken back. */
async function rowsAt(
  { sql: on }: Ctx,
  document: string,
  fields: readonly string[],
  end: Date,
  now: ReturnType<typeof sql>,
): Promise<Row[]> {
  const [rows, changes] = await Promise.all([
    on.query<Row>(now),
    on.query<{ id: string; field: string; before: string | null }>(sql`
    select distinct on (record_id, field) record_id as id, field, before from engine.history
    where document = ${document} and at >= ${end} and field = any(${[...fields]}::text[]) order by record_id, field, id`),
  ])
  const past = new Map<string, Record<string, string | null>>()
  for (const { id, field, before } of changes) past.set(id, { ...past.get(id), [field]: textOf(before) })
  return rows.map(({ id, values }) => ({ id, values: { ...values, ...past.get(id) } }))
}

function textOf(json: string | null): string | null {
  const value: unknown = json === null ? null : JSON.parse(json)
  return value === null || value === undefined ? null : String(value)
}

function nodeOf(
  { lang }: Ctx,
  id: string,
  { deptName, deptSname, nameRu, nameEn, deptPid, deptFlag, deptZt }: Row['values'],
  heads: number,
  leader: string | null,
): StructureNode {
  const name = nameIn(lang, { name: deptName ?? '', nameRu: nameRu ?? null, nameEn: nameEn ?? null })
  const flag = deptFlag === '0' || deptFlag === '1' ? deptFlag : '2'
  return {
    id,
    ver: 0,
    pid: deptPid ?? null,
    flag,
    name,
    shortName: deptSname ?? '',
    enabled: deptZt === '1',
    search: `${deptName ?? ''}\n${deptSname ?? ''}\n${name}`,
    heads,
    leader,
  }
}

/** Parents first, siblings in their order then. */
function inOrder(nodes: readonly StructureNode[], sorts: ReadonlyMap<string, number>): StructureNode[] {
  const known = new Set(nodes.map(({ id }) => id))
  const sortOf = ({ id }: StructureNode) => sorts.get(id) ?? 0
  const under = (pid: string | null): StructureNode[] =>
    nodes
      .filter((node) => (pid === null ? node.pid === null || !known.has(node.pid) : node.pid === pid))
      .toSorted((a, b) => sortOf(a) - sortOf(b))
      .flatMap((node) => [node, ...under(node.id)])
  return under(null)
}

async function namesOf({ sql: on, lang }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await on.query<{ id: string; name: string; nameRu: string | null; nameEn: string | null }>(sql`
    select id, user_name as name, name_ru as "nameRu", name_en as "nameEn" from base.person where id = any(${ids.filter((id) => id !== '')}::uuid[])`)
  return new Map(rows.map(({ id, ...names }) => [id, nameIn(lang, names)]))
}
