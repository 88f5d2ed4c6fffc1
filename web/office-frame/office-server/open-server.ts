import type { StoreApi } from 'zustand'
import type { OfficeServer, ServerState } from '../frame-calls.ts'
import type { FrameLink } from '../frame-message-link.ts'
import type { FrameState } from '../frame-state.ts'
import { frameWords as words } from '../words.ts'
import { ServerSession } from './server-session.ts'

interface Around {
  readonly store: StoreApi<FrameState>
  readonly link: FrameLink
  readonly ask: () => Promise<ServerState>
}

/** Leaves a document to an office server: what it saves and what is refused to it is said in the frame and to the page. */
export function openServer(server: OfficeServer, version: number, { store, link, ask }: Around): ServerSession {
  const session = new ServerSession(server, version, ask, {
    onChanged: (changed) => {
      store.setState({ changed })
      link.tell('fileStatus', { changed })
    },
    onSaved: (saved) => {
      store.setState({ version: saved, note: { tone: 'good', words: words.serverSaved, params: { n: saved } } })
      link.tell('fileSaved', { version: saved, branch: false })
    },
    onBranched: (number) => {
      store.setState({ note: { tone: 'warn', words: words.savedBranch, params: { n: number } } })
      link.tell('fileSaved', { version: number, branch: true })
    },
    onRefused: ({ code, message }) => {
      store.setState({ note: { tone: 'bad', words: words.serverRefused, params: { reason: message } } })
      link.tell('error', { code, message })
    },
  })
  store.setState({ server })
  return session
}
