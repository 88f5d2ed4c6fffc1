import type { Room } from '../platform/context/server-component.ts'

/** Who asks, and what he may do: it is opened for the others and has no calls of its own. */
export const identity: Room = {}

export type { Messenger } from './messenger/messenger.ts'
export { openMessengers } from './messenger/open-messengers.ts'
export { openSessions, type Sessions } from './session/create-sessions.ts'
export type { IdentityProvider } from './session/identity-providers/identity-provider.ts'
export { messengerProvider } from './session/identity-providers/messenger-provider.ts'
export { oidcDoor } from './session/identity-providers/oidc.ts'
export { mlps3Settings } from './session/session-settings.ts'
export { defaultSite } from './session/public-site-info.ts'
export { visibleOutbox } from './session/account-message-gateway.ts'
