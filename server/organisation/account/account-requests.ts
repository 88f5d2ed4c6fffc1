import sql, { type Sql as Statement } from 'sql-template-tag'
import type { AccountChange, AccountRequest, AccountVerdict } from '../../../core/api-types/account-request.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { OwnTask } from '../../platform/context/running-composition.ts'
import { notify } from '../../platform/outbox/notify.ts'
import { partLabel, partOf } from '../structure/handover.ts'
import { numbersIn, requestPage, subjectOf, tellAll } from './account-request-notices.ts'
import {
  type Asked,
  lockedRequest,
  putRequest,
  type RequestRow,
  requestRows,
  setState,
} from './account-request-store.ts'
import { confirmCode, mayConfirm, secondPeople } from './second-administrator.ts'
import { accountWords } from './words.ts'

// A password that was agreed to is fetched within a day or asked for anew.
const collectWithin = dayMs
const shown = 100

/** Puts a request before the administrators of the other offices; owner and audit office hear of it at once. */
export async function askSecond(ctx: Ctx, asked: Asked): Promise<string> {
  const others = await secondPeople(ctx, asked.personId)
  if (others.length === 0) throw new Refusal('account.no-second')
  const id = await putRequest(ctx, asked)
  await notify(ctx, others, {
    event: 'account.confirm',
    params: {
      kind: { ...accountWords.kinds[asked.kind] },
      title: subjectOf(asked),
      actorName: { person: ctx.actor.id },
    },
    url: requestPage,
  })
  await tellAll(ctx, asked, 'asked', numbersIn(asked))
  return id
}

/** Confirms, refuses or takes back; what is confirmed is carried out by `work` in the same transaction. */
export async function decideRequest(
  ctx: Ctx,
  id: string,
  verdict: AccountVerdict,
  work: (asked: Asked) => Promise<void>,
): Promise<void> {
  const row = await lockedRequest(ctx, id, 'waiting')
  if (!(await mayOf(ctx, row)).includes(verdict)) throw new Refusal('permission.missing', {}, { status: 403 })
  const asked = askedOf(row)
  if (verdict === 'confirm') await work(asked)
  await setState(ctx, id, stateAfter(verdict, row), true)
  await tellAll(ctx, asked, verdict, verdict === 'confirm' ? numbersIn(asked) : [])
  if (verdict === 'withdraw') return
  const params = {
    kind: { ...accountWords.kinds[row.kind] },
    title: subjectOf(asked),
    step: { ...accountWords.steps[verdict] },
    actorName: { person: ctx.actor.id },
  }
  await notify(ctx, [row.askedBy], { event: 'account.decided', params, url: requestPage })
}

function stateAfter(verdict: AccountVerdict, { kind }: RequestRow) {
  if (verdict === 'confirm') return kind === 'password' ? 'confirmed' : 'done'
  return verdict === 'refuse' ? 'refused' : 'withdrawn'
}

/** Whoever asked fetches what was agreed to, once; answers whose account it is. */
export async function collectRequest(ctx: Ctx, id: string): Promise<string> {
  const row = await lockedRequest(ctx, id, 'confirmed')
  if (row.personId === null || !(await mayOf(ctx, row)).includes('collect'))
    throw new Refusal('account.gone', {}, { status: 409 })
  await setState(ctx, id, 'done', false)
  await tellAll(ctx, askedOf(row), 'collect')
  return row.personId
}

/** What the caller asked for, or all of it to whoever may agree. */
export function visibleRequests(ctx: Ctx): Promise<AccountRequest[]> {
  return requestsWhere(
    ctx,
    ctx.actor.permissions.has(confirmCode) ? sql`true` : sql`r.asked_by = ${ctx.actor.id}::uuid`,
  )
}

/** What waits and is about the caller himself. */
export function requestsAbout(ctx: Ctx): Promise<AccountRequest[]> {
  return requestsWhere(ctx, sql`r.person = ${ctx.actor.id}::uuid and r.state = 'waiting'`)
}

