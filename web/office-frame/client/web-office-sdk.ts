import { channel, type FrameEvents, type FromFrame, messageIn, type ToFrame } from './frame-messages.ts'

/** The interface that pages rely on. */
export const version = '1.1.22'

/** What an office file is: text, table, slides, pdf. */
export const OfficeType = { Writer: 'w', Spreadsheet: 's', Presentation: 'p', Pdf: 'f' } as const

interface Token {
  readonly token: string
}

interface InitOptions {
  readonly appId: string
  readonly fileId: string
  readonly officeType: string
  /** A ticket of POST /api/office/file/:id/ticket, good once; without one the frame waits for setToken. */
  readonly token?: string
  /** Where Amur is; else where this script came from. */
  readonly endpoint?: string
  /** The element, or a selector of it, that the frame stands in; else the body. */
  readonly mount?: HTMLElement | string
  /** `zh`, `ru` or `en`. */
  readonly lang?: string
  /** Asked for a new token before the access ends, and when a save finds it ended. */
  readonly refreshToken?: () => Token | Promise<Token>
}

type Listener<Name extends keyof FrameEvents> = (data: FrameEvents[Name]) => void

interface OfficeInstance {
  readonly version: string
  readonly iframe: HTMLIFrameElement
  /** Resolves once the document stands. */
  readonly ready: () => Promise<FrameEvents['fileOpen']>
  readonly save: (comment?: string) => Promise<FrameEvents['fileSaved']>
  readonly setToken: (token: Token) => void
  readonly print: () => void
  readonly on: <Name extends keyof FrameEvents>(name: Name, listener: Listener<Name>) => () => void
  readonly destroy: () => void
}

const script = typeof document === 'undefined' ? null : document.currentScript
const home = script instanceof HTMLScriptElement && script.src !== '' ? new URL(script.src).origin : ''

/** Puts a document into the page; throws what is wrong with the options. */
export function init(options: InitOptions): OfficeInstance {
  return new OfficeFrame(checked(options))
}

type Result = Extract<FromFrame, { readonly type: 'result' }>

class OfficeFrame implements OfficeInstance {
  readonly version = version
  readonly iframe: HTMLIFrameElement
  readonly #origin: string
  readonly #options: InitOptions
  readonly #listeners = new Map<string, Set<(data: never) => void>>()
  readonly #waiting = new Map<number, (answer: Result) => void>()
  readonly #stood: Promise<FrameEvents['fileOpen']>
  #token: string | undefined
  #standing = false
  #saves = 0

  constructor(options: InitOptions) {
    const { endpoint = home, mount, officeType, token, refreshToken } = options
    this.#options = options
    this.#token = token
    this.#origin = new URL(endpoint, location.href).origin
    // By the type the frame fetches its editor ahead of the ticket.
    this.iframe = frameIn(mount, `${endpoint.replace(/\/+$/, '')}/officeFrame#${officeType}`)
    addEventListener('message', this.#hear)
    this.#stood = new Promise((resolve, reject) => {
      this.on('fileOpen', resolve)
      this.on('error', (error) => reject(failureOf(error)))
    })
    this.#stood.catch(() => undefined)
    if (refreshToken) this.on('tokenExpiring', () => void Promise.resolve(refreshToken()).then(this.setToken))
  }

  readonly ready = (): Promise<FrameEvents['fileOpen']> => this.#stood

  readonly print = (): void => this.#send({ type: 'print' })

  readonly on: OfficeInstance['on'] = (name, listener) => {
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  readonly setToken = ({ token }: Token): void => {
    const first = this.#token === undefined
    this.#token = token
    if (first) this.#open()
    else this.#send({ type: 'token', token })
  }

  readonly save = (comment = ''): Promise<FrameEvents['fileSaved']> =>
    new Promise((resolve, reject) => {
      this.#saves += 1
      const id = this.#saves
      this.#waiting.set(id, ({ data, error }) => {
        this.#waiting.delete(id)
        if (data) resolve(data)
        else reject(failureOf(error))
      })
      this.#send({ type: 'save', id, comment })
    })

  readonly destroy = (): void => {
    removeEventListener('message', this.#hear)
    this.iframe.remove()
  }

  #send(message: ToFrame): void {
    this.iframe.contentWindow?.postMessage({ channel, message }, this.#origin)
  }

  #open(): void {
    const { appId, fileId, officeType, lang } = this.#options
    if (!this.#standing || this.#token === undefined) return
    this.#send({ type: 'open', appId, fileId, officeType, token: this.#token, ...(lang ? { lang } : {}) })
  }

  readonly #hear = (event: MessageEvent): void => {
    // A page that took the frame away with all around it may have told nobody.
    if (!this.iframe.isConnected) return this.destroy()
    if (event.source !== this.iframe.contentWindow || event.origin !== this.#origin) return
    const message = messageIn<FromFrame>(event.data)
    if (message?.type === 'ready') {
      this.#standing = true
      this.#open()
    }
    if (message?.type === 'result') this.#waiting.get(message.id)?.(message)
    if (message?.type !== 'event') return
    for (const listener of this.#listeners.get(message.name) ?? []) listener(message.data as never) // kept by its name
  }
}

function failureOf(error: FrameEvents['error'] | undefined): Error {
  return Object.assign(new Error(error?.message), { code: error?.code })
}

/** The options, or an error in the words of the interface. */
function checked(options: InitOptions): InitOptions {
  const { appId, fileId, officeType, token, endpoint } = options as Partial<Record<keyof InitOptions, unknown>> // pages are no TypeScript
  if (!appId || !fileId || !officeType) throw new Error('missing appId, fileId or officeType')
  if (token !== undefined && typeof token !== 'string') throw new Error('token not a string')
  if (!Object.values(OfficeType).some((type) => type === officeType)) throw new Error('invalid officeType')
  if (endpoint !== undefined && (typeof endpoint !== 'string' || !/^https?:\/\//i.test(endpoint)))
    throw new Error('endpoint not a string or not starting with http')
  return options
}

function frameIn(mount: InitOptions['mount'], src: string): HTMLIFrameElement {
  const place = typeof mount === 'string' ? document.querySelector(mount) : mount
  const iframe = document.createElement('iframe')
  iframe.src = src
  iframe.title = 'Office'
  iframe.allow = 'clipboard-read; clipboard-write; fullscreen'
  Object.assign(iframe.style, { width: '100%', height: '400px', border: '0', display: 'block' })
  ;(place ?? document.body).append(iframe)
  return iframe
}
