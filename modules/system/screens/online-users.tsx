import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { onlineList } from '../../../base/online-list.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { CallRows, http, useCan, useWords, type Values } from '../../../web/module-api.ts'
import { onlineWords as words } from '../words/online.ts'
import { pageWords } from '../words/pages.ts'

/** Who is here, and sending somebody out. */
export default function Online() {
  const t = useWords()
  const may = useCan('zxyh-xx')
  const client = useQueryClient()
  const [asked, setAsked] = useState<Values | null>(null)
  const [busy, setBusy] = useState(false)
  const name = String(asked?.personName ?? '')
  const end = async () => {
    setBusy(true)
    try {
      const { ended } = await http.post<{ ended: number }>('/api/system/online/end', { ids: [asked?.id ?? ''] })
      if (ended > 0) toast.success(t(words.done, { name }))
      else toast.info(t(words.gone))
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false)
      setAsked(null)
      void client.invalidateQueries({ queryKey: ['call', onlineList.name] })
    }
  }
  const button = (row: Values) => (
    <Button
      size="small"
      look="link"
      danger
      onClick={(event) => {
        event.stopPropagation()
        setAsked(row)
      }}
    >
      {t(words.end)}
    </Button>
  )
  return (
    <Page full>
      <Suspense fallback={<Skeleton lines={8} height={20} />}>
        <CallRows
          of={onlineList}
          onOpen={(row) => {
            if (may) setAsked(row)
          }}
          head={(exportButton) => (
            <PageHeader title={t(pageWords.online)} note={t(words.note)} actions={exportButton} />
          )}
          {...(may ? { actions: button, actionsWidth: 120 } : {})}
        />
      </Suspense>
      <Dialog
        open={asked !== null}
        title={t(words.ask, { name })}
        onClose={() => setAsked(null)}
        footer={
          <Button look="primary" danger busy={busy} onClick={() => void end()}>
            {t(words.end)}
          </Button>
        }
      >
        <p>{[asked?.device, asked?.ip].filter(Boolean).join(' · ')}</p>
        <p>{t(words.askNote)}</p>
      </Dialog>
    </Page>
  )
}
