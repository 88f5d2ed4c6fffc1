import { Button } from 'antd'
import type { Described } from '../../../core/description/described-document.ts'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
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
      type="text"
      disabled={!beside}
      aria-pressed={on}
      aria-label={name}
      title={name}
      icon={
        <span className={joinClassNames(css.star, on && css.starred)}>
          <Icon name="star" size={18} />
        </span>
      }
      onClick={() => void mark(doc, id, 'favourite', !on)}
    />
  )
}
