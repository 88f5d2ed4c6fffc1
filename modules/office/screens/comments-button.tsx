import { Suspense, useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Comments, useWords } from '../../../web/module-api.ts'
import { officeFileWords as words } from '../words/office-files.ts'

/** Leads to what its readers say about a file, the oldest first, and a box to say more; a phone has room for both. */
export function CommentsButton({ fileId }: { readonly fileId: string }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const of = useMemo(
    () => ({
      path: `/api/office/file/${fileId}/comments`,
      key: ['office', 'comments', fileId],
      kept: { document: 'office.file', id: fileId },
      mentionable: null,
      beside: null,
    }),
    [fileId],
  )
  return (
    <>
      <Button icon="message" onClick={() => setOpen(true)}>
        {t(words.comments)}
      </Button>
      <Drawer open={open} title={t(words.comments)} onClose={() => setOpen(false)} width={520}>
        <Suspense fallback={<Skeleton lines={4} />}>
          <Comments of={of} />
        </Suspense>
      </Drawer>
    </>
  )
}
