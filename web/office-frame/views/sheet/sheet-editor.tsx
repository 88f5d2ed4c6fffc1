import { useState } from 'react'
import type { WorkbookEditing } from '../../../../core/workbook/edit/workbook-editing.ts'
import { OneSheet } from './sheet-pane.tsx'
import { SheetTabs } from './sheet-tabs.tsx'
import css from './sheet.module.css'

interface SheetEditorProps {
  readonly editing: WorkbookEditing
  readonly mayEdit: boolean
  readonly onChange: () => void
}

/** A workbook: the line for typing, the cells of one sheet, and the sheets. */
export function SheetEditor({ editing, mayEdit, onChange }: SheetEditorProps) {
  const [sheet, setSheet] = useState(editing.book.front)
  return (
    <section className={css.sheet}>
      <OneSheet key={sheet} editing={editing} sheet={sheet} mayEdit={mayEdit} onChange={onChange} />
      <SheetTabs book={editing.book} sheet={sheet} onChoose={setSheet} />
    </section>
  )
}
