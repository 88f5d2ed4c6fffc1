import { useCallback, useRef, useState } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import { toast } from '../../ui/toast.ts'
import { inDialog, usePageKeys } from '../../ui/use-page-keys.ts'
import { failureText } from '../platform/data/failure-text.ts'
import type { RowsQuery } from '../platform/data/read-rows.ts'
import type { Values } from '../platform/data/record-values.ts'
import { loadRows } from '../platform/data/row-windows.ts'
import { useLang } from '../platform/session/language.ts'
import { taskTopic } from './use-task-list.ts'

/** The task being read and where in the list it stood when it was opened. */
export interface Reading {
  readonly index: number
  readonly row: Values
}

/** What tells one task from another: a record may wait for several things. */
export function taskKey({ taskId, id, task }: Values): string {
  return String(taskId ?? `${String(id)} ${String(task)}`)
}

/**
 * Reading the tasks of a list one after the other; what is read stays, though opening it may take it out of the list.
 */
export function useReading(doc: Described, query: RowsQuery, total: number) {
  const lang = useLang()
  const [place, setPlace] = useState<Reading | null>(null)
  const at = useCallback(
    (from: number, to: number) => loadRows(doc, { topic: taskTopic, query, lang }, Math.max(0, from), Math.max(0, to)),
    [doc, query, lang],
  )
  // Grows with every move: what an earlier one still brings is not shown.
  const turn = useRef(0)
  const move = useCallback((find: (isLast: () => boolean) => Promise<void>) => {
    const mine = (turn.current += 1)
    find(() => mine === turn.current).catch((failure: unknown) => toast.error(failureText(failure)))
  }, [])
  const show = useCallback(
    (index: number) =>
      move(async (isLast) => {
        const [row] = await at(index, index)
        if (isLast()) setPlace(row ? { index, row } : null)
      }),
    [at, move],
  )
  const close = useCallback(() => {
    turn.current += 1
    setPlace(null)
  }, [])
  const step = (by: 1 | -1) => move((isLast) => stepBy(by, isLast))
  const stepBy = async (by: 1 | -1, isLast: () => boolean) => {
    if (place === null) return
    const first = Math.max(0, place.index - 1)
    const around = await at(first, place.index + 1)
    const here = around.findIndex((row) => row && taskKey(row) === taskKey(place.row))
    // Gone from the list meanwhile: what came after it stands in its place now.
    const beside = by === 1 ? place.index : place.index - 1
    const index = here >= 0 ? first + here + by : beside
    const [row] = index < 0 ? [] : await at(index, index)
    if (row && isLast()) setPlace({ index, row })
  }
  const next = () => show(Math.min(place?.index ?? 0, Math.max(0, total - 2)))
  usePageKeys((event) => {
    if (inDialog(event.target)) return
    if (event.key === 'Escape' && place !== null) close()
    if (event.code !== 'KeyJ' || place !== null || total === 0) return
    event.preventDefault()
    show(0)
  })
  return { place, show, step, close, next }
}
