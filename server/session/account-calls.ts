import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import { person } from '../../base/person.ts'
import { Refusal } from '../../core/refusal.ts'
import { inContext } from '../http/request-context.ts'
import { readInput } from '../http/input.ts'
import { readRecord } from '../store/read.ts'
import { auditSecurity, type SecurityEvent } from './audit-security.ts'
import { setCredential } from './credential.ts'
import { endSessionsOf } from './end-session.ts'
import { forgive } from './guard.ts'
import { hashPassword } from './password-hash.ts'

interface Account {
  readonly code: string
  readonly tel: string | null
}

// Nobody takes one of these for another when it is read aloud.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** What the security administrator does to accounts within his scope: unlock one, give one a one-time password. */
export function accountCalls(app: FastifyInstance): void {
  const config = { needs: 'yhgl-js' } as const

  app.post('/api/system/user/unlock', { config }, async (request) => {
    const id = accountId(request)
    await inContext(request, async (ctx) => {
      const { code, tel } = await accountOf(ctx, id)
      await forgive(ctx.sql, `account:${code.toLowerCase()}`)
      if (tel !== null) await forgive(ctx.sql, `tel:${tel}`)
      await auditSecurity(ctx.sql, eventOf(ctx, 'account.unlock', id))
    })
    return null
  })

  app.post('/api/system/user/resetPassword', { config }, async (request) => {
    const id = accountId(request)
    const password = oneTimePassword()
    const hash = await hashPassword(password)
    await inContext(request, async (ctx) => {
      const { code } = await accountOf(ctx, id)
      await setCredential(ctx.sql, id, hash, ctx.now, true)
      await endSessionsOf(ctx.sql, id, 'password', ctx.now)
      await forgive(ctx.sql, `account:${code.toLowerCase()}`)
      await auditSecurity(ctx.sql, eventOf(ctx, 'password.reset', id))
    })
    return { password }
  })
}

/** Twelve random characters in three groups: about 59 bits. */
function oneTimePassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group()].join('-')
}

function accountId(request: FastifyRequest): string {
  const read = readInput(request, request.body)
  const [id] = read.ids('userId', 1)
  read.finish()
  if (id === undefined) throw new Refusal('record.missing', {}, { status: 404 })
  return id
}

/** The account, when the caller may see its person at all. */
async function accountOf(ctx: FastifyRequest['ctx'], id: string): Promise<Account> {
  const seen = await readRecord(ctx, person, id)
  const [account] = seen === null ? [] : await ctx.sql.query<Account>(sql`select user_code as code, user_tel as tel from base.person where id = ${id}::uuid`)
  if (account === undefined) throw new Refusal('record.missing', {}, { status: 404 })
  return account
}

function eventOf({ now: at, actor, ip, requestId }: FastifyRequest['ctx'], verb: SecurityEvent['verb'], accountId: string): SecurityEvent {
  return { at, verb, accountId, personId: actor.id, ip, requestId }
}
