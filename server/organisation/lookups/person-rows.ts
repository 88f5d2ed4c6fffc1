import sql from 'sql-template-tag'
import { ownUnits } from '../../identity/access/own-units.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { maskPhone } from '../../platform/http/mask-phone.ts'
import { type OrganisationTree, pathName } from '../structure/organisation-tree.ts'
import { shownName } from './person-name-in-language.ts'

/** A person as the picker's table shows him. */
export interface PersonRow {
  readonly userId: string
  readonly userName: string
  readonly userTel: string
  readonly deptsnames: string
}

/** A person as stored, before his phone is masked and his department named. */
export interface StoredPerson {
  readonly id: string
  readonly name: string
  readonly tel: string | null
  readonly unitId: string | null
  readonly deptId: string | null
}

/** The row of a person; the phone is whole inside the caller's own company, masked beyond (DAT-06). */
export function personRow(
  ctx: Ctx,
  tree: OrganisationTree,
  { id, name, tel, unitId, deptId }: StoredPerson,
): PersonRow {
  const own = id === ctx.actor.id || (unitId !== null && ownUnits(ctx.actor).includes(unitId))
  return {
    userId: id,
    userName: name,
    userTel: own ? (tel ?? '') : maskPhone(tel ?? ''),
    deptsnames: pathName(tree, deptId ?? unitId, ctx.lang),
  }
}

/** These people, in the order asked for. */
export async function personRows(ctx: Ctx, tree: OrganisationTree, ids: readonly string[]): Promise<PersonRow[]> {
  const rows = await ctx.sql.query<StoredPerson>(sql`
    select p.id, ${shownName(ctx.lang)} as name, p.user_tel as tel, p.user_dwid as "unitId", p.user_bmid as "deptId"
    from base.person p join unnest(${ids}::uuid[]) with ordinality as asked(id, place) on asked.id = p.id
    where p.del_flag = 0 order by asked.place`)
  return rows.map((row) => personRow(ctx, tree, row))
}
