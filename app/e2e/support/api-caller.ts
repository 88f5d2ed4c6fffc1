import { randomUUID } from 'node:crypto'
import { request } from '@playwright/test'
import type { Json } from '../../../core/values/json.ts'
import type { Lang } from '../../../core/values/language.ts'

const password = 'Beilu@2026'
const origin = process.env['BASE_URL'] ?? ''

type Fields = Readonly<Record<string, Json>>

/** A demo person who works through the product's own calls: for what a test needs but is not about. */
export interface Caller {
  readonly get: <T>(path: string, lang?: Lang) => Promise<T>
  readonly post: <T>(path: string, body: Fields) => Promise<T>
  /** A file that a call answers, under the name that a browser would save it by. */
  readonly file: (path: string, body: Fields, lang: Lang) => Promise<{ readonly name: string; readonly bytes: Buffer }>
  /** Answers the file's record, ready for an attachment field. */
  readonly upload: (name: string, bytes: Buffer, type: string) => Promise<Json>
}

/**
 * Signs a person in once per worker, and again when that session has ended; a refused call throws with the server's
 * words.
 */
export function caller(userCode: string, product = origin): Caller {
  const account: Account = { product, userCode }
  return {
    get: (path, lang = 'zh') => answered(account, path, { headers: { lang } }),
    post: (path, body) => answered(account, path, { data: body, headers: { 'Idempotency-Key': randomUUID() } }),
    file: async (path, data, lang) => {
      const headers = { lang, 'Idempotency-Key': randomUUID(), ...(await remembered(account)) }
      const answer = await open.post(product + path, { data, headers })
      if (!answer.ok()) throw new Error(`${userCode} ${path}: ${answer.status()} ${await answer.text()}`)
      const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(answer.headers()['content-disposition'] ?? '') ?? []
      return { name: decodeURIComponent(name), bytes: await answer.body() }
    },
    upload: async (name, buffer, mimeType) => {
      const multipart = { file: { name, mimeType, buffer } }
      const { filePath } = await answered<{ filePath: string }>(account, '/api/dfs/local/upload', { multipart })
      return {
        userId: '',
        userName: '',
        fileName: name,
        fileAdd: filePath,
        fileType: name.split('.').at(-1) ?? '',
        fileSize: String(buffer.length),
      }
    },
  }
}

interface Account {
  /** The address of the product he works in. */
  readonly product: string
  readonly userCode: string
}

interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

interface Sent {
  readonly data?: Fields
  readonly headers?: Readonly<Record<string, string>>
  readonly multipart?: { readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } }
}

interface Envelope<T> {
  readonly code: string
  readonly data: T
  readonly pra: string
  readonly msg: string
}

const open = await request.newContext()
const sessions = new Map<string, Promise<Tokens>>()

const keyOf = ({ product, userCode }: Account) => `${product} ${userCode}`

function remembered(account: Account): Promise<Tokens> {
  const known = sessions.get(keyOf(account)) ?? signedIn(account)
  sessions.set(keyOf(account), known)
  return known
}

async function signedIn({ product, userCode }: Account): Promise<Tokens> {
  const form = { userName: userCode, pwd: password, checkCode: '', checkId: '', client: 'web' }
  const answer = await open.post(`${product}/api/system/user/login`, { form })
  const { data, pra } = (await answer.json()) as Envelope<string> // SES-02
  return { accessToken: data, refreshToken: pra }
}

async function answered<T>(account: Account, path: string, sent: Sent = {}): Promise<T> {
  const method = sent.data === undefined && sent.multipart === undefined ? 'GET' : 'POST'
  const headers = { lang: 'zh', ...sent.headers, ...(await remembered(account)) }
  const answer = await open.fetch(account.product + path, { ...sent, method, headers })
  if (answer.status() === 401 && sessions.delete(keyOf(account))) return answered(account, path, sent)
  const { code, data, msg } = (await answer.json()) as Envelope<T>
  if (code !== '0') throw new Error(`${account.userCode} ${path}: ${answer.status()} ${msg} ${JSON.stringify(data)}`)
  return data
}
