import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { MenuItem } from '../../ui/action-menu.tsx'
import { openPage } from '../platform/page/page-navigation.ts'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { detailLinksOf } from './detail-link-registry.ts'
import type { DetailTabProps } from './detail-tab-registry.ts'

interface AddedEntries {
  readonly entries: readonly MenuItem[]
  /** What one of them began is not over yet. */
  readonly busy: boolean
}

/** What the menu of a record has beside its verbs: the diagrams that draw it, and the links that modules added. */
export function useAddedEntries({ doc, record }: DetailTabProps): AddedEntries {
  const say = useWords()
  const lang = useLang()
  const [busy, setBusy] = useState(false)
  const id = String(record['id'])
  const offered = useQueries({
    queries: detailLinksOf(`${doc.module}.${doc.name}`).map(({ key, load }) => ({
      queryKey: ['doc', doc.module, doc.name, 'ways', id, key, lang],
      queryFn: async () => (await load()).default({ doc, record, lang, say }),
    })),
  })
  const follow = async (onPress: () => Promise<void>) => {
    setBusy(true)
    try {
      await onPress()
    } finally {
      setBusy(false)
    }
  }
  const diagrams = (doc.diagrams ?? []).filter(
    ({ where }) => where === undefined || where.codes.includes(String(record[where.field] ?? '')),
  )
  return {
    busy,
    entries: [
      ...diagrams.map(({ label, path }) => ({ key: path, label, onClick: () => openPage(`${path}?of=${id}`) })),
      ...offered
        .flatMap(({ data = [] }) => data)
        .map(({ onPress, ...entry }) => ({ ...entry, onClick: () => void follow(onPress) })),
    ],
  }
}
