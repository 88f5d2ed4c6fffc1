import sql from 'sql-template-tag'
import type { Lang } from '../../../core/values/language.ts'
import { summariesByRecord } from '../../approval/tasks/summaries-by-record.ts'
import { ofTasks } from '../../approval/tasks/waiting-tasks.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { asPerson } from '../../records/access/as-person.ts'

interface Told {
  readonly event: string | null
  readonly person: string
  readonly lang: Lang
  readonly params: Readonly<Record<string, unknown>>
}

/**
 * With whom and for how much a task is, as its handler may know it: a message has no list beside it that would say so.
 */
export async function taskSummaryText(
  ctx: Ctx,
  { event, person, lang, params }: Told,
): Promise<Readonly<Record<'subject' | 'amount', string>> | null> {
  const task = params['taskId']
  if (event !== 'task.opened' || typeof task !== 'string') return null
  const [place] = await ctx.sql.query<{ document: string; recordId: string }>(sql`
    select i.document, i.record_id as "recordId" from ${ofTasks} where t.id = ${task}::uuid and t.assignee = ${person}::uuid and t.result is null`)
  if (place === undefined) return null
  const reader = makeContext({ ...(await asPerson(ctx, person)), lang })
  const summary = (await summariesByRecord(reader, [place])).get(`${place.document}:${place.recordId}`)
  if (summary === undefined) return null
  return { subject: summary.subject === params['title'] ? '' : summary.subject, amount: summary.amount ?? '' }
}
