import { http } from '../../../../web/module-api-public.ts'
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
  /** By what this device is known again. */
  readonly key?: string
}

export interface Sent {
  readonly score: string | null
  readonly passScore: string | null
}

/** Which questionnaire the address asks for. */
interface Link {
  readonly qid: string
  readonly token: string
}

export function linkHere(): Link {
  const query = new URLSearchParams(location.search)
  return { qid: query.get('qid') ?? '', token: query.get('token') ?? '' }
}

/** What is asked; by link alone first, with the session where it is asked by name. */
export async function readAsked({ qid, token }: Link, signedIn: boolean): Promise<Asked> {
  const open = await http.get<Asked>(`/api/questionnaire/answer/${encodeURIComponent(qid)}`, {
    query: { token, key: deviceKey(qid) },
    quiet: true,
  })
  if (open.key !== undefined) keepKey(qid, open.key)
  return open.needsSession && signedIn
    ? http.get<Asked>(`/api/questionnaire/mine/${encodeURIComponent(qid)}`, { query: { token }, quiet: true })
    : open
}

export function sendAnswers({ qid, token }: Link, anonymous: boolean, answers: Answers, device: string): Promise<Sent> {
  const way = anonymous ? 'answer' : 'mine'
  return http.post<Sent>(
    `/api/questionnaire/${way}/${encodeURIComponent(qid)}`,
    { token, key: deviceKey(qid), answers, device },
    { quiet: true },
  )
}

export function sendFile({ qid, token }: Link, file: File): Promise<AnsweredFile> {
  return http.upload<AnsweredFile>(
    `/api/questionnaire/file/${encodeURIComponent(qid)}?${new URLSearchParams({ token, key: deviceKey(qid) })}`,
    file,
    { quiet: true },
  )
}

const storedKey = (qid: string) => `answer.device.${qid}`
// Storage may be forbidden; a key then lasts as long as the page.
const given = new Map<string, string>()

/**
 * The key that the server gave this device for a questionnaire: random, it says nothing of its owner, and keeps one
 * answer to one device.
 */
function deviceKey(qid: string): string {
  return given.get(qid) ?? stored(qid)
}

function stored(qid: string): string {
  try {
    return localStorage.getItem(storedKey(qid)) ?? ''
  } catch {
    return ''
  }
}

function keepKey(qid: string, key: string): void {
  given.set(qid, key)
  try {
    localStorage.setItem(storedKey(qid), key)
  } catch {
    // Kept above.
  }
}
