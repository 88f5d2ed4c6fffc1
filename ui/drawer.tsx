import { Drawer as KitDrawer } from 'antd'
import type { ReactNode } from 'react'
import { useStayAwake } from './page-memory.ts'
import { usePageVisible } from './page-visible.ts'

interface DrawerProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  /** px on a wide screen; a phone gets the whole width. */
  readonly width?: number
  readonly extra?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A sheet from the right edge; like Dialog it is taken away while its page is hidden. */
export function Drawer({ open, title, onClose, width = 420, extra, footer, children }: DrawerProps) {
  const visible = usePageVisible()
  useStayAwake(open)
  if (!visible) return null
  return (
    <KitDrawer
      open={open}
      title={title}
      onClose={onClose}
      size={width}
      extra={extra}
      footer={footer}
      destroyOnHidden
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      {children}
    </KitDrawer>
  )
}
