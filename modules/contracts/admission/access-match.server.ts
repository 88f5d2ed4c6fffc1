import { change, type Ctx, find, get, Refusal, rules } from '../../../server/module-api.ts'
import { counterparty } from '../counterparty.ts'
import { accessMatch, type AccessMatch } from './access-match.ts'
import { accessState, matchState } from './access-states.ts'
import { counterpartyAccess } from './counterparty-access.ts'

/** A likeness is judged while the admission goes round, by nobody who asked for it or entered the party. */
export const accessMatchRules = rules(accessMatch, {
  locks: Object.fromEntries(['clear', 'confirm', 'reopen'].map((verb) => [verb, lockAccess])),
  on: {
    clear: (ctx, record, { reason }) => judge(ctx, record, matchState.cleared, String(reason)),
    confirm: (ctx, record, { reason }) => judge(ctx, record, matchState.confirmed, String(reason)),
    reopen: (ctx, record) => judge(ctx, record, matchState.open, null),
  },
})

const free = (ctx: Ctx) => ctx.withoutScope('admission is the same for everybody')

async function lockAccess(ctx: Ctx, id: string): Promise<void> {
  const [match] = await find(free(ctx), accessMatch, { id })
  if (match !== undefined) await get(free(ctx), counterpartyAccess, match.accessId, { lock: true })
}

async function judge(ctx: Ctx, record: AccessMatch, status: string, judgedWhy: string | null) {
  const access = await get(free(ctx), counterpartyAccess, record.accessId, { lock: true })
  if (access.status !== accessState.inApproval)
    throw new Refusal('access.not-under-way', { number: access.accessNo ?? '' })
  const party = await get(free(ctx), counterparty, record.counterpartyId)
  const own = [access.createBy, party.createBy, ...(party.identityBy ?? [])]
  if (own.includes(ctx.actor.id)) throw new Refusal('access.clear-own')
  const others = await find(free(ctx), accessMatch, { accessId: record.accessId, status: matchState.open })
  const left = others.filter(({ id }) => id !== record.id).length + (status === matchState.open ? 1 : 0)
  await change(free(ctx), counterpartyAccess, access, { openMatches: String(left) }, { verb: 'judged' })
  const isOpen = status === matchState.open
  return { judgedBy: isOpen ? null : ctx.actor.id, judgedAt: isOpen ? null : ctx.now, judgedWhy }
}
