import sql from 'sql-template-tag'
import { alertDigits, alertEvent, type AlertEvent } from '../../../base/alert-event.ts'
import type { AlertRule } from '../../../base/alert-rule.ts'
import { compare, digitsOf, round } from '../../../core/values/decimal.ts'
import { dayMs } from '../../../core/values/duration.ts'
import type { Words } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Measured } from '../../platform/context/running-composition.ts'
import { notify } from '../../platform/outbox/notify.ts'
import { find } from '../../records/read/find-visible-records.ts'
import { makeReader } from '../../records/read/record-readers.ts'
import { change } from '../../records/write/change-by-system.ts'
import { create } from '../../records/write/create-by-system.ts'
import { levelOf } from './alert-level.ts'
import { alertRecipients } from './filter-recipients-by-rights.ts'

// More than these from one look at a rule come as one notice.
const mostNotices = 3

/**
 * Brings the open alerts of a rule to what was measured: raises new ones, follows their figures, settles those
 * that fell below the first bound. People hear of an alert when it begins and whenever it grows worse; a figure that
 * only goes on, as hours do, is written once a day, for every writing is a line of the log.
 */
export async function updateOpenAlerts(ctx: Ctx, rule: AlertRule, measured: readonly Measured[]): Promise<void> {
  const open = await find(ctx, alertEvent, { ruleCode: rule.ruleCode, status: ['1', '2'] })
  const known = new Map(open.map((event) => [`${event.objType} ${event.objId}`, event]))
  const news: News[] = []
  const hearers = alertRecipients(ctx, await receiversOf(ctx, rule))
  for (const exact of measured) {
    const found = levelOf(rule, exact.value)
    if (found === null) continue
    const one = { ...exact, value: toldValue(exact.value) }
    const key = `${one.objType} ${one.objId}`
    const event = known.get(key)
    known.delete(key)
    const told =
      event === undefined
        ? await raise(ctx, rule, one, found, hearers)
        : await follow(ctx, rule, event, one, found, hearers)
    if (told !== null) news.push(told)
  }
  await tellAll(ctx, rule, news)
  for (const event of known.values())
    await change(ctx, alertEvent, event, { status: '3', lastTime: ctx.now }, { verb: 'settle' })
}

/** As an alert keeps it; a count stays whole, so that it is told so. */
function toldValue(exact: string): string {
  return digitsOf(exact) > alertDigits ? round(exact, alertDigits) : exact
}

type Found = NonNullable<ReturnType<typeof levelOf>>
type Hearers = ReturnType<typeof alertRecipients>

/** An alert that began or grew worse, and who is told. */
interface News {
  readonly id: string
  readonly one: Measured
  readonly found: Found
  readonly people: readonly string[]
}

async function raise(
  ctx: Ctx,
  rule: AlertRule,
  one: Measured,
  { level, threshold }: Found,
  hearers: Hearers,
): Promise<News> {
  const receivers = await hearers(one)
  const { id } = await create(ctx, alertEvent, {
    ruleCode: rule.ruleCode,
    rule: rule.id,
    objType: one.objType,
    objId: one.objId,
    objTitle: one.title,
    objUrl: one.url ?? null,
    level,
    measured: one.value,
    threshold,
    firstTime: ctx.now,
    lastTime: ctx.now,
    status: '1',
    unitId: one.unitId ?? null,
    deptId: one.deptId ?? null,
  })
  await makeReader(ctx, alertEvent, id, [...receivers, ...(one.people ?? [])])
  return { id, one, found: { level, threshold }, people: receivers }
}

async function follow(
  ctx: Ctx,
  rule: AlertRule,
  event: AlertEvent,
  one: Measured,
  { level, threshold }: Found,
  hearers: Hearers,
): Promise<News | null> {
  const told = compare(event.measured ?? '0', one.value) === 0 || ctx.now - event.lastTime < dayMs
  if (event.level === level && told) return null
  const receivers = await hearers(one)
  await change(ctx, alertEvent, event, { level, measured: one.value, threshold, lastTime: ctx.now }, { verb: 'update' })
  await makeReader(ctx, alertEvent, event.id, [...receivers, ...(one.people ?? [])])
  return level > event.level ? { id: event.id, one, found: { level, threshold }, people: receivers } : null
}

/** Who is to be told of much at once hears of it once, with the number. */
async function tellAll(ctx: Ctx, rule: AlertRule, news: readonly News[]): Promise<void> {
  const counts = new Map<string, number>()
  for (const person of news.flatMap(({ people }) => people)) counts.set(person, (counts.get(person) ?? 0) + 1)
  const isTold = (person: string) => (counts.get(person) ?? 0) <= mostNotices
  for (const one of news) await tell(ctx, rule, one, one.people.filter(isTold))
  for (const [person, n] of counts)
    if (!isTold(person))
      await notify(ctx, [person], { event: 'alert.many', params: { rule: nameOf(rule), n }, url: '/yjxxUser' })
}

async function tell(
  ctx: Ctx,
  rule: AlertRule,
  { id, one, found: { level, threshold } }: News,
  people: readonly string[],
): Promise<void> {
  await notify(ctx, people, {
    event: 'alert.raised',
    params: {
      rule: nameOf(rule),
      title: one.title,
      level: await levelName(ctx, level),
      ...asCounted(one.value, threshold),
    },
    about: { doc: alertEvent, id },
  })
}

/** What counts is told in whole numbers, as it is counted; what is measured with its digits. */
function asCounted(measured: string, threshold: string) {
  const whole = digitsOf(measured) === 0 && digitsOf(threshold) === 0
  return whole ? { measured: round(measured, 0), threshold: round(threshold, 0) } : { measured, threshold }
}

function nameOf({ ruleName, nameRu, nameEn }: AlertRule) {
  return { zh: ruleName, ru: nameRu, en: nameEn } satisfies Words
}

async function levelName({ sql: on }: Ctx, level: string) {
  const [entry] = await on.query<{ zh: string; ru: string; en: string }>(
    sql`select dic_name as zh, dic_name_ru as ru, dic_name_en as en from base.dictionary where dic_group = 'alertLevel' and dic_code = ${level} and del_flag = 0`,
  )
  return entry === undefined ? level : { ...entry }
}

/** People in service whom the rule names, one by one or by their role. */
async function receiversOf({ sql: on }: Ctx, { receiverRole, receivers }: AlertRule): Promise<string[]> {
  const rows = await on.query<{ id: string }>(sql`
    select p.id from base.person p where p.user_zt = '1' and p.del_flag = 0
      and (p.id = any(${receivers ?? []}::uuid[]) or exists (select from base.role_member m where m.user_id = p.id and m.role_id = ${receiverRole}::uuid and m.del_flag = 0))`)
  return rows.map(({ id }) => id)
}
