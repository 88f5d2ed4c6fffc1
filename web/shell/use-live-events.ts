import { useEffect } from 'react'
import { http } from '../platform/http/client.ts'
import { onEvent, startEvents } from '../platform/http/event-stream.ts'
import { makeStale } from '../platform/http/invalidate-queries.ts'
import { onRightsChange } from '../platform/http/rights-version.ts'
import { onLang } from '../platform/session/language.ts'
import { reloadSession } from '../platform/session/session.ts'
import { followSignOut } from '../platform/session/sign-out.ts'

/** First parts of the keys that each topic of the stream makes stale. */
const stale: Readonly<Record<string, readonly string[]>> = {
  dictionary: ['dictionary', 'doc'],
  tree: ['tree'],
  task: ['task', 'widget'],
  notice: ['notice'],
  balance: ['widget', 'balance'],
  document: ['widget'],
  all: ['dictionary', 'tree', 'task', 'notice', 'widget', 'doc'],
}

/** Lets the server's events refresh what is on screen (DAT-07), as long as the layout stands. */
export function useLiveEvents(): void {
  useEffect(() => {
    const stops = [
      startEvents(),
      ...Object.entries(stale).map(([topic, keys]) =>
        onEvent(topic, () => keys.forEach((key) => makeStale({ queryKey: [key] }))),
      ),
      onEvent('document', renewDocument),
      onEvent('rights', () => void reloadSession().catch(() => null)),
      onRightsChange(() => void reloadSession().catch(() => null)),
      // The answer to any call says by what and when the session was ended.
      onEvent('session', () => void http.get('/api/system/user/allMyData', { quiet: true }).catch(() => null)),
      // Names of units, roles and the site come in the caller's language (LNG-01).
      onLang(() => void reloadSession().catch(() => null)),
    ]
    followSignOut()
    return () => stops.forEach((stop) => stop())
  }, [])
}

/** What is on screen of the document that changed is read again; its description stays. */
function renewDocument(data: unknown): void {
  if (typeof data !== 'object' || data === null || !('module' in data) || !('name' in data)) return
  makeStale({ queryKey: ['doc', data.module, data.name], predicate: ({ queryKey }) => queryKey[3] !== 'describe' })
}
