import type { Room } from '../platform/context/room.ts'

/** Who asks, and what he may do: it is opened for the others and has no calls of its own. */
export const identity: Room = {}

export type { Messenger } from './messenger/messenger.ts'
export { openMessengers } from './messenger/open-messengers.ts'
export { openSessions, type Sessions } from './session/open-sessions.ts'
export type { IdentityProvider } from './session/outside/identity-provider.ts'
export { messengerProvider } from './session/outside/messenger-provider.ts'
export { oidcDoor } from './session/outside/oidc.ts'
export { mlps3Settings } from './session/settings.ts'
export { defaultSite } from './session/site.ts'
export { visibleOutbox } from './session/sms-gateway.ts'
