import type { FastifyInstance, FastifyRequest } from 'fastify'
import { person } from '../../../base/person.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { deliverSms } from '../../identity/session/account-message-gateway.ts'
import { checkOwnPassword } from '../../identity/session/change-password.ts'
import type { Sessions } from '../../identity/session/create-sessions.ts'
import { hashOf } from '../../identity/session/credential.ts'
import { personOfCode, sendCode } from '../../identity/session/sign-in-codes.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { inContext } from '../../platform/http/request-context.ts'
import { langOf } from '../../platform/http/request-language.ts'
import { now } from '../../platform/process/clock.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { save } from '../../records/write/save-record.ts'
import { contactChanges } from '../account/account-actions.ts'
import { numbersIn, tellAll } from '../account/account-request-notices.ts'
import type { Asked } from '../account/account-request-store.ts'

const names = ['userTel', 'email'] as const
type OwnContact = (typeof names)[number]

/** One's own number and mail address: changed with the password and a code sent to the new one; the old one is told. */
export function myContactRoutes(app: FastifyInstance, sessions: Sessions): void {
  const config = { session: true } as const
  app.post('/api/system/my/contact/code', { config }, async (request) => {
    const { name, value } = contactIn(request)
    const channel = name === 'userTel' ? 'sms' : 'mail'
    if (!(await wayOf(sessions, name)?.isOpen())) throw Refusal.atField('value', 'contact.closed')
    await inContext(request, (ctx) => contactChanges(ctx, ctx.actor.id, { [name]: value }))
    await sendCode(
      sessions.pool,
      { to: value, channel, purpose: 'contact', personId: request.ctx.actor.id, lang: langOf(request) },
      now(),
      sessions.settings,
    )
    deliverSms(sessions.pool, sessions).catch(sessions.onError)
    return null
  })
  app.post('/api/system/my/contact', { config }, (request) => change(sessions, request))
}

async function change(sessions: Sessions, request: FastifyRequest): Promise<null> {
  const { name, value } = contactIn(request)
  const read = readInput(request, request.body)
  const code = read.text('code', { max: 10 })
  const pwd = read.secret('pwd', { max: 256 })
  read.finish()
  const { ctx } = request
  if ((await hashOf(ctx.sql, ctx.actor.id)) !== null) await checkOwnPassword(sessions, ctx.actor, pwd, 'pwd')
  // Where nothing can be sent nothing can be proven either: the password has to do.
  const proves = value !== '' && (await wayOf(sessions, name)?.isOpen()) === true
  if (proves && (await personOfCode(sessions.pool, value, 'contact', code, now(), sessions.settings)) !== ctx.actor.id)
    throw Refusal.atField('code', 'contact.code-wrong')
  await inContext(request, async (inside) => {
    const asked: Asked = {
      kind: 'contact',
      personId: inside.actor.id,
      changes: await contactChanges(inside, inside.actor.id, { [name]: value }),
    }
    const own = inside.withoutScope('his own sign-in data')
    const record = await readRecord(own, person, inside.actor.id, true)
    await save(own, person, { id: inside.actor.id, ver: record?.ver ?? 0, [name]: value === '' ? null : value })
    await tellAll(inside, asked, 'done', numbersIn(asked))
  })
  sessions.sessions.forget()
  deliverSms(sessions.pool, sessions).catch(sessions.onError)
  return null
}

function wayOf({ gateway, mail }: Sessions, name: OwnContact) {
  return name === 'userTel' ? gateway : mail
}

function contactIn(request: FastifyRequest): { readonly name: OwnContact; readonly value: string } {
  const read = readInput(request, request.body)
  const name = read.choice('name', names, 'userTel')
  const value = read.text('value', { max: 100 })
  read.finish()
  const field = person.fields[name]
  const checked = value === '' ? { value } : kindOf(field.kind).check(value, field)
  if ('error' in checked) throw Refusal.atField('value', checked.error.code, checked.error.params)
  return { name, value }
}
