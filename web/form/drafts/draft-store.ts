import { dayMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'

/** Unsaved input of one person in one form. */
export interface Draft {
  /** Changed fields only. */
  readonly values: Readonly<Record<string, Json>>
  /** Version of the record it was typed over; null for a new one. */
  readonly ver: number | null
  /** Epoch ms. */
  readonly at: number
}

/** Where a form's draft lies: per person, so that nobody else at this machine is shown it. */
export interface DraftPlace {
  readonly person: string
  readonly document: string
  /** Id of the record or `new`. */
  readonly id: string
}

const prefix = 'amur.draft.'
const kept = 30 * dayMs // a draft nobody came back to in a month is let go

/** The draft of a place, or null. */
export function readDraft(place: DraftPlace, now: number = Date.now()): Draft | null {
  const draft = parsed(attempt(() => localStorage.getItem(keyOf(place))) ?? null)
  return draft && now - draft.at < kept ? draft : null
}

/** Stores a draft; when the browser is full, the oldest drafts make room. */
export function writeDraft(place: DraftPlace, draft: Draft): void {
  const text = JSON.stringify(draft)
  if (
    attempt(() => {
      localStorage.setItem(keyOf(place), text)
      return true
    }) === undefined
  ) {
    dropOldest()
    attempt(() => localStorage.setItem(keyOf(place), text))
  }
}

/** Forgets a draft: it was saved, or let go. */
export function dropDraft(place: DraftPlace): void {
  attempt(() => localStorage.removeItem(keyOf(place)))
}

function keyOf({ person, document, id }: DraftPlace): string {
  return `${prefix}${person}.${document}.${id}`
}

function dropOldest(): void {
  attempt(() => {
    const drafts = Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({ key, at: parsed(localStorage.getItem(key))?.at ?? 0 }))
    for (const { key } of drafts.toSorted((a, b) => a.at - b.at).slice(0, 5)) localStorage.removeItem(key)
  })
}

function parsed(text: string | null): Draft | null {
  const draft: unknown = attempt(() => JSON.parse(text ?? 'null'))
  const isDraft =
    typeof draft === 'object' &&
    draft !== null &&
    'values' in draft &&
    typeof draft.values === 'object' &&
    'at' in draft &&
    typeof draft.at === 'number'
  return isDraft ? (draft as Draft) : null // shape just looked at; written by writeDraft
}

// Storage may be forbidden or full; a form works as well without drafts.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
