import { createHmac } from 'node:crypto'
import type { WindowState } from './lodged.ts'
import type { WindowOptions } from './settings.ts'

/** Tells the client a state, signed; who does not listen is not told again: he can always ask. */
export async function pushState(
  { url, secret }: NonNullable<WindowOptions['push']>,
  state: WindowState,
): Promise<number | null> {
  const body = JSON.stringify(state)
  // The signature carries the real time: the client refuses old ones, whatever the window's clock shows.
  const time = Date.now()
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/customs-state+json',
    'x-window-signature': `t=${time},v1=${signature}`,
  }
  const sent = fetch(url, { method: 'POST', body, headers, redirect: 'error', signal: AbortSignal.timeout(5_000) })
  return sent.then(
    ({ status }) => status,
    () => null,
  )
}
