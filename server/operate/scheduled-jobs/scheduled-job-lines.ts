import sql, { join, type Sql } from 'sql-template-tag'
import type { Lang } from '../../../core/values/language.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { fold, likePattern } from '../../records/list/search-text.ts'
import { counted } from '../../records/system-list/rows-and-count.ts'
import type { CallAsked, CallCondition } from '../../records/system-list/system-list-request.ts'
import type { CallRow, CallSource } from '../../records/system-list/system-list-routes.ts'

export type Jobs = Readonly<Record<string, Job>>

/** What people call a job. */
export function jobLabel(jobs: Jobs, name: string, lang: Lang): string {
  return jobs[name]?.label?.[lang] ?? name
}

/** Runs of the jobs of this composition, the latest first. */
export function timerLines(jobs: Jobs): CallSource {
  const where = ({ param, conditions }: CallAsked): Sql => {
    const all = [
      ...(param === '' ? [] : [named(jobs, param)]),
      ...conditions.map((condition) => conditionOf(jobs, condition)),
    ]
    return all.length === 0 ? sql`true` : join(all, ' and ')
  }
  return counted({
    rows: async ({ sql: on, lang }, asked, { limit, offset }) => {
      const rows = await on.query<CallRow & { readonly name: string }>(sql`
        select id, name, started, case when ok then '1' else '0' end as result, (extract(epoch from ended - started) * 1000)::int as ms, error
        from engine.job_log l where ${where(asked)} order by id desc limit ${limit} offset ${offset}`)
      return rows.map((row) => ({ ...row, job: jobLabel(jobs, row.name, lang) }))
    },
    count: async ({ sql: on }, asked, most) => {
      const [row] = await on.query<{ count: number }>(
        sql`select count(*)::int as count from (select from engine.job_log l where ${where(asked)} limit ${most}) l`,
      )
      return row?.count ?? 0
    },
  })
}

function conditionOf(jobs: Jobs, condition: CallCondition): Sql {
  if (condition.how === 'among') return sql`ok = any(${condition.codes.map((code) => code === '1')}::boolean[])`
  if (condition.how === 'range')
    return sql`started >= ${new Date(condition.from ?? 0)} and started <= ${new Date(condition.to ?? 8.64e15)}`
  if ('text' in condition)
    return condition.name === 'job'
      ? named(jobs, condition.text)
      : sql`lower(error) like ${likePattern(fold(condition.text))}`
  return condition.how === 'empty' ? sql`error is null` : sql`error is not null`
}

/** Runs of the jobs whose name holds a text, in any language. */
function named(jobs: Jobs, text: string): Sql {
  const wanted = fold(text)
  const names = Object.entries(jobs)
    .filter(([name, { label }]) => [name, ...Object.values(label ?? {})].some((said) => fold(said).includes(wanted)))
    .map(([name]) => name)
  return sql`name = any(${names}::text[])`
}
