import { createHash } from 'node:crypto'
import { allowInsecureRequests, authorizationCodeGrant, buildAuthorizationUrl, calculatePKCECodeChallenge, type Configuration, discovery, randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import sql from 'sql-template-tag'
import { Refusal } from '../../../core/refusal.ts'
import type { Sql } from '../../database/sql.ts'
import type { OidcConfig } from './outside-config.ts'

/** A provider of identities as we use it. */
export interface Oidc {
  readonly label: string
  /** Begins a sign-in: where to send the browser, and the state it has to bring back in its cookie too. */
  readonly begin: (on: Sql, to: string, at: number) => Promise<{ readonly url: string; readonly state: string }>
  /** Ends it: the user name the provider vouches for, and the page asked for. */
  readonly end: (on: Sql, back: URL, state: string, at: number) => Promise<{ readonly userName: string; readonly to: string }>
}

const life = 10 * 60_000
const patience = 5

/** The authorization code flow with state, nonce and PKCE; the provider is asked what it can when it is first needed. */
export function openOidc(config: OidcConfig): Oidc {
  let found: Promise<Configuration> | undefined
  const provider = () => {
    found ??= discover(config).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
  return {
    label: config.label,
    async begin(on, to, at) {
      const started = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(await provider(), {
        redirect_uri: config.redirectUri, scope: 'openid profile', state: started.state, nonce: started.nonce,
        code_challenge: await calculatePKCECodeChallenge(started.verifier), code_challenge_method: 'S256',
      })
      await keep(on, started, to, at)
      return { url: url.href, state: started.state }
    },
    async end(on, back, state, at) {
      const started = await take(on, state, at)
      const tokens = await authorizationCodeGrant(await provider(), new URL(back.search, config.redirectUri), { expectedState: state, expectedNonce: started.nonce, pkceCodeVerifier: started.verifier, idTokenExpected: true })
      const userName = tokens.claims()?.[config.claim]
      if (typeof userName !== 'string' || userName === '') throw new Refusal('sign-in.outside-claim')
      return { userName, to: started.to }
    },
  }
}

function discover({ issuer, clientId, clientSecret }: OidcConfig): Promise<Configuration> {
  const address = new URL(issuer)
  // Only an address of this very machine may go without TLS; the configuration has seen to that.
  return discovery(address, clientId, clientSecret, undefined, { timeout: patience, ...(address.protocol === 'http:' ? { execute: [allowInsecureRequests] } : {}) })
}

interface Started {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

async function keep(on: Sql, { state, nonce, verifier }: Started, to: string, at: number): Promise<void> {
  await on.query(sql`delete from engine.outside_sign_in where expires_at < ${new Date(at)}`)
  await on.query(sql`insert into engine.outside_sign_in (digest, nonce, verifier, path, expires_at) values (${digestOf(state)}, ${nonce}, ${verifier}, ${to.slice(0, 2_000)}, ${new Date(at + life)})`)
}

/** What was begun under a state; it is ended once. */
async function take(on: Sql, state: string, at: number): Promise<Omit<Started, 'state'> & { readonly to: string }> {
  const [row] = await on.query<Omit<Started, 'state'> & { readonly to: string }>(sql`
    delete from engine.outside_sign_in where digest = ${digestOf(state)} and expires_at > ${new Date(at)} returning nonce, verifier, path as "to"`)
  if (row === undefined) throw new Refusal('sign-in.outside-late')
  return row
}

function digestOf(state: string): Buffer {
  return createHash('sha256').update(`outside ${state}`).digest()
}
