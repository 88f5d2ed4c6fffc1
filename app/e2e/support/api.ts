import { randomUUID } from 'node:crypto'
import { request } from '@playwright/test'
import type { Json } from '../../../core/json.ts'
import type { Lang } from '../../../core/language.ts'

const password = 'Beilu@2026'
const origin = process.env['BASE_URL'] ?? ''

type Fields = Readonly<Record<string, Json>>

/** A demo person who works through the product's own calls: for what a test needs but is not about. */
export interface Caller {
  readonly get: <T>(path: string, lang?: Lang) => Promise<T>
  readonly post: <T>(path: string, body: Fields) => Promise<T>
  /** Answers the file's record, ready for an attachment field. */
  readonly upload: (name: string, bytes: Buffer, type: string) => Promise<Json>
}

/** Signs a person in once per worker, and again when that session has ended; a refused call throws with the server's words. */
export function caller(userCode: string): Caller {
  const tokens = () => remembered(userCode)
  return {
    get: (path, lang = 'zh') => answered(userCode, tokens, path, { headers: { lang } }),
    post: (path, body) => answered(userCode, tokens, path, { data: body, headers: { 'Idempotency-Key': randomUUID() } }),
    upload: async (name, buffer, mimeType) => {
      const { filePath } = await answered<{ filePath: string }>(userCode, tokens, '/api/dfs/local/upload', { multipart: { file: { name, mimeType, buffer } } })
      return { userId: '', userName: '', fileName: name, fileAdd: filePath, fileType: name.split('.').at(-1) ?? '', fileSize: String(buffer.length) }
    },
  }
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

const open = await request.newContext({ baseURL: origin })
const sessions = new Map<string, Promise<Tokens>>()

function remembered(userCode: string): Promise<Tokens> {
  const known = sessions.get(userCode) ?? signedIn(userCode)
  sessions.set(userCode, known)
  return known
}

async function signedIn(userCode: string): Promise<Tokens> {
  const answer = await open.post('/api/system/user/login', { form: { userName: userCode, pwd: password, checkCode: '', checkId: '', client: 'web' } })
  const { data, pra } = (await answer.json()) as Envelope<string> // SES-02
  return { accessToken: data, refreshToken: pra }
}

async function answered<T>(userCode: string, tokens: () => Promise<Tokens>, path: string, sent: Sent = {}): Promise<T> {
  const method = sent.data === undefined && sent.multipart === undefined ? 'GET' : 'POST'
  const answer = await open.fetch(path, { ...sent, method, headers: { lang: 'zh', ...sent.headers, ...(await tokens()) } })
  if (answer.status() === 401 && sessions.delete(userCode)) return answered(userCode, tokens, path, sent)
  const { code, data, msg } = (await answer.json()) as Envelope<T>
  if (code !== '0') throw new Error(`${userCode} ${path}: ${answer.status()} ${msg} ${JSON.stringify(data)}`)
  return data
}
