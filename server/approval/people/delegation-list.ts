import sql, { type Sql } from 'sql-template-tag'
import { person } from '../../../base/person.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { rows } from '../../records/list/visible-rows.ts'
import { loadNames } from '../../records/read/load-reference-names.ts'
import { processLabels } from '../process-labels.ts'

/** The proxies a person set for himself, those by which he stands in for others, or everybody's whom he may see. */
export const delegationViews = ['own', 'given', 'all'] as const

type DelegationView = (typeof delegationViews)[number]

/** Whoever looks after processes sees the proxies of the people in his scope, and ends them. */
export const delegationCare = 'lcjk-ck'

interface Row {
  readonly id: string
  readonly person: string
  readonly agent: string
  readonly from: string
  readonly to: string
  readonly documents: readonly string[] | null
  readonly ended: number | null
}

const most = 200

/** Who stands in for whom, on which days and documents, newest first. */
export async function delegationList(ctx: Ctx, view: DelegationView): Promise<Json> {
  if (view === 'all' && !ctx.actor.permissions.has(delegationCare))
    throw new Refusal('permission.missing', {}, { status: 403 })
  const found = await ctx.sql.query<Row>(sql`
    select x.id, x.person, x.agent, x.from_day::text as "from", x.to_day::text as "to", x.documents, x.ended
    from engine.flow_proxy x where ${whose(ctx, view)} order by x.made desc limit ${most}`)
  const people = new Set(found.flatMap((row) => [row.person, row.agent]))
  const [names, labels] = await Promise.all([loadNames(ctx, new Map([['person', people]])), processLabels(ctx)])
  const named = (id: string) => names[`person:${id}`] ?? ''
  return found.map((row) => ({
    id: row.id,
    from: row.from,
    to: row.to,
    state: stateOf(ctx, row),
    person: row.person,
    personName: named(row.person),
    agent: row.agent,
    agentName: named(row.agent),
    documents:
      row.documents?.map(
        (key) => labels.get(ctx.running.documents.get(key)?.doc.approval?.process ?? '')?.[ctx.lang] ?? key,
      ) ?? null,
  }))
}

/** Processes for which somebody may stand in, named in all languages. */
export async function delegationChoices(ctx: Ctx): Promise<Json> {
  const labels = await processLabels(ctx)
  return [...ctx.running.documents].flatMap(
    ([
      code,
      {
        doc: { approval },
      },
    ]) => {
      const label = approval === undefined ? undefined : labels.get(approval.process)
      return label === undefined ? [] : [{ code, label: { ...label } }]
    },
  )
}

/** Which rows `x` of the proxies the caller may see. */
export function whose(ctx: Ctx, view: DelegationView): Sql {
  const me = ctx.actor.id
  if (view === 'own') return sql`x.person = ${me}::uuid`
  if (view === 'given') return sql`x.agent = ${me}::uuid`
  return sql`x.person in (select p.id from (${rows(ctx, person)}) p)`
}

function stateOf(ctx: Ctx, { from, to, ended }: Row): 'ended' | 'over' | 'now' | 'coming' {
  const today = dayOfMs(ctx.now)
  if (ended !== null) return 'ended'
  if (to < today) return 'over'
  return from <= today ? 'now' : 'coming'
}
