import { useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { dropDraft, readDraft, writeDraft, type DraftPlace } from '../drafts/draft-store.ts'

/** A text that waits through a reload and a new sign-in until it was sent, with the people named in it. */
export function useKeptText(document: string, id: string, start: string, people: Map<string, string>) {
  const { user } = useSession()
  const place: DraftPlace = { person: user.userId, document: `comment:${document}`, id }
  const [text, setText] = useState(() => {
    const draft = readDraft(place)
    for (const [name, person] of Object.entries(draft?.values.people ?? {})) people.set(name, String(person))
    return typeof draft?.values.text === 'string' ? draft.values.text : start
  })
  return {
    text,
    set: (next: string) => {
      setText(next)
      if (next.trim() === '') dropDraft(place)
      else writeDraft(place, { values: { text: next, people: Object.fromEntries(people) }, ver: null, at: Date.now() })
    },
    drop: () => {
      dropDraft(place)
      setText('')
    },
  }
}
