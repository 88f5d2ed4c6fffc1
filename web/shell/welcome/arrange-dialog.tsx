import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { http } from '../../platform/http/client.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { welcomeWords as words } from '../../platform/words/welcome.ts'
import type { HomeWidget } from './widget-info.ts'
import css from './welcome-page.module.css'

/** Which widgets a person wants and in which order; kept on the server with his account. */
export function ArrangeDialog({
  widgets,
  onClose,
}: {
  readonly widgets: readonly HomeWidget[]
  readonly onClose: () => void
}) {
  const t = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [order, setOrder] = useState(widgets)
  const [busy, setBusy] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  const keep = async (shown: readonly HomeWidget[]) => {
    setBusy(true)
    try {
      await http.post('/api/portal/widgets/arrange', {
        order: shown.map(keyOf).join(','),
        hidden: shown
          .filter(({ hidden }) => hidden)
          .map(keyOf)
          .join(','),
      })
      await queryClient.invalidateQueries({ queryKey: ['widgets'] })
      onClose()
    } catch {
      // What went wrong has been said; what was arranged stays.
      setBusy(false)
    }
  }
  return (
    <dialog ref={dialog} className={css.dialog} aria-label={t(words.arrange)} onCancel={onClose}>
      <h2>{t(words.arrange)}</h2>
      <p>{t(words.arrangeNote)}</p>
      <ol>
        {order.map((widget, at) => (
          <li key={keyOf(widget)}>
            <label>
              <input
                type="checkbox"
                checked={!widget.hidden}
                onChange={({ target }) =>
                  setOrder(order.map((one) => (one === widget ? { ...one, hidden: !target.checked } : one)))
                }
              />
              {widget.label}
            </label>
            <button
              type="button"
              aria-label={t(words.earlier, { name: widget.label })}
              disabled={at === 0}
              onClick={() => setOrder(moved(order, at, at - 1))}
            >
              <Icon name="up" size={16} />
            </button>
            <button
              type="button"
              aria-label={t(words.later, { name: widget.label })}
              disabled={at === order.length - 1}
              onClick={() => setOrder(moved(order, at, at + 1))}
            >
              <Icon name="down" size={16} />
            </button>
          </li>
        ))}
      </ol>
      <div className={css.buttons}>
        <Button look="quiet" disabled={busy} onClick={() => void keep([])}>
          {t(words.usual)}
        </Button>
        <Button onClick={onClose}>{t(words.cancel)}</Button>
        <Button look="primary" busy={busy} onClick={() => void keep(order)}>
          {t(words.save)}
        </Button>
      </div>
    </dialog>
  )
}

function keyOf({ module, name }: HomeWidget): string {
  return `${module}.${name}`
}

function moved(order: readonly HomeWidget[], from: number, to: number): readonly HomeWidget[] {
  const one = order[from]
  return one === undefined ? order : order.toSpliced(from, 1).toSpliced(to, 0, one)
}
