import { useEffect, useReducer, useState } from 'react'
import { WorkbookEditing } from '../../../../core/workbook/edit/workbook-editing.ts'
import { type OfficePackage, readPackage, writePackage } from '../../../../core/workbook/office-package.ts'
import { patchWorkbook } from '../../../../core/workbook/patch-workbook.ts'
import { WorkbookProblem } from '../../../../core/workbook/problem.ts'
import { readWorkbook } from '../../../../core/workbook/read-workbook.ts'

/** Where the bytes of the file come from. */
export interface SheetSource {
  readonly bytes: (signal: AbortSignal) => Promise<ArrayBuffer>
}

interface OpenWorkbook {
  readonly editing: WorkbookEditing
  readonly save: () => Uint8Array
}

type Opening = OpenWorkbook | WorkbookProblem | null

/** The workbook of a file; null while it comes. What is no workbook is a problem to be said. */
export function useWorkbook(source: SheetSource): Opening {
  const [opening, setOpening] = useState<Opening>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    const ended = new AbortController()
    source
      .bytes(ended.signal)
      .then((bytes) => setOpening(opened(new Uint8Array(bytes))))
      .catch((error: unknown) => {
        if (!ended.signal.aborted) setFailure(error)
      })
    return () => ended.abort()
  }, [source])
  if (failure !== null) throw failure
  return opening
}

function opened(bytes: Uint8Array): OpenWorkbook | WorkbookProblem {
  try {
    const parts: OfficePackage = readPackage(bytes)
    const editing = new WorkbookEditing(readWorkbook(parts), now)
    return { editing, save: () => writePackage(patchWorkbook(parts, editing.writes())) }
  } catch (error) {
    if (error instanceof WorkbookProblem) return error
    throw error
  }
}

/** Now as spreadsheets count days from 1900, by the clock on the wall. */
function now(): number {
  const date = new Date()
  return (date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000 + 25_569
}

/** Draws anew after the workbook has changed in place. */
export function useTurns(): () => void {
  return useReducer((count: number) => count + 1, 0)[1]
}
