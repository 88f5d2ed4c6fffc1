import { type Heard, recordIn, ServerLink } from './server-link.ts'

// The statuses of a save after which nothing is left unsaved: nothing to save, and saved.
const allSaved: ReadonlySet<unknown> = new Set([0, 1])

/** Speaks with an editor in the messages of the client library of WPS. */
export class WpsLink extends ServerLink {
  readonly #heard: Heard
  #token: string
  #asked = 0

  constructor(origin: string, token: string, heard: Heard) {
    super(origin)
    this.#token = token
    this.#heard = heard
  }

  save(): void {
    this.#asked += 1
    this.post({ eventName: 'wps.jssdk.api', data: { api: 'save' }, msgId: String(this.#asked) })
  }

  renew(token: string): void {
    this.#token = token
    this.post({ eventName: 'setToken', data: { token, hasRefreshTokenConfig: false } })
  }

  protected hear({ eventName, data }: Readonly<Record<string, unknown>>): void {
    // The pass is given to the page that has come, and stands in no address.
    if (eventName === 'ready') {
      this.post({ eventName: 'setConfig', data: {} })
      this.renew(this.#token)
      this.post({ eventName: 'basic.event', data: { eventName: 'fileStatus', action: 'on' } })
    }
    if (eventName === 'file.saved' && allSaved.has(recordIn(data)?.['status'])) this.#heard.onChanged(false)
  }
}
