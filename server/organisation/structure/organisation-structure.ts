import sql from 'sql-template-tag'
import type { StructureNode } from '../../../core/api-types/organisation-structure.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { shownName } from '../lookups/person-name-in-language.ts'
import type { OrganisationTree } from './organisation-tree.ts'

interface Facts {
  readonly id: string
  readonly ver: number
  readonly heads: number
  readonly leader: string | null
}

/** The whole organisation with head counts and leaders, parents first, siblings in their order. */
export async function structureOf({ sql: on, lang }: Ctx, tree: OrganisationTree): Promise<StructureNode[]> {
  const rows = await on.query<Facts>(sql`
    select d.id, d.ver, coalesce(h.heads, 0) as heads, (select ${shownName(lang)} from base.person p where p.id = d.leader_id and p.del_flag = 0) as leader
    from base.department d left join (
      select coalesce(user_bmid, user_dwid) as node, count(*)::int as heads from base.person where user_zt = '1' and del_flag = 0 group by 1
    ) h on h.node = d.id where d.del_flag = 0`)
  const facts = new Map(rows.map((row) => [row.id, row]))
  return tree.nodes.map(({ id, parent, flag, name, shortName, enabled, search }) => ({
    id,
    ver: facts.get(id)?.ver ?? 0,
    pid: parent,
    flag,
    name: name[lang],
    shortName,
    enabled,
    search: search[lang],
    heads: facts.get(id)?.heads ?? 0,
    leader: facts.get(id)?.leader ?? null,
  }))
}
