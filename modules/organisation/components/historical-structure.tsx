import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StructureNode } from '../../../core/api-types/organisation-structure.ts'
import { dayText } from '../../../core/values/day-text.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TwoPanes } from '../../../ui/two-panes.tsx'
import { http, ErrorState, useLang, useWords } from '../../../web/module-api.ts'
import { structureWords as words } from '../words/structure.ts'
import { OrgTree } from './org-tree.tsx'

/** The organisation as it stood on a day: the tree, and of the chosen node who led it and how many were in it. */
export function PastStructure({ day }: { readonly day: string }) {
  const t = useWords()
  const lang = useLang()
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['tree', 'at', day, lang],
    queryFn: ({ signal }) =>
      http.get<readonly StructureNode[]>('/api/system/organisation/structureAt', {
        query: { day },
        signal,
        quiet: true,
      }),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={10} height={20} />
  const node = data.find(({ id }) => id === chosen) ?? data[0]
  return (
    <TwoPanes side={<OrgTree nodes={data} selected={node?.id ?? null} onSelect={setChosen} />}>
      {node && (
        <Card title={node.name}>
          <p>{t(words.asOfNote, { day: dayText(day, lang) })}</p>
          <p>
            {t(words.leaderThen)}: {node.leader ?? '—'}
          </p>
          <p>
            {t(words.peopleThen)}: {node.heads}
          </p>
        </Card>
      )}
    </TwoPanes>
  )
}
