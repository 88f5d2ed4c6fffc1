import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import css from './confirm.module.css'

interface ConfirmProps {
  readonly text: string
  readonly okLabel: string
  readonly cancelLabel: string
  readonly onAnswer: (yes: boolean) => void
}

/** A question that must be answered before anything else; Esc is no. */
export function Confirm({ text, okLabel, cancelLabel, onAnswer }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} role="alertdialog" aria-label={text} className={css.confirm} onCancel={() => onAnswer(false)}>
      <p>{text}</p>
      <div className={css.actions}>
        <Button autoFocus onClick={() => onAnswer(false)}>
          {cancelLabel}
        </Button>
        <Button danger onClick={() => onAnswer(true)}>
          {okLabel}
        </Button>
      </div>
    </dialog>
  )
}
