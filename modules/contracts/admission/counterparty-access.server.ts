import { dayOfMs } from '../../../core/values/day.ts'
import { addMonths, lastDayOf } from '../../../core/values/month.ts'
import { change, checkAll, create, type Ctx, find, get, labelOf, Refusal, rules } from '../../../server/module-api.ts'
import { counterpartyState } from '../contract-and-counterparty-states.ts'
import { counterparty, type Counterparty } from '../counterparty.ts'
import { accessMatch } from './access-match.ts'
import { accessState, matchState } from './access-states.ts'
import { admissible, counterpartyAccess, type CounterpartyAccess } from './counterparty-access.ts'
import { type Hit, screened } from './screen-party.server.ts'

const papers = ['licence', 'taxCert', 'accountProof', 'creditReport'] as const
const open: readonly string[] = admissible

/** A counterparty is admitted by an approval that has seen its papers and has judged every likeness with a list. */
export const counterpartyAccessRules = rules(counterpartyAccess, {
  prepare: async (ctx, { counterpartyId }, before) => {
    if (!counterpartyId || (before !== null && before.status !== accessState.draft)) return {}
    const party = await partyOf(ctx, counterpartyId)
    return { accessType: party.status === counterpartyState.potential ? 'first' : 'renewal' }
  },

  check: async (ctx, { counterpartyId, status }) => {
    if (status === accessState.draft) await requireOpen(ctx, await partyOf(ctx, counterpartyId))
  },

  submittable: (ctx, record) =>
    checkAll([
      ...papers.map((name) => () => {
        if ((record[name] ?? []).length === 0) throw Refusal.atField(name, 'access.paper-missing')
      }),
      () => requireAlone(ctx, record),
    ]),

  locks: { submit: lockParty },

  on: {
    submit: async (ctx, record) => {
      await requireAlone(ctx, record)
      return { status: accessState.inApproval, ...(await screen(ctx, record)) }
    },
    returned: () => ({ status: accessState.draft }),
    withdrawn: () => ({ status: accessState.draft }),
    approved: admit,
    refuse: (ctx, record, { why }) => refuse(ctx, record, String(why)),
    closed: annul,
    revoked: annul,
  },
})

const free = (ctx: Ctx) => ctx.withoutScope('admission is the same for everybody')

const partyOf = (ctx: Ctx, id: string, lock = false) => get(free(ctx), counterparty, id, { lock })

async function lockParty(ctx: Ctx, id: string): Promise<void> {
  const [access] = await find(free(ctx), counterpartyAccess, { id })
  if (access !== undefined) await partyOf(ctx, access.counterpartyId, true)
}

async function requireOpen(ctx: Ctx, { status, cpName }: Counterparty): Promise<void> {
  if (open.includes(status)) return
  const label = await labelOf(ctx, 'cpStatus', status)
  throw Refusal.atField('counterpartyId', 'access.not-open', { name: cpName, status: label })
}

async function requireAlone(ctx: Ctx, { id, counterpartyId }: CounterpartyAccess): Promise<void> {
  const others = await find(free(ctx), counterpartyAccess, { counterpartyId, status: accessState.inApproval })
  const other = others.find((one) => one.id !== id)
  if (other !== undefined) throw Refusal.atField('counterpartyId', 'access.under-way', { number: other.accessNo ?? '' })
}

/** Holds the party against the lists; what was judged of the same names already stays judged. */
async function screen(ctx: Ctx, { id, counterpartyId, createBy, unitId, deptId }: CounterpartyAccess) {
  const { hits, size } = await screened(ctx, await partyOf(ctx, counterpartyId))
  const known = await find(free(ctx), accessMatch, { accessId: id })
  const isKnown = (hit: Hit) => known.some((one) => sameMatch(one, hit))
  for (const hit of hits.filter((one) => !isKnown(one)))
    await create(free(ctx), accessMatch, { ...hit, accessId: id, counterpartyId, applicant: createBy, unitId, deptId })
  const standing = known.filter((one) => hits.some((hit) => sameMatch(one, hit)))
  const judged = standing.filter(({ status }) => status !== matchState.open)
  return {
    screenedAt: ctx.now,
    listSize: String(size),
    matchCount: String(hits.length),
    openMatches: String(hits.length - judged.length),
    matchNote: hits.length === 0 ? null : hits.slice(0, 8).map(noteOf).join('\n'),
  }
}

