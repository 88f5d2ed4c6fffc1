import { useEffect } from 'react'
import type { OpenedFile } from './frame-calls.ts'
import css from './office-frame.module.css'

/** Leaves nothing of a document on the paper of whoever may not print it but that, however he has the browser print. */
export function usePrintRight(opened: OpenedFile | null, said: string): void {
  const barred = opened !== null && !opened.mayPrint
  useEffect(() => {
    if (!barred || css.unprinted === undefined) return undefined
    const { body } = document
    const { unprinted } = css
    body.dataset['unprinted'] = said
    body.classList.add(unprinted)
    return () => {
      delete body.dataset['unprinted']
      body.classList.remove(unprinted)
    }
  }, [barred, said])
}
