import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { openFromList, rowsOf } from '../../detail/opened-from-list.ts'
import { PreviousNextButtons } from '../../detail/previous-next-buttons.tsx'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { gridWords } from '../grid/grid-words.ts'

const DrawerRecord = lazy(async () => ({ default: (await import('./drawer-record.tsx')).DrawerRecord }))

interface RecordDrawerProps {
  readonly doc: Described
  readonly query: RowsQuery
  readonly index: number
  readonly total: number
  readonly onIndex: (index: number | null) => void
}

/** A record at the side of its list, with the ones before and after it; the list stays where it is. */
export function RecordDrawer({ doc, query, index, total, onIndex }: RecordDrawerProps) {
  const t = useWords()
  const lang = useLang()
  const { data: row = null } = useQuery({
    queryKey: ['doc', doc.module, doc.name, 'peek', query, lang, index],
    queryFn: async () => (await rowsOf(doc, query, lang, index, index))[0] ?? null,
  })
  const open = () => {
    if (row) {
      onIndex(null)
      openFromList(doc, query, total, row)
    }
  }
  return (
    <Drawer
      open
      title={<PreviousNextButtons index={index} total={total} onStep={(by) => onIndex(index + by)} />}
      width={720}
      onClose={() => onIndex(null)}
      extra={
        <Button
          look="quiet"
          disabled={row === null}
          aria-label={t(gridWords.openWhole)}
          title={t(gridWords.openWhole)}
          icon="external"
          onClick={open}
        />
      }
    >
      <Suspense fallback={<Skeleton lines={8} />}>
        {row ? <DrawerRecord key={String(row.id)} doc={doc} id={String(row.id)} /> : <Skeleton lines={8} />}
      </Suspense>
    </Drawer>
  )
}
