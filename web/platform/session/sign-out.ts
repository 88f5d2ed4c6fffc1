import { http } from '../http/client.ts'
import { leaveSignedOut } from '../http/session-end.ts'

const channelName = 'amur-session'

/** Signs out here and in the other tabs; the session of this browser is forgotten even when the call fails (SES-05). */
export async function signOut(): Promise<void> {
  await http.get('/api/system/user/logout', { quiet: true }).catch(() => null)
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('signedOut')
  channel.close()
  leaveSignedOut()
}

/** Leaves for the sign-in page when another tab signs out. */
export function followSignOut(): void {
  new BroadcastChannel(channelName).onmessage = leaveSignedOut
}
