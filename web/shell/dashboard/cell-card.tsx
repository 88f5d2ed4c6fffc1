import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { OpenLink } from '../home-page/widget-link.tsx'

interface CellCardProps {
  readonly label: string
  /** Address of the page behind it; empty where there is none. */
  readonly opens: string
  readonly children: ReactNode
}

/** A cell in its frame; the way to the page behind it stands in the head. */
export function CellCard({ label, opens, children }: CellCardProps) {
  return (
    <Card title={label} extra={opens !== '' && <OpenLink label={label} opens={opens} />}>
      {children}
    </Card>
  )
}
