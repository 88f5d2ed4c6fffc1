import sql from 'sql-template-tag'
import type { FormDraft } from '../../core/form-design/draft.ts'
import type { Json } from '../../core/values/json.ts'
import { isFinal, Refusal } from '../../core/words/refusal.ts'
import { loadActor } from '../identity/access/actor.ts'
import type { Ctx } from '../platform/context/context.ts'
import { makeContext } from '../platform/context/make-context.ts'
import { codeOf } from '../platform/database/busy-errors.ts'
import { withinTransaction } from '../records/write/within-transaction.ts'
import { publishForm } from './publish-form.ts'

interface Asked {
  readonly draft: FormDraft
  readonly hash: string
  readonly by: string
}

/**
 * Publishes a form as it was asked for. Done twice it does nothing the second time; killed in between it has done
 * nothing.
 */
export async function runPublish(ctx: Ctx, payload: Json): Promise<void> {
  const { name, hash } = askedIn(payload)
  try {
    await withinTransaction(ctx, async (inside) => {
      const asked = await waiting(inside, name, hash)
      if (asked === null) return
      const publisher = makeContext({ ...inside, actor: await loadActor(inside.sql, asked.by) })
      await publishForm(publisher, asked.draft, asked.hash)
      await ended(inside, name, null)
    })
  } catch (error) {
    const refusal = refusalOf(error)
    // Whatever else goes wrong goes wrong before anything is kept: the queue tries again.
    if (refusal === null) throw error
    await withinTransaction(ctx, (inside) => ended(inside, name, refusal))
    return
  }
  await ctx.running.forms?.learn()
}

async function waiting(ctx: Ctx, name: string, hash: string): Promise<Asked | null> {
  const [asked] = await ctx.sql.query<Asked>(sql`
    select draft, publishing_hash as hash, publishing_by as by from engine.form
    where name = ${name} and publishing = 'waiting' and publishing_hash = ${hash} and publishing_ver = ver for update`)
  return asked ?? null
}

async function ended(ctx: Ctx, name: string, refusal: Refusal | null): Promise<void> {
  await ctx.sql.query(sql`
    update engine.form set publishing = ${refusal === null ? 'done' : 'failed'}, publishing_at = ${new Date(ctx.now)}, publishing_code = ${refusal?.code ?? null}, publishing_params = ${refusal === null ? null : JSON.stringify(refusal.params)}::jsonb
    where name = ${name} and publishing = 'waiting'`)
}

/** What people are told; a table that stayed in others' hands is one such answer, a database that went away is none. */
function refusalOf(error: unknown): Refusal | null {
  if (isFinal(error)) return error
  return error instanceof Refusal && codeOf(error.cause) === '55P03' ? new Refusal('form.table-busy') : null
}

function askedIn(payload: Json): { readonly name: string; readonly hash: string } {
  const { name, hash } =
    typeof payload === 'object' && payload !== null && !Array.isArray(payload)
      ? (payload as Readonly<Record<string, Json>>)
      : {} // an object of JSON
  if (typeof name !== 'string' || typeof hash !== 'string') throw new Error('the job names no form')
  return { name, hash }
}
