import { http } from '../../../../web/define-public.ts'
import type { AnsweredFile, Answers, Question } from '../../design/question.ts'

/** A questionnaire as whoever answers it meets it. */
export interface Asked {
  readonly needsSession: boolean
  readonly title: string
  readonly intro?: string | null
  readonly startTime?: number
  readonly endTime?: number
  readonly state?: 'open' | 'early' | 'closed' | 'done'
  readonly anonymous: boolean
  readonly questions?: readonly Question[]
}

export interface Sent {
  readonly score: string | null
  readonly passScore: string | null
}

/** Which questionnaire the address asks for. */
export interface Link {
  readonly qid: string
  readonly token: string
}

export function linkHere(): Link {
  const query = new URLSearchParams(location.search)
  return { qid: query.get('qid') ?? '', token: query.get('token') ?? '' }
}

/** What is asked; by link alone first, with the session where it is asked by name. */
export async function readAsked({ qid, token }: Link, signedIn: boolean): Promise<Asked> {
  const open = await http.get<Asked>(`/api/questionnaire/answer/${encodeURIComponent(qid)}`, { query: { token, key: deviceKey() }, quiet: true })
  return open.needsSession && signedIn ? http.get<Asked>(`/api/questionnaire/mine/${encodeURIComponent(qid)}`, { query: { token }, quiet: true }) : open
}

export function sendAnswers({ qid, token }: Link, anonymous: boolean, answers: Answers, device: string): Promise<Sent> {
  const way = anonymous ? 'answer' : 'mine'
  return http.post<Sent>(`/api/questionnaire/${way}/${encodeURIComponent(qid)}`, { token, key: deviceKey(), answers, device }, { quiet: true })
}

export function sendFile({ qid, token }: Link, file: File): Promise<AnsweredFile> {
  return http.upload<AnsweredFile>(`/api/questionnaire/file/${encodeURIComponent(qid)}?${new URLSearchParams({ token })}`, file, { quiet: true })
}

const storedKey = 'answer.device'
let given: string | null = null

/** A random key of this device, which says nothing of its owner; only keeps one answer to one device. */
function deviceKey(): string {
  given ??= stored() ?? fresh()
  return given
}

function stored(): string | null {
  try {
    return localStorage.getItem(storedKey)
  } catch {
    return null
  }
}

function fresh(): string {
  const key = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  try {
    localStorage.setItem(storedKey, key)
  } catch {
    // Storage may be forbidden; the key then lasts as long as the page.
  }
  return key
}
