import { useEffect, useState } from 'react'
import type { Words } from '../../../../core/values/language.ts'
import { editedText } from '../../../../core/workbook/edit/shown-text.ts'
import type { WorkbookEditing } from '../../../../core/workbook/edit/workbook-editing.ts'
import { useLang } from '../../../platform/session/language.ts'
import type { Spot } from './selection.ts'
import { typingWords } from './words.ts'

export type Typing = ReturnType<typeof useTyping>

/** What is being typed into a cell, and why it was refused. */
export function useTyping(editing: WorkbookEditing, sheet: number, { row, column }: Spot, onTyped: () => void) {
  const lang = useLang()
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<Words | null>(null)
  const cell = editing.cell(sheet, row, column)
  const text = editedText(cell, editing.format(sheet, row, column), lang, editing.book.from1904)
  return {
    draft,
    /** What the cell holds, in a way that reads back the same. */
    text,
    problem,
    setDraft,
    setProblem,
    /** Takes what is typed; false where it is refused, and then it stays in the line. */
    commit(typed: string | null = draft): boolean {
      if (typed === null || typed === text) {
        setDraft(null)
        return true
      }
      const refused = editing.type(sheet, row, column, typed, lang)
      setProblem(refused === null ? null : typingWords[refused])
      setDraft(refused === null ? null : typed)
      if (refused === null) onTyped()
      return refused === null
    },
    /** Begins with what the cell holds. */
    open(): void {
      const locked = editing.lockOf(sheet, row, column)
      if (locked === null) setDraft(text)
      else setProblem(typingWords[locked])
    },
    leave(): void {
      setDraft(null)
      setProblem(null)
    },
  }
}

/** Turns true when the first drawing is done: what only warns may wait. */
export function useDebouncedValue(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 0)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
