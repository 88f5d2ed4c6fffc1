import { Suspense } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NoticesPage, openPage, useCan, usePhone, useWords } from '../../../web/module-api.ts'
import { pageWords } from '../words/pages.ts'

/** What the reader was told; whoever looks after messages goes on from here to what left by mail, SMS and cards. */
export default function MyMessages() {
  return (
    <Suspense fallback={<Skeleton lines={8} height={40} />}>
      <NoticesPage extra={<ToOutbox />} />
    </Suspense>
  )
}

function ToOutbox() {
  const t = useWords()
  const phone = usePhone()
  const may = useCan('xxfs-ck')
  return (
    may && (
      <Button icon="send" aria-label={t(pageWords.outbox)} onClick={() => openPage('/msgOutbox')}>
        {phone ? null : t(pageWords.outbox)}
      </Button>
    )
  )
}
