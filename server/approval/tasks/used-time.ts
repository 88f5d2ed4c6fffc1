import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import type { Measure, Measured } from '../../platform/context/running-composition.ts'

/** How much of its time each open task has used, in per cent. */
export const usedTimeOfTasks: Measure<Ctx> = ({ sql: on, now }) =>
  on.query<Measured>(sql`
    select 'task' as "objType", t.id::text as "objId", coalesce(nullif(i.number, ''), i.title) as title, '/workflowdb' as url, p.user_dwid as "unitId", p.user_bmid as "deptId", array[t.assignee::text] as people,
      round(100 * extract(epoch from ${new Date(now)} - t.opened) / greatest(extract(epoch from t.due - t.opened), 1), 1)::text as value
    from engine.flow_task t join engine.flow_instance i on i.id = t.instance join base.person p on p.id = t.assignee
    where t.result is null and t.due is not null`)
