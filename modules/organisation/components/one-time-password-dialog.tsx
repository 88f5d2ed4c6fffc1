import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useWords } from '../../../web/module-api.ts'
import { peopleWords as words } from '../words/people.ts'
import css from './handover-dialog.module.css'

/** A password for one sign-in, shown this once and to copy. */
export function OnceDialog({
  name,
  password,
  onClose,
}: {
  readonly name: string
  readonly password: string
  readonly onClose: () => void
}) {
  const t = useWords()
  const shown = useRef<HTMLParagraphElement>(null)
  // Without TLS a browser gives no clipboard: then the password is marked, to be copied by hand.
  const mark = () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current)
  }
  const copy = () =>
    isSecureContext
      ? void navigator.clipboard.writeText(password).then(() => toast.success(t(words.copied)), mark)
      : mark()
  return (
    <Dialog
      open
      careful
      title={t(words.onceTitle)}
      width={420}
      onClose={onClose}
      footer={
        <>
          <Button onClick={copy}>{t(words.copy)}</Button>
          <Button look="primary" onClick={onClose}>
            {t(words.close)}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <p>{t(words.onceNote, { name })}</p>
        <p ref={shown} className={css.password}>
          {password}
        </p>
      </div>
    </Dialog>
  )
}
