import sql from 'sql-template-tag'
import { dayMs } from '../../../core/values/duration.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Measure, Measured } from '../../platform/context/running-composition.ts'

/** How often what somebody signs in by, or a setting, was asked to be changed within a day. */
export const accountChanges: Measure<Ctx> = ({ sql: on, now }) =>
  on.query<Measured>(sql`
    select case when r.person is null then 'setting' else 'person' end as "objType", coalesce(r.person::text, r.change ->> 'key') as "objId", coalesce(p.user_name, r.change ->> 'key') as title,
      '/accountRequest' as url, count(*)::text as value
    from engine.account_request r left join base.person p on p.id = r.person
    where r.asked_at > ${new Date(now - dayMs)} and r.state <> 'withdrawn' group by r.person, r.change ->> 'key', p.user_name`)
