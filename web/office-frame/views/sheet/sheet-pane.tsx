import { type ClipboardEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { cellName } from '../../../../core/workbook/cell-address.ts'
import type { WorkbookEditing } from '../../../../core/workbook/edit/workbook-editing.ts'
import { usePhone } from '../../../platform/data/use-phone.ts'
import { useLang } from '../../../platform/session/language.ts'
import { useWords } from '../../../platform/session/use-words.ts'
import { CellEditor } from './cell-editor.tsx'
import { copied, pasted } from './clipboard.ts'
import { SheetLine } from './formula-bar.tsx'
import { pressKey } from './press-key.ts'
import { cellsOf, firstOf, type Selection, selectedArea, type Spot } from './selection.ts'
import { geometryOf, Merges } from './sheet-geometry.ts'
import { editorBox, SheetGrid } from './sheet-grid.tsx'
import { SheetNotes } from './sheet-notes.tsx'
import { SheetTools } from './sheet-tools.tsx'
import { useDebouncedValue, useTyping } from './use-cell-typing.ts'
import { useTurns } from './use-workbook.ts'
import { sheetWords as words, typingWords } from './words.ts'

interface OneSheetProps {
  readonly editing: WorkbookEditing
  readonly sheet: number
  readonly mayEdit: boolean
  readonly onChange: () => void
}

const start: Selection = { active: { row: 0, column: 0 }, end: { row: 0, column: 0 } }

/** One sheet of a workbook with what may be done in it. */
export function OneSheet({ editing, sheet, mayEdit, onChange }: OneSheetProps) {
  const t = useWords()
  const lang = useLang()
  // A phone reads: cells are smaller than a thumb.
  const isWriting = !usePhone() && mayEdit
  const next = useTurns()
  const changed = () => {
    next()
    onChange()
  }
  const [selection, setSelection] = useState(start)
  const { active } = selection
  const typing = useTyping(editing, sheet, active, changed)
  const { geometry, merges } = useGeometry(editing, sheet)
  const area = selectedArea(selection, merges)
  const isSettled = useDebouncedValue()
  const input = useRef<HTMLInputElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const toFocus = useRef(false)
  // The line for typing moves with the chosen cell, now and then to another part of the page.
  useEffect(() => {
    if (toFocus.current) (input.current ?? canvas.current)?.focus({ preventScroll: true })
  }, [active, selection.end])
  const select = (spot: Spot, isLonger: boolean) => {
    if (!typing.commit()) return
    toFocus.current = true
    const first = firstOf(spot, merges)
    setSelection(isLonger ? { active, end: spot } : { active: first, end: first })
  }
  const act = (perform: () => void) => {
    perform()
    typing.leave()
    changed()
    input.current?.focus({ preventScroll: true })
  }
  const clear = () => act(() => editing.clear(sheet, cellsOf(area)))
  const onKey = (event: KeyboardEvent) =>
    pressKey(event, { editing, isWriting, typing, selection, geometry, merges, select, clear, act })
  const onCopy = (event: ClipboardEvent) => {
    if (typing.draft !== null) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copied(editing, sheet, area, lang))
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (typing.draft !== null || !/[\t\n]/.test(text)) return
    event.preventDefault()
    const refused = pasted(editing, sheet, active, text, lang)
    changed()
    typing.setProblem(refused === null ? null : typingWords[refused])
  }
  const cell = editing.cell(sheet, active.row, active.column)
  const name = cellName(active.row, active.column)
  const lock = editing.lockOf(sheet, active.row, active.column)
  const shared = { onKey, onDraft: typing.setDraft, onLeave: () => void typing.commit() }
  return (
    <>
      {isWriting && (
        <SheetTools
          format={editing.format(sheet, active.row, active.column)}
          mayLook={editing.book.hasStyles && lock === null}
          mayUndo={editing.mayUndo}
          mayRedo={editing.mayRedo}
          onLook={(change) => act(() => editing.look(sheet, cellsOf(area), change))}
          onUndo={() => act(() => editing.undo())}
          onRedo={() => act(() => editing.redo())}
        />
      )}
      <SheetLine
        {...shared}
        name={name}
        text={typing.draft ?? typing.text}
        isWriting={isWriting}
        isRich={cell?.rich === true}
        offered={isWriting ? editing.offered(sheet, active.row, active.column) : null}
        onChoose={(value) => void typing.commit(value)}
      />
      <SheetNotes editing={editing} sheet={sheet} problem={typing.problem} isSettled={isSettled} />
      <SheetGrid
        {...{ editing, sheet, geometry, merges, selection, area, onKey }}
        onPoint={select}
        onOpen={() => isWriting && typing.open()}
        focus={canvas}
        editor={
          isWriting && (
            <CellEditor
              {...shared}
              label={t(words.content, { cell: name })}
              draft={typing.draft}
              box={editorBox(active, merges.over(active.row, active.column), geometry)}
              onCopy={onCopy}
              onPaste={onPaste}
              typing={input}
            />
          )
        }
      />
    </>
  )
}

function useGeometry(editing: WorkbookEditing, sheet: number) {
  const { row, column } = editing.extent(sheet)
  return useMemo(() => {
    const geometry = geometryOf(editing.book.sheets[sheet], editing.book.formats, { row, column })
    const limit = { rows: geometry.rows.count, columns: geometry.columns.count }
    return { geometry, merges: new Merges(editing.book.sheets[sheet]?.merges ?? [], limit) }
  }, [editing, sheet, row, column])
}
