import { useMemo } from 'react'
import { taskListDocument, type TaskView } from '../approval/decision/task-list-description.ts'
import { useList } from '../list/use-list.ts'
import type { Values } from '../platform/data/record-values.ts'
import { useSession } from '../platform/session/session.ts'

/** Beginning of the query keys of everything about a person's approvals. */
export const taskTopic: readonly string[] = ['task']

/** A list of a person's approvals at work. */
export function useTaskList(view: TaskView, tab: string) {
  const { lang } = useSession()
  const { doc, list } = useMemo(() => taskListDocument(view, lang), [view, lang])
  const filters = useMemo((): Values => ({ view, ...(tab === '' ? {} : { tab }) }), [view, tab])
  return { doc, at: useList(doc, list, filters) }
}
