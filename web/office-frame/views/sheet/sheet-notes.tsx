import type { Words } from '../../../../core/values/language.ts'
import { cellName } from '../../../../core/workbook/cell-address.ts'
import type { WorkbookEditing } from '../../../../core/workbook/edit/workbook-editing.ts'
import { useWords } from '../../../platform/session/use-words.ts'
import { carriedWords, sheetWords as words } from './words.ts'
import css from './sheet.module.css'

interface SheetNotesProps {
  readonly editing: WorkbookEditing
  readonly sheet: number
  /** Why what was typed last was not taken. */
  readonly problem: Words | null
  /** Asks for circles, which reads all formulas. */
  readonly isSettled: boolean
}

/** What has to be known of a sheet: what was refused, what is not counted, what is not shown. */
export function SheetNotes({ editing, sheet, problem, isSettled }: SheetNotesProps) {
  const t = useWords()
  const { carried = [], cellless = false } = editing.book.sheets[sheet] ?? {}
  const names = (cells: ReturnType<WorkbookEditing['uncountedCells']>) => {
    const here = cells.filter((cell) => cell.sheet === sheet).map(({ row, column }) => cellName(row, column))
    return here.length > 5 ? `${here.slice(0, 5).join(', ')}…` : here.join(', ')
  }
  const circular = isSettled ? names(editing.circularCells()) : ''
  const uncounted = names(editing.uncountedCells())
  return (
    <>
      {problem !== null && (
        <p className={css.problem} role="alert">
          {t(problem)}
        </p>
      )}
      {circular !== '' && (
        <p className={css.problem} role="status">
          {t(words.circular, { cells: circular })}
        </p>
      )}
      {uncounted !== '' && (
        <p className={css.hint} role="status">
          {t(words.uncounted, { cells: uncounted })}
        </p>
      )}
      {cellless && <p className={css.hint}>{t(words.cellless)}</p>}
      {carried.length > 0 && (
        <p className={css.hint}>
          {t(words.carried, { parts: carried.map((part) => t(carriedWords[part])).join(', ') })}
        </p>
      )}
    </>
  )
}
