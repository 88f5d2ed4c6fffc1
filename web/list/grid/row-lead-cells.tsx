import { memo } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { GridInteractions } from './grid-interactions.ts'
import { gridWords } from './grid-words.ts'
import css from './grid.module.css'

interface LeadCellsProps {
  readonly index: number
  readonly chosen: boolean
  /** Why the row was not saved. */
  readonly trouble: string | null
  readonly ready: boolean
  readonly work: GridInteractions | null
}

/** What stands first in a row: the box that chooses it, and its number, which shows the record at the side. */
export const LeadCells = memo(function LeadCells({ index, chosen, trouble, ready, work }: LeadCellsProps) {
  const t = useWords()
  const n = index + 1
  if (!work)
    return (
      <div className={joinClassNames(css.cell, css.index)} role="gridcell" aria-colindex={1}>
        {n}
      </div>
    )
  return (
    <>
      <div className={joinClassNames(css.cell, css.box)} role="gridcell" aria-colindex={1} data-box="">
        {ready && (
          <input type="checkbox" tabIndex={-1} checked={chosen} readOnly aria-label={t(gridWords.choose, { n })} />
        )}
      </div>
      <div
        className={joinClassNames(css.cell, css.index, trouble !== null && css.wrong)}
        role="gridcell"
        aria-colindex={2}
        title={trouble ?? undefined}
      >
        {ready ? (
          <button
            type="button"
            tabIndex={-1}
            data-peek=""
            title={t(gridWords.peek, { n })}
            aria-label={trouble ?? t(gridWords.peek, { n })}
          >
            <span>{n}</span>
            <Icon name={trouble === null ? 'eye' : 'warning'} size={15} />
          </button>
        ) : (
          n
        )}
      </div>
    </>
  )
})
