import sql from 'sql-template-tag'
import type { Ctx } from '../../server/module-api.ts'
import type { Questionnaire } from './questionnaire.ts'

type Targets = Pick<Questionnaire, 'id' | 'targetUnits' | 'targetDepts' | 'targetPeople'>

/** Whether a questionnaire goes to some; else any colleague may answer. */
export function isTargeted({ targetUnits, targetDepts, targetPeople }: Targets): boolean {
  return [targetUnits, targetDepts, targetPeople].some((targets) => (targets ?? []).length > 0)
}

/** Everybody in service whom a questionnaire goes to: named, or of a unit or department, those below included. */
export async function invitedPeople(
  { sql: on }: Ctx,
  { targetUnits, targetDepts, targetPeople }: Targets,
): Promise<readonly string[]> {
  const places = [...(targetUnits ?? []), ...(targetDepts ?? [])]
  const rows = await on.query<{ id: string }>(sql`
    with recursive place as (
      select id from base.department where id = any(${places}::uuid[]) and del_flag = 0
      union select d.id from base.department d join place p on d.dept_pid = p.id where d.del_flag = 0
    )
    select p.id from base.person p where p.del_flag = 0 and p.user_zt = '1'
      and (p.id = any(${targetPeople ?? []}::uuid[]) or p.user_dwid in (select id from place) or p.user_bmid in (select id from place))
    order by p.user_code`)
  return rows.map(({ id }) => id)
}

/** Those of them who have not answered yet. */
export async function waitedFor(ctx: Ctx, record: Targets): Promise<readonly string[]> {
  const invited = await invitedPeople(ctx, record)
  const answered = await ctx.sql.query<{ id: string }>(
    sql`select distinct answerer as id from questionnaire.answer_sheet where questionnaire = ${record.id}::uuid and answerer is not null and del_flag = 0`,
  )
  const done = new Set(answered.map(({ id }) => id))
  return invited.filter((id) => !done.has(id))
}
