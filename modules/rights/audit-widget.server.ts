import sql from 'sql-template-tag'
import type { Figure, WidgetData } from '../../core/description/widget.ts'
import { dayMs } from '../../core/values/duration.ts'
import type { Words } from '../../core/values/language.ts'
import type { Ctx } from '../../server/module-api.ts'
import { watchWords as words } from './widgets.ts'

interface Counts {
  readonly verified: number | null
  readonly failed: number
  readonly rights: number
  readonly waiting: number
}
// A chain that nobody has followed for so long proves little of yesterday.
const seldom = 7

/**
 * What an audit administrator looks at first: whether the chain was verified, who failed to come in, what changed in
 * the rights of people.
 */
export async function watch({ sql: on, lang, now }: Ctx): Promise<WidgetData['figures']> {
  const [counts] = await on.query<Counts>(sql`
    select (select max(a.at) from engine.audit_search l join engine.audit a on a.id = l.audit_id where l.tokens @> array['verb=audit.verify']) as verified,
      (select count(*)::int from engine.sign_in_log where at > ${new Date(now - dayMs)} and outcome not in ('ok', 'sign-out')) as failed,
      (select count(*)::int from engine.audit_search l join engine.audit a on a.id = l.audit_id
        where l.at > ${new Date(now - 7 * dayMs)} and a.document in ('base.role', 'base.rolePermission', 'base.roleGrantable', 'base.roleMember', 'base.dataScope')) as rights,
      (select count(*)::int from rights.grant_request where state = 'waiting') as waiting`)
  const { verified = null, failed = 0, rights = 0, waiting = 0 } = counts ?? {}
  const days = verified === null ? null : Math.floor((now - verified) / dayMs)
  const late = days === null || days >= seldom
  return [
    {
      value: days === null ? words.never[lang] : String(days),
      label: words.verified[lang],
      href: '/logs',
      ...(late ? { note: words.verifyNow[lang], tone: 'warning' } : {}),
    },
    figure(failed, words.failed, words.lookFailed),
    figure(rights, words.rights, words.lookRights),
    { value: String(waiting), label: words.waiting[lang], href: '/role' },
  ]

  function figure(value: number, label: Words, note: Words): Figure {
    return { value: String(value), label: label[lang], href: '/logs', ...(value > 0 ? { note: note[lang] } : {}) }
  }
}
