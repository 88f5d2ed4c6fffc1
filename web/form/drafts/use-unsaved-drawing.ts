import { useEffect, useState } from 'react'
import type { Json } from '../../../core/values/json.ts'
import { useSession } from '../../platform/session/session.ts'
import { dropDraft, readDraft, writeDraft } from './draft-store.ts'

const pause = 400 // ms after the last change

/** Which drawing is kept: what sort, of what name, over which version; and how it is read back. */
interface KeptDrawing<T> {
  readonly sort: string
  readonly name: string
  readonly ver: number
  readonly read: (json: Json) => T | null
}

/** Keeps a drawing that was not saved through a reload and a new sign-in; answers what came back. */
export function useKeptDrawing<T>({ sort, name, ver, read }: KeptDrawing<T>): {
  readonly back: T | null
  readonly keep: (drawing: T | null, ver: number) => void
} {
  const { user } = useSession()
  const [back] = useState(() => {
    const found = readDraft({ person: user.userId, document: sort, id: name })
    // What was drawn over an older version is let go: the one who saved meanwhile would not be heard.
    return found === null || found.ver !== ver ? null : read(found.values['draft'] ?? null)
  })
  const [waiting, setWaiting] = useState<{ readonly drawing: T | null; readonly ver: number } | null>(null)
  useEffect(() => {
    if (waiting === null) return
    const place = { person: user.userId, document: sort, id: name }
    const write = () => {
      if (waiting.drawing === null) dropDraft(place)
      else writeDraft(place, { values: { draft: waiting.drawing as Json }, ver: waiting.ver, at: Date.now() }) // a drawing is plain JSON
    }
    if (waiting.drawing === null) {
      write()
      return
    }
    const timer = setTimeout(write, pause)
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [waiting, user.userId, sort, name])
  return { back, keep: (drawing, over) => setWaiting({ drawing, ver: over }) }
}