async function requestsWhere(ctx: Ctx, where: Statement): Promise<AccountRequest[]> {
  const rows = await requestRows(ctx, where, shown)
  const names = await namesOf(
    ctx,
    rows.flatMap(({ personId, askedBy, decidedBy, change }) => [
      personId,
      askedBy,
      decidedBy,
      ...change.changes.flatMap(peopleIn),
    ]),
  )
  const name = (id: string | null) => names.get(id ?? '') ?? ''
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      kind: row.kind,
      state: row.state,
      personId: row.personId,
      personName: name(row.personId),
      about: await aboutOf(ctx, row),
      changes: row.change.changes.map((one) =>
        peopleIn(one).length === 0 ? one : { ...one, before: name(one.before), after: name(one.after) },
      ),
      askedBy: name(row.askedBy),
      askedAt: row.askedAt,
      decidedBy: name(row.decidedBy),
      decidedAt: row.decidedAt,
      may: await mayOf(ctx, row),
    })),
  )
}

/** The people whom a line of a request names. */
function peopleIn({ name, before, after }: AccountChange): string[] {
  return name === 'receiver' || name === 'leaderId' ? [before, after] : []
}

/** Which department gets another leader, or which records change hands. */
async function aboutOf(ctx: Ctx, { kind, change: { key } }: RequestRow): Promise<string> {
  if (kind === 'handover') return partLabel(ctx, partOf(key))
  if (kind !== 'leader' || key === undefined) return ''
  const [node] = await ctx.sql.query<{ name: string }>(
    sql`select dept_name as name from base.department where id = ${key}::uuid`,
  )
  return node?.name ?? ''
}

/** The requests that wait for the caller to agree to them. */
export async function accountTasks(ctx: Ctx): Promise<OwnTask[]> {
  if (!ctx.actor.permissions.has(confirmCode)) return []
  const rows = await requestRows(ctx, sql`r.state = 'waiting'`, shown)
  const names = await namesOf(
    ctx,
    rows.map(({ personId }) => personId),
  )
  const tasks = await Promise.all(
    rows.map(async (row): Promise<OwnTask[]> => {
      if (!(await mayConfirm(ctx, row.askedBy, row.personId))) return []
      const about = [
        accountWords.kinds[row.kind][ctx.lang],
        names.get(row.personId ?? '') ?? row.change.key ?? '',
      ].filter((part) => part !== '')
      return [
        {
          id: row.id,
          wait: accountWords.confirm[ctx.lang],
          title: about.join(' — '),
          href: requestPage,
          drafter: row.askedBy,
          openedAt: row.askedAt,
        },
      ]
    }),
  )
  return tasks.flat()
}

/** What the caller may do about a request. The owner may refuse what concerns him, whoever asked. */
async function mayOf(
  ctx: Ctx,
  { state, kind, askedBy, personId, decidedAt }: RequestRow,
): Promise<AccountRequest['may']> {
  const mine = askedBy === ctx.actor.id
  if (state === 'confirmed')
    return mine && kind === 'password' && ctx.now - (decidedAt ?? 0) < collectWithin ? ['collect'] : []
  if (state !== 'waiting') return []
  if (mine) return ['withdraw']
  if (await mayConfirm(ctx, askedBy, personId)) return ['confirm', 'refuse']
  return personId === ctx.actor.id ? ['refuse'] : []
}

function askedOf({ kind, personId, change }: RequestRow): Asked {
  return { kind, personId, ...change }
}

async function namesOf({ sql: on, lang }: Ctx, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const name = {
    zh: sql`user_name`,
    ru: sql`coalesce(nullif(name_ru, ''), user_name)`,
    en: sql`coalesce(nullif(name_en, ''), user_name)`,
  }[lang]
  const rows = await on.query<{ id: string; name: string }>(
    sql`select id, ${name} as name from base.person where id = any(${ids.filter((id) => id !== null)}::uuid[])`,
  )
  return new Map(rows.map(({ id, name: called }) => [id, called]))
}
