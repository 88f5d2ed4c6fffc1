import sql from 'sql-template-tag'
import type { Json } from '../../../core/values/json.ts'
import type { FieldError, Params } from '../../../core/words/refusal.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { rows } from '../../records/list/visible-rows.ts'
import { mayDo } from '../../records/read/require-permission.ts'
import { processLabels } from '../process-labels.ts'
import { documentOf } from '../step/decision-target.ts'
import { openCaseInCare } from '../step/load-approval.ts'
import { actsAsAdmin } from '../tasks/is-process-administrator.ts'
import { childrenJob } from './sub-process-job.ts'

interface Line {
  readonly id: string
  readonly node: string
  readonly state: string
  readonly outcome: string | null
  readonly problem: {
    readonly code: string
    readonly params: Params
    readonly errors: Readonly<Record<string, FieldError>>
  } | null
  readonly process: string
  readonly document: string | null
  readonly recordId: string | null
  readonly number: string | null
  readonly title: string | null
  readonly status: string | null
}

const most = 200

/**
 * The approval that began this one, and those that this one began, as far as the reader may read them; of what could
 * not begin, everybody who reads the parent learns why. `say` puts a refusal into words.
 */
export async function relatedApprovals(ctx: Ctx, id: string, say: (refusal: Refusal) => string): Promise<Json> {
  const { doc, instance } = await openCaseInCare(ctx, id)
  const [above, below, labels] = await Promise.all([parentOf(ctx, id), childrenOf(ctx, id), processLabels(ctx)])
  const seen = await readable(ctx, [...above, ...below])
  const shown = (line: Line): Json => {
    const [module = '', thing = ''] = (line.document ?? '').split('.')
    return {
      module,
      thing,
      id: line.recordId,
      number: line.number,
      title: line.title,
      status: line.status,
      label: labels.get(line.process)?.[ctx.lang] ?? line.process,
    }
  }
  const [parent] = above
  return {
    parent: parent === undefined || !seen.has(String(parent.recordId)) ? null : shown(parent),
    children: below
      .filter(({ recordId: own, problem, state }) =>
        own === null ? problem !== null || state === 'wanted' : seen.has(own),
      )
      .map((line) => ({
        ...(shown(line) as Readonly<Record<string, Json>>),
        child: line.id,
        node: line.node,
        state: line.state,
        outcome: line.outcome,
        problem:
          line.problem === null
            ? null
            : say(new Refusal(line.problem.code, line.problem.params, { errors: line.problem.errors })),
      })),
    mayRetry: await actsAsAdmin(ctx, doc, instance),
  }
}

/** Has a case tried again whose cause somebody has seen to. */
export async function retryChild(ctx: Ctx, id: string): Promise<Json> {
  const [child] = await ctx.sql.query<{ parent: string }>(
    sql`select parent from engine.flow_child where id = ${id}::uuid`,
  )
  if (child === undefined) throw new Refusal('flow.child-unknown', {}, { status: 404 })
  const { doc, instance } = await openCaseInCare(ctx, child.parent)
  if (!(await actsAsAdmin(ctx, doc, instance))) throw new Refusal('flow.not-admin', {}, { status: 403 })
  const [row] = await ctx.sql.query<{ document: string; recordId: string }>(sql`
    update engine.flow_child c set problem = null from engine.flow_instance i
    where c.id = ${id}::uuid and c.problem is not null and i.id = c.parent returning i.document, i.record_id as "recordId"`)
  if (row === undefined) throw new Refusal('flow.child-unknown', {}, { status: 404 })
  await audited(ctx, { verb: 'flowRetry', ...row })
  await enqueue(ctx, childrenJob, {}, { key: childrenJob })
  return { id }
}

function childrenOf(ctx: Ctx, id: string): Promise<Line[]> {
  return ctx.sql.query<Line>(sql`
    select c.id, c.node, c.state, c.outcome, c.problem, c.call ->> 'process' as process, i.document, i.record_id as "recordId", i.number, i.title, i.status
    from engine.flow_child c left join engine.flow_instance i on i.id = c.child where c.parent = ${id}::uuid order by c.wanted, c.id limit ${most}`)
}

function parentOf(ctx: Ctx, id: string): Promise<Line[]> {
  return ctx.sql.query<Line>(sql`
    select c.id, c.node, c.state, c.outcome, null as problem, i.flow as process, i.document, i.record_id as "recordId", i.number, i.title, i.status
    from engine.flow_child c join engine.flow_instance i on i.id = c.parent where c.child = ${id}::uuid`)
}

/** The records among these that the caller may read. */
async function readable(ctx: Ctx, lines: readonly Line[]): Promise<ReadonlySet<string>> {
  const documents = new Set(
    lines.flatMap(({ document }) =>
      document !== null && mayDo(ctx, documentOf(ctx, document), 'ck') ? [document] : [],
    ),
  )
  const found = await Promise.all(
    [...documents].map((document) => {
      const ids = lines.filter((line) => line.document === document).map(({ recordId }) => recordId)
      return ctx.sql.query<{ id: string }>(
        sql`select r.id from (${rows(ctx, documentOf(ctx, document))}) r where r.id = any(${ids}::uuid[])`,
      )
    }),
  )
  return new Set(found.flat().map(({ id }) => id))
}
