import type { Answers } from '../../design/question.ts'

const keyOf = (qid: string) => `answer.${qid}`

/** What was answered so far on this device: a reload or a broken connection loses nothing. */
export function readKept(qid: string): Answers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(qid)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? Object.fromEntries(Object.entries(kept)) : {}
  } catch {
    return {}
  }
}

export function keep(qid: string, answers: Answers): void {
  try {
    localStorage.setItem(keyOf(qid), JSON.stringify(answers))
  } catch {
    // Storage may be forbidden or full; answering goes on without it.
  }
}

export function forget(qid: string): void {
  try {
    localStorage.removeItem(keyOf(qid))
  } catch {
    // As above.
  }
}
