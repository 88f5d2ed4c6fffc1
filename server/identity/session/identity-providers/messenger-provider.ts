import { randomBytes } from 'node:crypto'
import type { Messenger } from '../../messenger/messenger.ts'
import { backPathOf, type IdentityProvider, keepBegun, takeBegun } from './identity-provider.ts'

/** Signing in by a platform the staff use anyway: it says who brought the code. */
export function messengerProvider({ code, signInUrl, userOf }: Messenger, base: string): IdentityProvider {
  const redirectUri = base + backPathOf(code)
  return {
    code,
    label: '',
    async begin(on, to, at) {
      const state = randomBytes(24).toString('base64url')
      await keepBegun(on, { code, state, nonce: '', verifier: '', to }, at)
      return { url: signInUrl(redirectUri, state), state }
    },
    async end(on, back, state, at) {
      const { to } = await takeBegun(on, code, state, at)
      return { userName: await userOf(back, redirectUri), to }
    },
  }
}
