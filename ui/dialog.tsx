import { Modal } from 'antd'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useStayAwake } from './page-memory.ts'
import { usePageVisible } from './page-visible.ts'
import css from './dialog.module.css'

interface DialogProps {
  readonly open: boolean
  readonly title: ReactNode
  /** Asked for by Esc, the cross or a click beside the dialog. */
  readonly onClose: () => void
  /** Buttons; none when left out. */
  readonly footer?: ReactNode
  /** px on a wide screen; a phone gets the whole width. */
  readonly width?: number
  /** A click beside the dialog does not close it: there is unsaved input inside. */
  readonly careful?: boolean
  readonly children: ReactNode
}

/**
 * The only modal window: it is taken away while its page is kept hidden and comes back with it.
 * A kit modal left mounted in a hidden page crashes on return.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  const visible = usePageVisible()
  useStayAwake(open)
  return visible && open ? <Opened {...rest} /> : null
}

function Opened({ title, onClose, footer, width = 520, careful = false, children }: Omit<DialogProps, 'open'>) {
  useFocusBack()
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={footer ? <div className={css.foot}>{footer}</div> : null}
      width={width}
      centered
      destroyOnHidden
      mask={{ closable: !careful }}
      style={{ maxWidth: 'calc(100vw - 16px)' }}
    >
      {children}
    </Modal>
  )
}

// The kit gives the focus back only when it closes the window itself; ours is taken away at once.
function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
    },
    [before],
  )
}
