import type { ReactNode } from 'react'
import { Drawer } from '../../../ui/drawer.tsx'
import { usePhone, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import type { ChosenPart } from './use-chosen-part.ts'

interface PhoneDrawersProps {
  /** The fields are drawn now, and no other step is shown. */
  readonly drawn: boolean
  readonly part: ChosenPart
  readonly palette: ReactNode
  readonly panel: ReactNode
}

/** What stands beside the drawing comes over it on a phone. */
export function PhoneDrawers({ drawn, part, palette, panel }: PhoneDrawersProps) {
  const t = useWords()
  const phone = usePhone()
  const { chosen, side, shelf } = part
  if (!phone) return null
  return (
    <>
      <Drawer
        open={drawn && (side === 'problems' || chosen.sort !== 'none')}
        title={t(side === 'problems' ? words.problems : words.props)}
        onClose={() => {
          part.clear()
          part.setSide('props')
        }}
      >
        {panel}
      </Drawer>
      <Drawer open={shelf} title={t(words.palette)} onClose={() => part.setShelf(false)}>
        {palette}
      </Drawer>
    </>
  )
}
