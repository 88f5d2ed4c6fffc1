import { useEffect, useState } from 'react'
import type { FormDraft } from '../../../core/form/draft.ts'
import { readDraft as readShape } from '../../../core/form/read-draft.ts'
import type { Json } from '../../../core/json.ts'
import { dropDraft, readDraft, useSession, writeDraft } from '../../../web/define.ts'

const pause = 400 // ms after the last change

/** Keeps a drawing that was not saved through a reload and a new sign-in; answers what came back. */
export function useKeptDrawing(name: string, ver: number): { readonly back: FormDraft | null; readonly keep: (draft: FormDraft | null, ver: number) => void } {
  const { user } = useSession()
  const place = { person: user.userId, document: 'forms.drawing', id: name }
  const [back] = useState(() => {
    const found = readDraft(place)
    // What was drawn over an older version is let go: the one who saved meanwhile would not be heard.
    if (found === null || found.ver !== ver) return null
    const read = readShape(found.values['draft'])
    return 'draft' in read ? read.draft : null
  })
  const [waiting, setWaiting] = useState<{ readonly draft: FormDraft | null; readonly ver: number } | null>(null)
  useEffect(() => {
    if (waiting === null) return
    const write = () => {
      const at = { person: user.userId, document: 'forms.drawing', id: name }
      if (waiting.draft === null) dropDraft(at)
      else writeDraft(at, { values: { draft: waiting.draft as unknown as Json }, ver: waiting.ver, at: Date.now() }) // a draft is plain JSON
    }
    if (waiting.draft === null) { write(); return }
    const timer = setTimeout(write, pause)
    addEventListener('pagehide', write)
    return () => { clearTimeout(timer); removeEventListener('pagehide', write) }
  }, [waiting, user.userId, name])
  return { back, keep: (draft, over) => setWaiting({ draft, ver: over }) }
}
