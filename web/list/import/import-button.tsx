import { lazy, Suspense, useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { usePhone } from '../../platform/data/use-phone.ts'
import { refresh } from '../../platform/data/use-record.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { listWords } from '../words.ts'

const ImportDialog = lazy(() => import('./import-dialog.tsx'))

/** Opens the import of a document's records; shown to those who may make them from a file. */
export function ImportButton({ doc }: { readonly doc: Described }) {
  const t = useWords()
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    refresh(doc)
  }
  return (
    <>
      <Button icon="upload" aria-label={phone ? t(listWords.import) : undefined} onClick={() => setOpen(true)}>
        {phone ? null : t(listWords.import)}
      </Button>
      {open && (
        <Suspense>
          <ImportDialog doc={doc} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
