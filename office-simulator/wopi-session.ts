import { randomUUID } from 'node:crypto'
import { minuteMs } from '../core/values/duration.ts'
import type { Mood } from './behaviour.ts'
import { withText } from './letter-text.ts'
import { proofOf, type SigningKey, ticksOf } from './proof.ts'

/** What a call came to. */
interface Answered {
  readonly status: number
  readonly lock: string | null
  readonly version: string | null
  readonly body: Uint8Array
}

/** What the office server is at the moment of a call. */
interface ServerNow {
  readonly mood: Mood
  readonly keys: { readonly now: SigningKey; readonly before: SigningKey }
  readonly now: number
}

const notLater = 25 * minuteMs

/** One document that somebody has open: the calls of the protocol, made as the mood of the server has it. */
export class WopiSession {
  readonly id = randomUUID()
  readonly lockText = JSON.stringify({ S: this.id, F: 4 })
  readonly source: string
  token: string
  readonly #server: () => ServerNow

  constructor(source: string, token: string, server: () => ServerNow) {
    this.source = source
    this.token = token
    this.#server = server
  }

  /** CheckFileInfo. */
  info(): Promise<Answered> {
    return this.#call('GET', '', {})
  }

  /** GetFile. */
  file(): Promise<Answered> {
    return this.#call('GET', '/contents', {})
  }

  /** Lock, RefreshLock, GetLock, Unlock, and UnlockAndRelock where an old lock is named. */
  operate(override: string, lock: string | null = this.lockText, oldLock: string | null = null): Promise<Answered> {
    return this.#call('POST', '', {
      'x-wopi-override': override,
      ...(lock === null ? {} : { 'x-wopi-lock': lock }),
      ...(oldLock === null ? {} : { 'x-wopi-oldlock': oldLock }),
    })
  }

  /** RenameFile: the name without its extension, in UTF-7. */
  rename(name: string, lock: string | null = this.lockText): Promise<Answered> {
    return this.#call('POST', '', {
      'x-wopi-override': 'RENAME_FILE',
      'x-wopi-requestedname': utf7(name),
      ...(lock === null ? {} : { 'x-wopi-lock': lock }),
    })
  }

  /** PutFile, or what the mood makes of it; answers what the last call came to. */
  async save(letter: Uint8Array): Promise<Answered> {
    const { mood } = this.#server()
    const bytes = mood === 'other-type' ? new TextEncoder().encode('%PDF-1.7 no letter') : letter
    const lock = mood === 'lost-lock' ? 'somebody-elses' : this.lockText
    const source = mood === 'other-file' ? this.source.replace(/[^/]+$/, randomUUID()) : this.source
    const put = () => this.#put(bytes, mood === 'no-lock' ? null : lock, source)
    if (mood === 'double') await put()
    return put()
  }

  /** Changes the first text of the letter and saves it. */
  async saveText(text: string): Promise<Answered> {
    const { body } = await this.file()
    return this.save(withText(body, text))
  }

  #put(bytes: Uint8Array, lock: string | null, source: string): Promise<Answered> {
    const headers = { 'x-wopi-override': 'PUT', ...(lock === null ? {} : { 'x-wopi-lock': lock }) }
    return this.#call('POST', '/contents', { ...headers, 'content-type': 'application/octet-stream' }, bytes, source)
  }

  async #call(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: Uint8Array,
    source = this.source,
  ): Promise<Answered> {
    const { mood } = this.#server()
    const token = mood === 'expired-token' ? `${this.token}x` : this.token
    const url = `${source}${path}?access_token=${encodeURIComponent(token)}`
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...this.#proof(url, token) },
      ...(body === undefined ? {} : { body: new Blob([new Uint8Array(body)]) }),
      redirect: 'error',
    })
    return {
      status: response.status,
      lock: response.headers.get('x-wopi-lock'),
      version: response.headers.get('x-wopi-itemversion'),
      body: new Uint8Array(await response.arrayBuffer()),
    }
  }

  #proof(url: string, token: string): Readonly<Record<string, string>> {
    const { mood, keys, now } = this.#server()
    if (mood === 'unsigned') return {}
    const ticks = ticksOf(mood === 'old-time' ? now - notLater : now)
    const [own, old] = mood === 'other-key' ? [keys.before, keys.before] : [keys.now, keys.before]
    return {
      'x-wopi-timestamp': String(ticks),
      'x-wopi-proof': proofOf(own, token, url, ticks),
      'x-wopi-proofold': proofOf(old, token, url, ticks),
    }
  }
}

/** A text as headers of the protocol hold it. */
function utf7(text: string): string {
  return text.replaceAll(/\+|[^\u0020-\u007e]+/g, (part) =>
    part === '+' ? '+-' : `+${Buffer.from(part, 'utf16le').swap16().toString('base64').replaceAll('=', '')}-`,
  )
}
