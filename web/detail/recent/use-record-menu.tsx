import { useState, type ReactNode } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import type { MenuItem } from '../../../ui/action-menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { copyLink, LinkDialog } from './record-link-dialog.tsx'
import { mark, type ReaderMarks } from './use-record-marks.ts'
import { recentWords as words } from './words.ts'

interface RecordMenu {
  readonly entries: readonly MenuItem[]
  /** What one of them opened. */
  readonly dialog: ReactNode
}

/** What anybody may do with a record that he reads: follow it, pass its address on, begin another like it. */
export function useRecordMenu(doc: Described, id: string, beside: ReaderMarks | undefined): RecordMenu {
  const t = useWords()
  const [byHand, setByHand] = useState(false)
  const place = { module: doc.module, name: doc.name, id }
  const following = beside?.following ?? false
  const follow = async () => {
    await mark(doc, id, 'follow', !following)
    toast.success(t(following ? words.unfollowed : words.following))
  }
  const link = async () => setByHand(!(await copyLink(place)))
  const entries: readonly MenuItem[] = [
    {
      key: 'follow',
      label: t(following ? words.unfollow : words.follow),
      icon: 'bell',
      onClick: () => void follow(),
    },
    {
      key: 'link',
      label: t(words.copyLink),
      icon: 'external',
      onClick: () => void link(),
    },
    ...(doc.verbs.includes('xz') && doc.form.length > 0
      ? [
          {
            key: 'copy',
            label: t(words.copyAsNew),
            icon: 'copy' as const,
            onClick: () => openPage(`/doc/${doc.module}/${doc.name}/new?copy=${id}`),
          },
        ]
      : []),
  ]
  return { entries, dialog: byHand && <LinkDialog record={place} onClose={() => setByHand(false)} /> }
}
