import sql from 'sql-template-tag'
import { dayMs } from '../../../core/values/duration.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Measure, Measured } from '../../platform/context/running-composition.ts'

/** How often each job failed within a day. */
export const failedJobs: Measure<Ctx> = ({ sql: on, now }) =>
  on.query<Measured>(sql`
    select 'job' as "objType", name as "objId", name as title, '/timerConfig' as url, count(*)::text as value
    from engine.job_log where not ok and started > ${new Date(now - dayMs)} group by name`)
