import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useState } from 'react'
import { messageList } from '../../../base/message-list.ts'
import { accountSort } from '../../../base/message-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { CallRows, http, useCan, usePhone, useWords, type Values } from '../../../web/module-api.ts'
import { LogDrawer } from '../components/log-drawer.tsx'
import { outboxWords as words } from '../words/outbox.ts'
import { pageWords } from '../words/pages.ts'

/** What leaves the product: how it went, and sending again what failed. */
export default function Outbox() {
  const t = useWords()
  const phone = usePhone()
  const may = useCan('xxfs-cf')
  const [line, setLine] = useState<Values | null>(null)
  const [doubtful, setDoubtful] = useState<Values | null>(null)
  const { busy, again } = useAgain()
  const close = useCallback(() => setLine(null), [])
  const button = (row: Values) =>
    row.sort !== accountSort &&
    (row.state === 'failed' || row.state === 'unclear') && (
      <Button
        size="small"
        look="link"
        disabled={busy}
        onClick={(event) => {
          event.stopPropagation()
          if (row.state === 'unclear') setDoubtful(row)
          else void again({ ids: row.id ?? '' })
        }}
      >
        {t(words.again)}
      </Button>
    )
  const all = may && (
    <Button icon="refresh" disabled={busy} onClick={() => void again({ all: '1' })}>
      {phone ? null : t(words.allAgain)}
    </Button>
  )
  return (
    <Page full>
      <Suspense fallback={<Skeleton lines={8} height={20} />}>
        <CallRows
          of={messageList}
          onOpen={setLine}
          head={(exportButton) => (
            <PageHeader
              title={t(pageWords.outbox)}
              note={phone ? null : t(words.note)}
              actions={
                <>
                  {all}
                  {exportButton}
                </>
              }
            />
          )}
          {...(may ? { actions: button, actionsWidth: 150 } : {})}
        />
      </Suspense>
      <LogDrawer list={messageList} line={line} onClose={close} />
      <Dialog
        open={doubtful !== null}
        title={t(words.askUnclear)}
        width={440}
        onClose={() => setDoubtful(null)}
        footer={
          <>
            <Button onClick={() => setDoubtful(null)}>{t(words.cancel)}</Button>
            <Button
              look="primary"
              danger
              busy={busy}
              onClick={() => void again({ ids: doubtful?.id ?? '' }).then(() => setDoubtful(null))}
            >
              {t(words.again)}
            </Button>
          </>
        }
      >
        <p>{t(words.askUnclearNote)}</p>
      </Dialog>
    </Page>
  )
}

/** Asks for another sending and says how many messages that is. */
function useAgain() {
  const t = useWords()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const again = async (which: Values) => {
    setBusy(true)
    try {
      const { again: n } = await http.post<{ readonly again: number }>('/api/system/message/again', which)
      if (n > 0) toast.success(t(words.begun, { n }))
      else toast.info(t(words.nothing))
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false)
      void client.invalidateQueries({ queryKey: ['call', messageList.name] })
    }
  }
  return { busy, again }
}
