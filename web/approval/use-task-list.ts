import { useMemo } from 'react'
import type { Values } from '../data/record-values.ts'
import { useList } from '../list/use-list.ts'
import { useSession } from '../session/session.ts'
import { taskDocument, type TaskView } from './task-fields.ts'

/** Beginning of the query keys of everything about a person's approvals. */
export const taskTopic: readonly string[] = ['task']

/** A list of a person's approvals at work. */
export function useTaskList(view: TaskView, tab: string) {
  const { lang } = useSession()
  const { doc, list } = useMemo(() => taskDocument(view, lang), [view, lang])
  const filters = useMemo((): Values => ({ view, ...(tab === '' ? {} : { tab }) }), [view, tab])
  return { doc, at: useList(doc, list, filters) }
}
