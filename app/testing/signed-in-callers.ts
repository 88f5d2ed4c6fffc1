import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { setCredential } from '../../server/identity/session/credential.ts'
import { hashPassword } from '../../server/identity/session/password-hash.ts'
import { call, type Page, signedIn } from '../../server/identity/session/testing/test-server.ts'
import { now } from '../../server/platform/process/clock.ts'
import type { GroupWorld } from './group-world.ts'

const password = 'Steppe-wind-77'

export interface GroupPages {
  /** Asks in somebody's name: a GET, or a POST of what is given, as JSON. */
  readonly ask: (code: string, url: string, body?: object) => Promise<LightMyRequestResponse>
  /** The tokens of somebody's page, for calls of another shape. */
  readonly pageOf: (code: string) => Page
}

/**
 * Gives people of the group, named by their codes, a password and signs them in; whoever was not named has no session.
 */
export async function groupPages(
  world: Pick<GroupWorld, 'pool' | 'person'>,
  app: FastifyInstance,
  codes: readonly string[],
): Promise<GroupPages> {
  const pages = new Map<string, Page>()
  const hash = await hashPassword(password)
  for (const code of codes) {
    await setCredential(world.pool, world.person(code), hash, now())
    pages.set(code, await signedIn(app, code, password))
  }
  const pageOf = (code: string) => pages.get(code) ?? { accessToken: '', refreshToken: '' }
  const ask = (code: string, url: string, body?: object) =>
    call(app, pageOf(code), url, body === undefined ? {} : { method: 'POST', payload: body })
  return { ask, pageOf }
}
