import { useEffect, useState, useSyncExternalStore } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { currentToasts, onToasts, toast, type Toast } from './toast.ts'
import type { Tone } from './tone.ts'
import css from './toaster.module.css'

/** Shows toasts at the top of the window; each leaves after its time unless the pointer rests on it. */
export function Toaster({ closeLabel }: { readonly closeLabel: string }) {
  const toasts = useSyncExternalStore(onToasts, currentToasts, currentToasts)
  return (
    <div className={css.toaster} role="region" aria-live="polite">
      {toasts.map((one) => <ToastCard key={one.id} toast={one} closeLabel={closeLabel} />)}
    </div>
  )
}

function ToastCard({ toast: shown, closeLabel }: { readonly toast: Toast; readonly closeLabel: string }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => toast.close(shown.id), shown.lasts)
    return () => clearTimeout(timer)
  }, [held, shown])
  const open = () => {
    toast.close(shown.id)
    shown.onOpen?.()
  }
  return (
    <div className={classes(css.toast, css[shown.tone])} role={shown.tone === 'bad' ? 'alert' : 'status'} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <Icon name={icons[shown.tone]} />
      {shown.onOpen ? <button type="button" className={css.text} onClick={open}>{shown.text}</button> : <span className={css.text}>{shown.text}</span>}
      <button type="button" className={css.close} aria-label={closeLabel} onClick={() => toast.close(shown.id)}><Icon name="close" size={14} /></button>
    </div>
  )
}

const icons = { quiet: 'info', info: 'bell', good: 'check', warn: 'warning', bad: 'error' } as const satisfies Record<Tone, string>
