import type { ReactNode } from 'react'
import type { DueLight } from '../../../core/description/due-light.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { dueWords } from './due-words.ts'
import css from './due-day.module.css'

/** A day in its light, in a cell and on a card alike; what the colour says is also said in words. */
export function DueDay({ light, children }: { readonly light: DueLight; readonly children: ReactNode }) {
  const t = useWords()
  return (
    <span className={css[light]} title={t(dueWords[light])}>
      {children}
      <span className="sr-only"> {t(dueWords[light])}</span>
    </span>
  )
}
