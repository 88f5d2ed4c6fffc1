import type { Heard, ServerLink } from './server-link.ts'

/** What the WPS editor says, in the messages of its client library. */
interface WpsMessage {
  readonly eventName: string
  readonly data: Readonly<Record<string, unknown>>
}

// The statuses of a save after which nothing is left unsaved: nothing to save, and saved.
const allSaved: ReadonlySet<unknown> = new Set([0, 1])

/** Speaks with the editor of a WPS server: with its window alone, and only at the origin that is set up. */
export class WpsLink implements ServerLink {
  readonly #origin: string
  readonly #heard: Heard
  #token: string
  #peer: Window | null = null
  #asked = 0

  constructor(origin: string, token: string, heard: Heard) {
    this.#origin = origin
    this.#token = token
    this.#heard = heard
    addEventListener('message', this.#hear)
  }

  attach(peer: Window | null): void {
    this.#peer = peer
  }

  close(): void {
    removeEventListener('message', this.#hear)
  }

  save(): void {
    this.#asked += 1
    this.#post('wps.jssdk.api', { api: 'save' }, { msgId: String(this.#asked) })
  }

  renew(token: string): void {
    this.#token = token
    this.#post('setToken', { token, hasRefreshTokenConfig: false })
  }

  readonly #hear = (event: MessageEvent): void => {
    if (event.source !== this.#peer || event.origin !== this.#origin) return
    const message = messageIn(event.data)
    if (message === null) return
    const { eventName, data } = message
    // The pass is given to the page that has come, and stands in no address.
    if (eventName === 'ready') {
      this.#post('setConfig', {})
      this.renew(this.#token)
      this.#post('basic.event', { eventName: 'fileStatus', action: 'on' })
    }
    if (eventName === 'file.saved' && allSaved.has(data['status'])) this.#heard.onChanged(false)
  }

  #post(eventName: string, data: object, more: object = {}): void {
    this.#peer?.postMessage(JSON.stringify({ eventName, data, ...more }), this.#origin)
  }
}

/** Messages of the library are objects or texts of JSON; whatever else is said is not for us. */
function messageIn(given: unknown): WpsMessage | null {
  try {
    const message: unknown = typeof given === 'string' ? JSON.parse(given) : given
    if (typeof message !== 'object' || message === null) return null
    const { eventName, data } = message as Partial<WpsMessage> // its fields are looked at below
    if (typeof eventName !== 'string') return null
    return { eventName, data: typeof data === 'object' && data !== null ? data : {} }
  } catch {
    return null
  }
}
