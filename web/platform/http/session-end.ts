import { isEmbedded } from './embedded-window.ts'
import { clearTokens } from './token-cookies.ts'

/** Paths that show themselves without a session; a lost session or licence sends nobody away from them. */
const exempt = ['/login', '/license', '/404']

const beforeEnd = new Set<() => void>()
let ended = false

/** Leaves for the sign-in page with the time-out message; only the first 401 of a burst does so (SES-06). */
export function endSession(told: string): void {
  if (ended || location.pathname === '/login') return
  const [reason = '', at = ''] = told.split(' ')
  // Whoever signed out himself, perhaps in another tab, need not be told.
  if (reason === 'sign-out') return leaveSignedOut()
  leave(
    `/login?${new URLSearchParams({ relogin: reason === '' ? 'timeout' : reason, ...(at === '' ? {} : { at }), to: pathHere() })}`,
  )
}

/** Leaves for the licence page with the server's message (SES-08). */
export function endLicence(message: string): void {
  if (ended || exempt.includes(location.pathname)) return
  leave(`/license?${new URLSearchParams({ msg: message })}`)
}

/** Leaves after a person signed out here or in another tab. */
export function leaveSignedOut(): void {
  if (!ended) leave('/login')
}

/** A new session may end again. */
export function sessionBegan(): void {
  ended = false
}

function leave(address: string): void {
  ended = true
  for (const listener of beforeEnd) listener()
  clearTokens()
  // Inside another system nobody can sign in: the page says that it has ended.
  if (isEmbedded()) return location.replace('/open')
  location.assign(address)
}

function pathHere(): string {
  return location.pathname + location.search
}
