import { languageOf, type Lang } from '../../core/values/language.ts'
import type { FrameEvents } from './client/frame-messages.ts'
import type { FrameSource } from './frame-view-props.ts'

/** That the server said no, or was not reached: `code` is empty then. */
export class FrameFailure extends Error {
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/** What went wrong, as the page around is told it. */
export function failureOf(error: unknown): FrameEvents['error'] {
  if (error instanceof FrameFailure) return { code: error.code, message: error.message }
  return { code: 'office.failed', message: error instanceof Error ? error.message : String(error) }
}

/** The office server that opens a file in the place of our own editor. */
export interface OfficeServer {
  /** By which protocol its editor is spoken with. */
  readonly kind: 'wopi' | 'wps'
  readonly url: string
  readonly origin: string
  /** What it shows us with each of its calls, and when that ends. */
  readonly token: string
  readonly until: number
}

/** What became of a file that an office server has open. */
export interface ServerState {
  readonly version: number
  /** The copy that its last save became beside somebody else's version; null when it became none. */
  readonly branch: { readonly number: number; readonly at: number } | null
  /** What was refused to it last; null when nothing was. */
  readonly refused: { readonly code: string; readonly message: string; readonly at: number } | null
}

/** What a ticket opens. */
export interface OpenedFile {
  readonly pass: string
  readonly passMs: number
  /** Whose page it was made for; '' for our own. */
  readonly origin: string
  readonly mayEdit: boolean
  /** Whether its reader may put it on paper, and take it to his own disk. */
  readonly mayPrint: boolean
  readonly mayDownload: boolean
  /** Null where our own editor opens it. */
  readonly server: OfficeServer | null
  readonly person: { readonly id: string; readonly name: string }
  /** Under whose name it is read; null where nothing has to stand across it. */
  readonly watermark: string | null
  readonly file: {
    readonly id: string
    readonly title: string
    readonly officeType: string
    readonly version: number
    readonly name: string
    readonly size: number
  }
}

/** This window, as the lock of a file knows it. */
export interface EditWindow {
  readonly editId: string
  /** The number of this browser; null where it keeps nothing. */
  readonly browser: string | null
}

/** Another window of the reader himself that has the file. */
export interface OwnWindow {
  readonly editId: string
  readonly browser: string | null
  /** '' where it is not known, as of an office server. */
  readonly device: string
  readonly since: number
}

export interface LockAnswer {
  readonly mine: boolean
  readonly holder: string | null
  readonly until: number | null
  /** Null when it is this window that edits, somebody else, or nobody. */
  readonly own: OwnWindow | null
}

interface SavedAnswer {
  readonly number: number
  readonly branch: boolean
}

interface Opening {
  readonly ticket: string
  readonly appId: string
  readonly fileId: string
  readonly officeType: string
}

const root = '/api/office/frame'

/** Shows a ticket, once, for a pass. */
export function openFile(opening: Opening, lang: Lang): Promise<OpenedFile> {
  return post<OpenedFile>(`${root}/open`, JSON.stringify(opening), { lang, 'content-type': 'application/json' })
}

/** The calls that the frame makes with a pass; `pass` is asked for each time, since it is renewed. */
export function frameCalls(pass: () => string, { editId, browser }: EditWindow, lang: () => Lang) {
  const headers = () => ({ officepass: pass(), lang: lang() })
  const json = (body: object) => JSON.stringify({ editId, ...body })
  const asJson = () => ({ ...headers(), 'content-type': 'application/json' })
  const content = async (init: RequestInit) => {
    const answer = await fetch(`${root}/content`, init)
    if (!answer.ok) throw await failure(answer)
    return answer.arrayBuffer()
  }
  return {
    lock: (takeover: boolean) =>
      post<LockAnswer>(`${root}/lock`, json({ browser, takeover: takeover ? '1' : '0' }), asJson()),
    state: () => post<ServerState>(`${root}/state`, json({}), asJson()),
    /** Also while the window closes. */
    release: () =>
      void fetch(`${root}/release`, { method: 'POST', body: json({}), headers: asJson(), keepalive: true }).catch(
        () => undefined,
      ),
    save(name: string, bytes: Uint8Array, basedOn: number, comment: string) {
      const form = new FormData()
      for (const [field, value] of Object.entries({ editId, basedOn: String(basedOn), comment }))
        form.append(field, value)
      form.append('file', new Blob([new Uint8Array(bytes)]), name)
      return post<SavedAnswer>(`${root}/save`, form, headers())
    },
    /** A file that is read whole comes while the code of its view does. */
    sourceOf({ name, size }: OpenedFile['file'], isWhole: boolean): FrameSource {
      let ahead = isWhole ? content({ headers: headers() }) : null
      ahead?.catch(() => undefined)
      return {
        name,
        size,
        bytes(signal) {
          const first = ahead ?? content({ headers: headers(), signal })
          ahead = null
          return first
        },
        part: ({ start, end }) => content({ headers: { ...headers(), range: `bytes=${start}-${end}` } }),
      }
    },
  }
}

async function post<T>(url: string, body: string | FormData, headers: Record<string, string>): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(url, { method: 'POST', body, headers })
  } catch {
    throw new FrameFailure('', '')
  }
  if (!answer.ok) throw await failure(answer)
  const { code, data, msg } = (await answer.json()) as {
    readonly code: string
    readonly data: T
    readonly msg?: string
  } // the envelope every call answers in
  if (code !== '0') throw new FrameFailure(msg ?? code, code)
  return data
}

async function failure(answer: Response): Promise<FrameFailure> {
  const body: unknown = await answer.json().catch(() => null)
  if (typeof body !== 'object' || body === null) return new FrameFailure(String(answer.status), '')
  const { code, msg } = body as { readonly code?: string; readonly msg?: string } // the envelope every call answers in
  return new FrameFailure(msg ?? String(answer.status), code ?? '')
}

/** The language a page asks for, else the reader's. */
export function langFrom(given: string | undefined, own: Lang): Lang {
  return given === undefined ? own : languageOf(given)
}
