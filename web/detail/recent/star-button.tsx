import type { Described } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { mark, type ReaderMarks } from './use-record-marks.ts'
import { recentWords as words } from './words.ts'
import css from './recent.module.css'

/** Keeps the record among the favourites, or not any more. */
export function StarButton({
  doc,
  id,
  beside,
}: {
  readonly doc: Described
  readonly id: string
  readonly beside: ReaderMarks | undefined
}) {
  const t = useWords()
  const on = beside?.favourite ?? false
  const name = t(on ? words.unfavourite : words.favourite)
  return (
    <Button
      look="quiet"
      disabled={!beside}
      aria-pressed={on}
      aria-label={name}
      title={name}
      className={on ? css.starred : undefined}
      icon="star"
      onClick={() => void mark(doc, id, 'favourite', !on)}
    />
  )
}
