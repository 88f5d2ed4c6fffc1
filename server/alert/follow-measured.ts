import sql from 'sql-template-tag'
import { alertEvent, type AlertEvent } from '../../base/alert-event.ts'
import type { AlertRule } from '../../base/alert-rule.ts'
import { compare } from '../../core/decimal.ts'
import type { Words } from '../../core/language.ts'
import type { Ctx } from '../context.ts'
import { notify } from '../outbox/notify.ts'
import type { Measured } from '../running.ts'
import { change } from '../store/change.ts'
import { create } from '../store/create.ts'
import { find } from '../store/find.ts'
import { makeReader } from '../store/readers.ts'
import { levelOf } from './alert-level.ts'
import { hearersOf } from './hearers.ts'

const aDay = 24 * 60 * 60 * 1_000

/**
 * Brings the open alerts of a rule to what was measured: raises new ones, follows their figures, settles those
 * that fell below the first bound. People hear of an alert when it begins and whenever it grows worse; a figure that
 * only goes on, as hours do, is written once a day, for every writing is a line of the log.
 */
export async function followMeasured(ctx: Ctx, rule: AlertRule, measured: readonly Measured[]): Promise<void> {
  const open = await find(ctx, alertEvent, { ruleCode: rule.ruleCode, status: ['1', '2'] })
  const known = new Map(open.map((event) => [`${event.objType} ${event.objId}`, event]))
  const hearers = hearersOf(ctx, await receiversOf(ctx, rule))
  for (const one of measured) {
    const found = levelOf(rule, one.value)
    if (found === null) continue
    const key = `${one.objType} ${one.objId}`
    const event = known.get(key)
    known.delete(key)
    if (event === undefined) await raise(ctx, rule, one, found, hearers)
    else await follow(ctx, rule, event, one, found, hearers)
  }
  for (const event of known.values()) await change(ctx, alertEvent, event, { status: '3', lastTime: ctx.now }, { verb: 'settle' })
}

type Found = NonNullable<ReturnType<typeof levelOf>>
type Hearers = ReturnType<typeof hearersOf>

async function raise(ctx: Ctx, rule: AlertRule, one: Measured, { level, threshold }: Found, hearers: Hearers): Promise<void> {
  const receivers = await hearers(one)
  const { id } = await create(ctx, alertEvent, {
    ruleCode: rule.ruleCode, rule: rule.id, objType: one.objType, objId: one.objId, objTitle: one.title, objUrl: one.url ?? null,
    level, measured: one.value, threshold, firstTime: ctx.now, lastTime: ctx.now, status: '1', unitId: one.unitId ?? null, deptId: one.deptId ?? null,
  })
  await makeReader(ctx, alertEvent, id, [...receivers, ...one.people ?? []])
  await tell(ctx, rule, id, one, { level, threshold }, receivers)
}

async function follow(ctx: Ctx, rule: AlertRule, event: AlertEvent, one: Measured, { level, threshold }: Found, hearers: Hearers): Promise<void> {
  const told = compare(event.measured ?? '0', one.value) === 0 || ctx.now - event.lastTime < aDay
  if (event.level === level && told) return
  const receivers = await hearers(one)
  await change(ctx, alertEvent, event, { level, measured: one.value, threshold, lastTime: ctx.now }, { verb: 'update' })
  await makeReader(ctx, alertEvent, event.id, [...receivers, ...one.people ?? []])
  if (level > event.level) await tell(ctx, rule, event.id, one, { level, threshold }, receivers)
}

async function tell(ctx: Ctx, rule: AlertRule, id: string, one: Measured, { level, threshold }: Found, people: readonly string[]): Promise<void> {
  const name: Words = { zh: rule.ruleName, ru: rule.nameRu, en: rule.nameEn }
  await notify(ctx, people, { event: 'alert.raised', params: { rule: { ...name }, title: one.title, level: await levelName(ctx, level), measured: one.value, threshold }, about: { doc: alertEvent, id } })
}

async function levelName({ sql: on }: Ctx, level: string) {
  const [entry] = await on.query<{ zh: string; ru: string; en: string }>(sql`select dic_name as zh, dic_name_ru as ru, dic_name_en as en from base.dictionary where dic_group = 'alertLevel' and dic_code = ${level} and del_flag = 0`)
  return entry === undefined ? level : { ...entry }
}

/** People in service whom the rule names, one by one or by their role. */
async function receiversOf({ sql: on }: Ctx, { receiverRole, receivers }: AlertRule): Promise<string[]> {
  const rows = await on.query<{ id: string }>(sql`
    select p.id from base.person p where p.user_zt = '1' and p.del_flag = 0
      and (p.id = any(${receivers ?? []}::uuid[]) or exists (select from base.role_member m where m.user_id = p.id and m.role_id = ${receiverRole}::uuid and m.del_flag = 0))`)
  return rows.map(({ id }) => id)
}
