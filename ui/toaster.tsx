import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import { joinClassNames } from './join-class-names.ts'
import type { Tone } from './status-tone.ts'
import { currentToasts, onToasts, toast, type Toast } from './toast.ts'
import css from './toaster.module.css'

/** Shows toasts at the top of the window; each leaves after its time unless the pointer rests on it. */
export function Toaster({ closeLabel }: { readonly closeLabel: string }) {
  const toasts = useSyncExternalStore(onToasts, currentToasts, currentToasts)
  return (
    <div className={css.toaster} role="region" aria-live="polite">
      {toasts.map((one) => (
        <ToastCard key={one.id} toast={one} closeLabel={closeLabel} />
      ))}
    </div>
  )
}

function ToastCard({ toast: shown, closeLabel }: { readonly toast: Toast; readonly closeLabel: string }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    // What can be undone takes effect at its time, whoever looks at it.
    if (held && !shown.undo) return
    const timer = setTimeout(() => toast.close(shown.id), shown.lasts)
    return () => clearTimeout(timer)
  }, [held, shown])
  const open = () => {
    toast.close(shown.id)
    shown.onOpen?.()
  }
  return (
    <div
      className={joinClassNames(css.toast, css[shown.tone], shown.undo && css.undoable)}
      role={shown.tone === 'bad' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon name={icons[shown.tone]} />
      {shown.onOpen ? (
        <button type="button" className={css.text} onClick={open}>
          {shown.text}
        </button>
      ) : (
        <span className={css.text}>{shown.text}</span>
      )}
      {shown.undo && <Undo undo={shown.undo} lasts={shown.lasts} onPress={() => toast.close(shown.id)} />}
      <button type="button" className={css.close} aria-label={closeLabel} onClick={() => toast.close(shown.id)}>
        <Icon name="close" size={14} />
      </button>
    </div>
  )
}

function Undo({
  undo,
  lasts,
  onPress,
}: {
  readonly undo: NonNullable<Toast['undo']>
  readonly lasts: number
  readonly onPress: () => void
}) {
  const [end] = useState(() => Date.now() + lasts)
  const [left, setLeft] = useState(Math.ceil(lasts / 1000))
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [end])
  return (
    <button
      type="button"
      className={css.undo}
      onClick={() => {
        onPress()
        undo.onUndo()
      }}
    >
      {undo.label} <span aria-hidden="true">{left}</span>
    </button>
  )
}

const icons = { quiet: 'info', info: 'bell', good: 'check', warn: 'warning', bad: 'error' } as const satisfies Record<
  Tone,
  string
>
