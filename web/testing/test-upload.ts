import { currentServer } from './test-server.ts'

/** Uploads as the page makes them, answered by the server of the test; half of the file is sent, then the rest. */
export class TestUpload {
  status = 0
  responseText = ''
  timeout = 0
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null
  ontimeout: (() => void) | null = null
  readonly upload: { onprogress: ((event: { readonly loaded: number; readonly total: number }) => void) | null } = {
    onprogress: null,
  }
  readonly #headers = new Headers()
  readonly #abort = new AbortController()
  #answered = new Headers()
  #method = ''
  #path = ''

  open(method: string, path: string): void {
    this.#method = method
    this.#path = path
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  getResponseHeader(name: string): string | null {
    return this.#answered.get(name)
  }

  abort(): void {
    this.#abort.abort()
    this.onabort?.()
  }

  send(body: FormData): void {
    void this.#sent(body)
  }

  async #sent(form: FormData): Promise<void> {
    this.upload.onprogress?.({ loaded: 1, total: 2 })
    const { pathname, searchParams } = new URL(this.#path, 'http://amur.test')
    const call = {
      method: this.#method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: Object.fromEntries(form),
      language: this.#headers.get('lang') ?? '',
      key: this.#headers.get('idempotency-key'),
    }
    try {
      const answer = await currentServer()?.answered(call, this.#abort.signal)
      if (!answer) return
      this.upload.onprogress?.({ loaded: 2, total: 2 })
      this.status = answer.status
      this.#answered = answer.headers
      this.responseText = await answer.text()
      this.onload?.()
    } catch {
      if (!this.#abort.signal.aborted) this.onerror?.()
    }
  }
}
