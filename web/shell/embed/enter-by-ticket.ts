import { http } from '../../platform/http/client.ts'
import { holdTokens } from '../../platform/http/token-cookies.ts'

interface Entered {
  readonly accessToken: string
  readonly refreshToken: string
}

let entering: Promise<string | null> | null = null

/**
 * Gives the ticket of the address for a session, once, and takes it out of the address; answers what was wrong, or
 * null.
 */
export function enterByTicket(): Promise<string | null> {
  entering ??= enter()
  return entering
}

async function enter(): Promise<string | null> {
  const url = new URL(location.href)
  const ticket = url.searchParams.get('ticket')
  if (ticket === null) return null
  url.searchParams.delete('ticket')
  try {
    const { accessToken, refreshToken } = await http.form<Entered>('/api/open/exchange', { ticket }, { quiet: true })
    holdTokens({ accessToken, refreshToken })
    // A reload, a bookmark or the other system's log must not show a ticket again.
    history.replaceState(history.state, '', url.pathname + url.search)
    return null
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause)
  }
}
