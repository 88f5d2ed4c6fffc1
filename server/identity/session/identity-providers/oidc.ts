import type { Configuration } from 'openid-client'
import { Refusal } from '../../../../core/words/refusal.ts'
import type { OidcConfig } from './identity-provider-config.ts'
import { type IdentityProvider, keepBegun, takeBegun } from './identity-provider.ts'

const patience = 5

// Most installations have no provider; its library is read by those that do, when somebody first comes.
const library = () => import('openid-client')

/**
 * The authorization code flow with state, nonce and PKCE; the provider is asked what it can when it is first needed.
 */
export function oidcDoor(config: OidcConfig): IdentityProvider {
  let found: Promise<Configuration> | undefined
  const provider = () => {
    found ??= discover(config).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
  return {
    code: 'oidc',
    label: config.label,
    async begin(on, to, at) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } =
        await library()
      const started = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(await provider(), {
        redirect_uri: config.redirectUri,
        scope: 'openid profile',
        state: started.state,
        nonce: started.nonce,
        code_challenge: await calculatePKCECodeChallenge(started.verifier),
        code_challenge_method: 'S256',
      })
      await keepBegun(on, { code: 'oidc', ...started, to }, at)
      return { url: url.href, state: started.state }
    },
    async end(on, back, state, at) {
      const started = await takeBegun(on, 'oidc', state, at)
      const { authorizationCodeGrant } = await library()
      const tokens = await authorizationCodeGrant(await provider(), new URL(`?${back}`, config.redirectUri), {
        expectedState: state,
        expectedNonce: started.nonce,
        pkceCodeVerifier: started.verifier,
        idTokenExpected: true,
      })
      const userName = tokens.claims()?.[config.claim]
      if (typeof userName !== 'string' || userName === '') throw new Refusal('sign-in.outside-claim')
      return { userName, to: started.to }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: OidcConfig): Promise<Configuration> {
  const { allowInsecureRequests, discovery } = await library()
  const address = new URL(issuer)
  // Only an address of this very machine may go without TLS; the configuration has seen to that.
  return discovery(address, clientId, clientSecret, undefined, {
    timeout: patience,
    ...(address.protocol === 'http:' ? { execute: [allowInsecureRequests] } : {}),
  })
}