const noteOf = ({ partyName, listedName, score }: Hit) => `${score} %  ${partyName} ≈ ${listedName}`.slice(0, 120)

type Same = Pick<Hit, 'entryId' | 'partyName' | 'listedName'>

const sameMatch = (one: Same, other: Same) =>
  one.entryId === other.entryId && one.partyName === other.partyName && one.listedName === other.listedName

/** Lists and names may have changed while it went round: it is held against them once more. */
async function requireJudged(ctx: Ctx, { id }: CounterpartyAccess, party: Counterparty): Promise<void> {
  const { hits } = await screened(ctx, party)
  const known = await find(free(ctx), accessMatch, { accessId: id })
  const unseen = hits.find((hit) => !known.some((one) => sameMatch(one, hit)))
  if (unseen !== undefined) throw new Refusal('access.new-match', { name: unseen.listedName })
  const standing = known.filter((one) => hits.some((hit) => sameMatch(one, hit)))
  const same = standing.find(({ status }) => status === matchState.confirmed)
  if (same !== undefined) throw new Refusal('access.match-confirmed', { name: same.listedName })
  const left = standing.filter(({ status }) => status === matchState.open).length
  if (left > 0) throw new Refusal('access.matches-open', { count: left })
}

async function admit(ctx: Ctx, record: CounterpartyAccess) {
  const party = await partyOf(ctx, record.counterpartyId, true)
  await requireOpen(ctx, party)
  if (party.createBy === ctx.actor.id || (party.identityBy ?? []).includes(ctx.actor.id))
    throw new Refusal('counterparty.admit-own')
  await requireJudged(ctx, record, party)
  await follow(ctx, party, record.result)
  const [last] = await find(free(ctx), counterpartyAccess, {
    counterpartyId: record.counterpartyId,
    status: accessState.admitted,
  })
  if (last !== undefined && last.id !== record.id)
    await change(free(ctx), counterpartyAccess, last, { status: accessState.replaced }, { verb: 'replace' })
  return { status: accessState.admitted, validUntil: monthsLater(dayOfMs(ctx.now), Number(record.validMonths)) }
}

/** The party becomes what was decided of it, by the move of its own description that leads there. */
async function follow(ctx: Ctx, party: Counterparty, result: string): Promise<void> {
  const isFirst = party.status === counterpartyState.potential
  const [status, verb] =
    result === 'restricted'
      ? ([counterpartyState.restricted, isFirst ? 'admitRestricted' : 'restrict'] as const)
      : ([counterpartyState.admitted, isFirst ? 'admit' : 'restore'] as const)
  if (party.status !== status) await change(free(ctx), counterparty, party, { status }, { verb })
}

/** Who is refused at first is not traded with; who is refused anew is stopped until somebody has settled it. */
async function refuse(ctx: Ctx, { counterpartyId }: CounterpartyAccess, refusedWhy: string) {
  const party = await partyOf(ctx, counterpartyId, true)
  if (party.status === counterpartyState.potential)
    await change(free(ctx), counterparty, party, { status: counterpartyState.refused }, { verb: 'refuse' })
  else if (open.includes(party.status))
    await change(free(ctx), counterparty, party, { status: counterpartyState.frozen }, { verb: 'freeze' })
  return { refusedWhy }
}

/** What is taken back stops the party, for contracts may stand on it: it is admitted anew. */
async function annul(ctx: Ctx, record: CounterpartyAccess) {
  if (record.status === accessState.replaced) throw new Refusal('access.replaced')
  if (record.status !== accessState.admitted) return { status: accessState.voided }
  const party = await partyOf(ctx, record.counterpartyId, true)
  if (open.includes(party.status) && party.status !== counterpartyState.potential)
    await change(free(ctx), counterparty, party, { status: counterpartyState.frozen }, { verb: 'freeze' })
  return { status: accessState.voided }
}

function monthsLater(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months)
  const same = `${month}-${day.slice(8)}`
  const last = lastDayOf(month)
  return same > last ? last : same
}
