import sql from 'sql-template-tag'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { emit } from '../../platform/outbox/emit.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { readInstance } from '../approval-instance-store.ts'
import { carersOf } from '../people/process-administrators.ts'
import { documentOf } from '../step/decision-target.ts'
import { mayCall } from './allowed-call-hosts.ts'
import type { Call } from './external-call-job.ts'

const patience = 10_000

/**
 * Calls it; what did not work is tried again by the jobs' own rules, and whoever looks after the process is told once.
 */
export async function callOutside(ctx: Ctx, payload: Json): Promise<void> {
  const call = payload as unknown as Call // our own, as `runAutomaticStep` wrote it
  try {
    if (!(await mayCall(ctx, call.url))) throw new Error(`processes may not call ${call.url}`)
    await hand(call)
  } catch (error) {
    await withinTransaction(ctx, (inside) => tellOf(inside, call))
    throw error
  }
}

// A redirection would lead past the list of hosts.
async function hand({ id, url, body }: Call): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'idempotency-key': `amur-${id.replaceAll(/[^\w-]/g, '-')}`,
    },
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`)
}

async function tellOf(ctx: Ctx, { id, instance, node }: Call): Promise<void> {
  const told = await ctx.sql.query(
    sql`select from engine.outbox where event = 'flow.autoFailed' and data ->> 'call' = ${id}
      union all select from engine.notice where event = 'flow.autoFailed' and params ->> 'call' = ${id} limit 1`,
  )
  if (told.length > 0) return
  const { document, recordId, drafter, definition } = await readInstance(ctx, instance)
  await emit(ctx, {
    event: 'flow.autoFailed',
    about: { doc: documentOf(ctx, document), id: recordId },
    people: await carersOf(ctx, definition.key, { drafter, values: {}, unitId: null }),
    data: {
      call: id,
      procInstId: instance,
      node,
      nodeLabel: definition.nodes[node]?.label ?? null,
      number: null,
      title: null,
    },
  })
}
