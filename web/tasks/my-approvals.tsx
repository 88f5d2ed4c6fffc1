import { useCallback, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Page } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.ts'
import { taskWords } from '../approval/decision/task-words.ts'
import { WithdrawDialog } from '../approval/decision/withdraw-dialog.tsx'
import { approvalWords } from '../approval/decision/words.ts'
import { RowButtons } from '../list/actions/row-buttons.tsx'
import { RowsView } from '../list/rows-view.tsx'
import { failureText } from '../platform/data/failure-text.ts'
import type { Values } from '../platform/data/record-values.ts'
import { http } from '../platform/http/client.ts'
import { newKey } from '../platform/http/idempotency-key.ts'
import { queryClient } from '../platform/http/query-client.ts'
import { openPage } from '../platform/page/page-navigation.ts'
import { useWords } from '../platform/session/use-words.ts'
import { taskTopic, useTaskList } from './use-task-list.ts'

const withdrawVerb = [{ verb: 'withdraw', look: 'normal', label: null, asks: false }] as const

/** A person's approvals beside those that wait for him: done (with taking back), copied to him, his own. */
export function MyApprovals({ view }: { readonly view: 'done' | 'copied' | 'mine' }) {
  const t = useWords()
  const { at } = useTaskList(view, '')
  const [asked, setAsked] = useState<Values | null>(null)
  const onOpen = useCallback((row: Values) => openPage(String(row.href)), [])
  const label = t(approvalWords.withdraw)
  const actions = useCallback(
    (row: Values, active: boolean) =>
      row.withdrawable === true && (
        <RowButtons
          record={String(row.id)}
          verbs={withdrawVerb}
          label={() => label}
          more=""
          active={active}
          onPress={() => setAsked(row)}
        />
      ),
    [label],
  )
  const withdraw = async (row: Values) => {
    setAsked(null)
    try {
      await http.post(`/api/workflow/task/${row.taskId}/action/withdraw`, {}, { key: newKey(), quiet: true })
      toast.success(t(taskWords.takenBack))
    } catch (failure) {
      toast.error(failureText(failure))
    } finally {
      void queryClient.invalidateQueries({ queryKey: taskTopic })
    }
  }
  return (
    <Page full>
      <PageHeader title={t(taskWords[view])} />
      <RowsView
        at={at}
        topic={taskTopic}
        onOpen={onOpen}
        onRefresh={() => void queryClient.invalidateQueries({ queryKey: taskTopic })}
        empty={
          <Empty title={t(taskWords[`${view}None`])} note={t(taskWords[`${view}Note`])}>
            {view === 'mine' && (
              <Button look="primary" onClick={() => openPage('/workflowstart')}>
                {t(taskWords.mineStart)}
              </Button>
            )}
          </Empty>
        }
        {...(view === 'done' ? { actions, actionsWidth: 96 } : {})}
      />
      {asked && (
        <WithdrawDialog
          name={String(asked.title ?? '')}
          onYes={() => void withdraw(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Page>
  )
}
