import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../../web/module-api.ts'
import { formPrintWords as words } from '../words/form-print.ts'

const FormPrintDialog = lazy(async () => ({ default: (await import('./form-print-dialog.tsx')).FormPrintDialog }))

interface FormPrintButtonProps {
  readonly fileId: string
  readonly title: string
}

/** Leads to the printing of a paper on pre-printed forms. */
export function FormPrintButton({ fileId, title }: FormPrintButtonProps) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t(words.open)}
      </Button>
      {open && (
        <Suspense>
          <FormPrintDialog fileId={fileId} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
