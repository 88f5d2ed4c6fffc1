import sql from 'sql-template-tag'
import { licenceDays } from '../operate/licence/licence-days.ts'
import type { Ctx } from '../platform/context/context.ts'
import type { Measure, Measured } from '../platform/context/running.ts'

/** Figures of the engine's own alerts. */
export const engineMeasures: Readonly<Record<string, Measure<Ctx>>> = {
  'WF-SLA': ({ sql: on, now }) =>
    on.query<Measured>(sql`
    select 'task' as "objType", t.id::text as "objId", coalesce(nullif(i.number, ''), i.title) as title, '/workflowdb' as url, p.user_dwid as "unitId", p.user_bmid as "deptId", array[t.assignee::text] as people,
      round(100 * extract(epoch from ${new Date(now)} - t.opened) / greatest(extract(epoch from t.due - t.opened), 1), 1)::text as value
    from engine.flow_task t join engine.flow_instance i on i.id = t.instance join base.person p on p.id = t.assignee
    where t.result is null and t.due is not null`),
  'JOB-FAIL': ({ sql: on, now }) =>
    on.query<Measured>(sql`
    select 'job' as "objType", name as "objId", name as title, '/timerConfig' as url, count(*)::text as value
    from engine.job_log where not ok and started > ${new Date(now - 86_400_000)} group by name`),
  'LIC-SYS': licenceDays,
  'ACC-CHG': ({ sql: on, now }) =>
    on.query<Measured>(sql`
    select case when r.person is null then 'setting' else 'person' end as "objType", coalesce(r.person::text, r.change ->> 'key') as "objId", coalesce(p.user_name, r.change ->> 'key') as title,
      '/accountRequest' as url, count(*)::text as value
    from engine.account_request r left join base.person p on p.id = r.person
    where r.asked_at > ${new Date(now - 86_400_000)} and r.state <> 'withdrawn' group by r.person, r.change ->> 'key', p.user_name`),
}
