import { createHash, randomUUID } from 'node:crypto'
import { withText } from './letter-text.ts'
import {
  formBody,
  jsonBody,
  send,
  signedCall,
  type WpsAnswer,
  type WpsBody,
  type WpsCall,
  type WpsNow,
} from './wps-call.ts'

/** One document that somebody has open in the WPS server: the calls of the protocol, made as the mood of the server has it. */
export class WpsSession {
  readonly id = randomUUID()
  readonly fileId: string
  readonly token: string
  readonly #server: () => WpsNow
  #last: WpsCall | null = null

  constructor(fileId: string, token: string, server: () => WpsNow) {
    this.fileId = fileId
    this.token = token
    this.#server = server
  }

  /** What a page asks when somebody opens it. */
  async open(): Promise<{ readonly permission: WpsAnswer; readonly letter: Uint8Array }> {
    const permission = await this.ask('/permission')
    if (permission.code !== 0) return { permission, letter: new Uint8Array() }
    await this.ask('')
    return { permission, letter: await this.bytes() }
  }

  /** A call about the file that only asks. */
  ask(path: string): Promise<WpsAnswer> {
    return this.#call('GET', path)
  }

  /** Has the last call about the file made once more, as often as one likes: sent again, or overheard and replayed. */
  repeating(): () => Promise<WpsAnswer> {
    const last = this.#last
    if (last === null) throw new Error('nothing was called yet')
    return () => send(last)
  }

  /** Tells that something happened to a document that is open; of another file where one is named. */
  notify(type: string, content: object, file = this.fileId): Promise<WpsAnswer> {
    const body = jsonBody({ file_id: file, type, content })
    this.#last = signedCall(this.#server(), this.token, 'POST', '/v3/3rd/notify', body)
    return send(this.#last)
  }

  /** A call about people. */
  people(ids: readonly string[]): Promise<WpsAnswer> {
    const query = ids.map((id) => `user_ids=${id}`).join('&')
    return send(signedCall(this.#server(), this.token, 'GET', `/v3/3rd/users?${query}`))
  }

  /** A signed call with any body, such as one that a broken server sends. */
  send(method: 'POST' | 'PUT', path: string, body: WpsBody): Promise<WpsAnswer> {
    return this.#call(method, path, body)
  }

  rename(name: string): Promise<WpsAnswer> {
    return this.#call('PUT', '/name', jsonBody({ name }))
  }

  /** The bytes of the current version, or of another. */
  async bytes(version: number | null = null): Promise<Uint8Array> {
    const { data } = await this.ask(version === null ? '/download' : `/versions/${version}/download`)
    const response = await fetch(String(data['url']), { redirect: 'error' })
    if (response.status !== 200) throw new Error(`HTTP ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }

  /** Saves in one call, or what the mood makes of it; answers what the last call came to. */
  async save(letter: Uint8Array): Promise<WpsAnswer> {
    const { mood } = this.#server()
    const bytes = mood === 'other-type' ? new TextEncoder().encode('%PDF-1.7 no letter') : letter
    const file = mood === 'other-file' ? randomUUID().replaceAll('-', '') : this.fileId
    const announced = { ...said(bytes), sha1: sum('sha1', bytes) }
    const put = async () => this.#call('POST', '/upload', await formBody(announced, bytes), file)
    if (mood === 'double') await put()
    return put()
  }

  /** Changes the first text of the letter and saves it. */
  async saveText(text: string): Promise<WpsAnswer> {
    return this.save(withText(await this.bytes(), text))
  }

  /** The first two calls of a save in three. */
  async announce(letter: Uint8Array): Promise<WpsAnswer> {
    const prepared = await this.ask('/upload/prepare')
    if (prepared.code !== 0) return prepared
    const [type = ''] = prepared.data['digest_types'] as readonly string[] // what the protocol answers
    const body = { ...said(letter), size: letter.length, is_manual: true, digest: { [type]: sum(type, letter) } }
    return this.#call('POST', '/upload/address', jsonBody(body))
  }

  /** Sends bytes to the address that was answered; they carry no signature. */
  async sendBytes({ data }: WpsAnswer, bytes: Uint8Array): Promise<number> {
    const { status } = await fetch(String(data['url']), {
      method: String(data['method']),
      body: new Blob([new Uint8Array(bytes)]),
      redirect: 'error',
    })
    return status
  }

  /** The last call of a save in three. */
  complete({ data }: WpsAnswer, status = 200): Promise<WpsAnswer> {
    const body = { request: {}, response: { status_code: status, headers: {}, body: '' } }
    return this.#call('POST', '/upload/complete', jsonBody({ ...body, send_back_params: data['send_back_params'] }))
  }

  #call(method: 'GET' | 'POST' | 'PUT', path: string, body: WpsBody | null = null, file = this.fileId) {
    this.#last = signedCall(this.#server(), this.token, method, `/v3/3rd/files/${file}${path}`, body)
    return send(this.#last)
  }
}

function said(bytes: Uint8Array) {
  return { name: 'letter.docx', size: String(bytes.length), is_manual: 'true', attachment_size: '0' }
}

function sum(type: string, bytes: Uint8Array): string {
  return createHash(type).update(bytes).digest('hex')
}
