import type { Workbook } from '../../../../core/workbook/workbook-types.ts'
import { useWords } from '../../../platform/session/use-words.ts'
import { sheetWords as words } from './words.ts'
import css from './sheet.module.css'

interface SheetTabsProps {
  readonly book: Workbook
  readonly sheet: number
  readonly onChoose: (sheet: number) => void
}

/** The sheets of a workbook, hidden ones left out. */
export function SheetTabs({ book, sheet, onChoose }: SheetTabsProps) {
  const t = useWords()
  return (
    <div className={css.tabs} role="tablist" aria-label={t(words.sheets)}>
      {book.sheets.map(({ name, hidden }, index) =>
        hidden ? null : (
          <button
            key={name}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={index === sheet}
            title={name}
            onClick={() => onChoose(index)}
          >
            {name}
          </button>
        ),
      )}
    </div>
  )
}
