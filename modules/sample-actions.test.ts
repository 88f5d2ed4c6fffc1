import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { modules } from '../app/modules.ts'
import type { Action } from '../core/description/document.ts'
import type { Json } from '../core/values/json.ts'
import { Refusal } from '../core/words/refusal.ts'
import { rooms } from '../server/main/server-components.ts'
import type { Ctx } from '../server/platform/context/context.ts'
import { makeContext } from '../server/platform/context/make-context.ts'
import { mappingOf } from '../server/records/schema/table-mapping.ts'
import { act } from '../server/records/write/call-verb.ts'
import { withinTransaction } from '../server/records/write/within-transaction.ts'
import { type Running, sampleWorld } from './testing/sample-world.ts'

const world = await sampleWorld()
const { ctx } = world
const said = new Set(
  [...rooms.flatMap(({ words = [] }) => words), ...modules.map(({ refusals }) => refusals)].flatMap(Object.keys),
)
for (const running of world.documents) await world.store(running, {})
/** What a record alone cannot do: it moves others, which have to stand where it left them. */
const followed: Readonly<Record<string, string>> = {
  'finance.bankPayment duplicate': 'the plan is open again that it had paid',
  'finance.bankPayment confirmPaid': 'the plan stands where the refund left it that the sample has had',
  'office.template publish': 'its file has to be kept',
  'office.template enable': 'its file has to be kept',
  'office.template revise': 'its file has to be kept',
  'trade.customsDeclaration sendBack': 'what it drew of a licence is given back',
  'trade.customsDeclaration withdraw': 'what it drew of a licence is given back',
  'trade.customsDeclaration grantWithdrawal': 'what it drew of a licence is given back',
  'finance.receipt reverse': 'what the ledger holds of it is taken back',
  'finance.receipt sendBack': 'what the ledger holds of it is taken back',
}
const acting = world.documents.flatMap((running) =>
  Object.entries(running.doc.actions ?? {}).map(([verb, action]) => [running.key, verb, running, action] as const),
)

describe.each(acting)('%s %s', (key, verb, running, action) => {
  const { doc } = running
  const { states } = doc
  const here = states === undefined ? [''] : action.from

  test.runIf(followed[`${key} ${verb}`] === undefined)(
    'moves a record to the state of its description, or says in words why not',
    async () => {
      for (const from of here) {
        const { to, refused } = await tried(running, from, verb, action, bySystem(action))
        if (refused === null) {
          if (states !== undefined) expect(to, `from ${from}`).toBe(action.to === 'same' ? from : action.to)
        } else {
          expect(said.has(refused.code), `${refused.code} has words`).toBe(true)
          expect(refused.status, refused.code).toBeLessThan(500)
        }
      }
    },
  )

  test.runIf(states !== undefined)('is refused in every other state', async () => {
    for (const from of states?.codes.filter((code) => !action.from.includes(code)) ?? []) {
      const { refused, kept } = await tried(running, from, verb, action, bySystem(action))
      expect(refused, `from ${from}`).toMatchObject({ code: 'record.wrong-state', status: 409 })
      expect(kept).toBe(true)
    }
  })

  test('is nobody’s who lacks the permission, and no person’s where it is the system’s', async () => {
    const without = new Set([...ctx.actor.permissions].filter((code) => code !== `${doc.code}-${action.needs}`))
    const who = (inside: Ctx) => makeContext({ ...inside, actor: { ...ctx.actor, permissions: without } })
    const { refused, kept } = await tried(running, here[0] ?? '', verb, action, who)
    expect(refused).toMatchObject({ code: 'permission.missing', status: 403 })
    expect(kept).toBe(true)
  })
})

interface Outcome {
  readonly to: Json
  readonly refused: Refusal | null
  /** The record is as it was stored. */
  readonly kept: boolean
}

class Enough extends Error {}

/** Calls a verb on a new record in a state, and takes everything back. */
async function tried(
  running: Running,
  from: string,
  verb: string,
  { asks = {} }: Action,
  who: (inside: Ctx) => Ctx,
): Promise<Outcome> {
  const { doc } = running
  let outcome: Outcome | undefined
  await withinTransaction(ctx, async (inside) => {
    // What may be there once only is there already, in the sample that other documents point at.
    await inside.sql.query(sql`update ${mappingOf(doc).table} set del_flag = 1 where remark = 'as agreed'`)
    const record = await world.store(running, doc.states === undefined ? {} : { [doc.states.field]: from }, inside)
    const before = await world.read(running, record, inside)
    const refused = await refusalOf(act(who(inside), doc, String(record.id), verb, { ver: 1, ...world.sample(asks) }))
    const after = await world.read(running, record, inside)
    const kept = JSON.stringify(after) === JSON.stringify(before)
    outcome = { to: after[doc.states?.field ?? ''] ?? null, refused, kept }
    throw new Enough()
  }).catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error
  })
  if (outcome === undefined) throw new Error('nothing was tried')
  return outcome
}

/** A refusal is an answer; whatever else is thrown is a fault. */
async function refusalOf(work: Promise<unknown>): Promise<Refusal | null> {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function bySystem({ needs }: Action): (inside: Ctx) => Ctx {
  return (inside) => (needs === 'system' ? inside.withoutScope('an action of the system') : inside)
}
