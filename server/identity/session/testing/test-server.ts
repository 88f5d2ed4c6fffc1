import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { compose } from '../../../main/compose-modules.ts'
import { createServer, type ServerParts } from '../../../main/server.ts'
import type { Pool } from '../../../platform/database/pool.ts'
import { openSessions, type Sessions, type SessionsOptions } from '../create-sessions.ts'
import { password } from './people.ts'

export interface TestServer {
  readonly app: FastifyInstance
  readonly sessions: Sessions
  readonly close: () => Promise<void>
}

/** A server over a test database, asked by `inject`. */
export async function testServer(
  pool: Pool,
  options: SessionsOptions & Partial<ServerParts> = {},
): Promise<TestServer> {
  const sessions = await openSessions(pool, {
    ...(options.running === undefined ? {} : { guarded: options.running.guarded }),
    ...options,
  })
  const app = await createServer({ pool, sessions, running: compose({ modules: [] }), ...options })
  async function close(): Promise<void> {
    await app.close()
    await sessions.close()
  }
  return { app, sessions, close }
}

/** The tokens a page keeps in its cookies. */
export interface Page {
  accessToken: string
  refreshToken: string
}

/** Signs in by password and answers the page's tokens. */
export async function signedIn(app: FastifyInstance, userName: string, pwd = password): Promise<Page> {
  const answer = await post(app, '/api/system/user/login', { userName, pwd, checkCode: '', checkId: '', client: 'web' })
  const { code, data, pra } = answer.json<{ code: string; data: string; pra: string }>()
  if (code !== '0') throw new Error(`${userName} could not sign in: ${answer.body}`)
  return { accessToken: data, refreshToken: pra }
}

/** Posts a form, as pages do. */
export function post(
  app: FastifyInstance,
  url: string,
  fields: Record<string, string>,
  page?: Page,
  more: InjectOptions = {},
): Promise<LightMyRequestResponse> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...page, ...more.headers }
  return app.inject({ method: 'POST', url, payload: new URLSearchParams(fields).toString(), ...more, headers })
}

/** A call of a page: sends its tokens and keeps the new pair of the answer. */
export async function call(
  app: FastifyInstance,
  page: Page,
  url: string,
  more: InjectOptions = {},
): Promise<LightMyRequestResponse> {
  const answer = await app.inject({ method: 'GET', url, ...more, headers: { ...page, ...more.headers } })
  const { accesstoken, refreshtoken } = answer.headers
  if (typeof accesstoken === 'string' && typeof refreshtoken === 'string')
    Object.assign(page, { accessToken: accesstoken, refreshToken: refreshtoken })
  return answer
}
