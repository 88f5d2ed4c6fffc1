import { useState } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import { useLang } from '../platform/session/language.ts'
import { follow, trailOf } from './opened-from-list.ts'
import { PreviousNextButtons } from './previous-next-buttons.tsx'

/** On the page of a record that was opened from a list: the records before and after it there. */
export function OpenedFromListSteps({ doc, id }: { readonly doc: Described; readonly id: string }) {
  const lang = useLang()
  const [trail] = useState(() => trailOf(doc, id))
  return trail && trail.total > 1 ? (
    <PreviousNextButtons index={trail.index} total={trail.total} onStep={(by) => void follow(doc, trail, by, lang)} />
  ) : null
}
