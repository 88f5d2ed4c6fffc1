import sql from 'sql-template-tag'
import { type AccountStep, contactFields } from '../../../core/api-types/account-request.ts'
import type { Json } from '../../../core/values/json.ts'
import { languageOf } from '../../../core/values/language.ts'
import { holdersOf } from '../../identity/access/permission-holders.ts'
import { putInOutbox } from '../../identity/session/account-message-outbox.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { notify } from '../../platform/outbox/notify.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { loadNames } from '../../records/read/load-reference-names.ts'
import type { Asked } from './account-request-store.ts'
import { accountWords } from './words.ts'

/** The page of requests. */
export const requestPage = '/accountRequest'
// Where the owner reads and refuses what is asked about him.
const ownPage = '/myAccount'
// Whoever verifies the audit looks after it.
const auditCode = 'rzgl-jy'

/**
 * The owner by notice and message, the audit office by notice, and the audit line: whoever's account is touched knows
 * it at once.
 */
export async function tellAll(
  ctx: Ctx,
  asked: Asked,
  step: AccountStep,
  numbers: readonly string[] = [],
): Promise<void> {
  const { kind, personId, changes } = asked
  const [subject] =
    personId === null
      ? []
      : await ctx.sql.query<{ name: string; tel: string | null }>(
          sql`select user_name as name, user_tel as tel from base.person where id = ${personId}::uuid`,
        )
  const title = subject?.name ?? asked.key ?? ''
  // A number in a log is a number too many: fields are named, their values are in the history of the record.
  await audited(ctx, {
    verb: `account.${step}`,
    ...(personId === null ? {} : { document: 'base.person', recordId: personId }),
    title,
    detail: { kind, fields: changes.map(({ name }) => name) },
  })
  const params = {
    kind: { ...accountWords.kinds[kind] },
    step: { ...accountWords.steps[step] },
    title: subjectOf(asked),
    actorName: { person: ctx.actor.id },
  }
  const watchers = (await holdersOf(ctx, auditCode)).filter((id) => id !== ctx.actor.id)
  await notify(ctx, watchers, { event: 'account.watched', params, url: requestPage })
  if (personId === null) return
  const byOther = personId !== ctx.actor.id
  if (byOther) await notify(ctx, [personId], { event: 'account.own', params, url: ownPage })
  // A link is its own message.
  if (kind === 'link' && (step === 'done' || step === 'confirm')) return
  const to = new Set([byOther ? (subject?.tel ?? '') : '', ...numbers].filter((number) => number !== ''))
  for (const number of to) await sendWord(ctx, number, personId, asked, step)
}

/** Whom or what a request is about, as notices name it. */
export function subjectOf({ personId, key = '' }: Asked): Json {
  return personId === null ? key : { person: personId }
}

/** Both the number that was and the one that comes hear of a change. */
export function numbersIn({ changes }: Asked): string[] {
  return changes
    .filter(({ name }) => name === 'userTel')
    .flatMap(({ before, after }) => [before, after])
    .filter((number) => number !== '')
}

/** Whether a name is one of the fields that somebody signs in by. */
export function isContactField(name: string): name is (typeof contactFields)[number] {
  return contactFields.some((field) => field === name)
}

async function sendWord(ctx: Ctx, to: string, personId: string, { kind }: Asked, step: AccountStep): Promise<void> {
  const lang = languageOf(await langOf(ctx, personId))
  const names = await loadNames(makeContext({ ...ctx, lang }), new Map([['person', new Set([ctx.actor.id])]]))
  const params = {
    kind: accountWords.kinds[kind][lang],
    step: accountWords.steps[step][lang],
    person: names[`person:${ctx.actor.id}`] ?? ctx.actor.name,
  }
  await putInOutbox(ctx.sql, { to, personId, purpose: 'notice', text: 'sms.account', params, lang, at: ctx.now })
}

/** The language he chose for messages, if he did. */
async function langOf({ sql: on }: Ctx, personId: string): Promise<string | null> {
  const [row] = await on.query<{ lang: string | null }>(
    sql`select coalesce(lang, page_lang) as lang from engine.notice_habit where person = ${personId}::uuid`,
  )
  return row?.lang ?? null
}
