import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HomeArrangement, HomeOwnerInfo, HomePageInfo } from '../../../core/api-types/home-page.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import { http } from '../../platform/http/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { Designer } from '../home-designer/home-page-designer.tsx'
import { homePageWords as words } from './words.ts'
import css from './arrange-role-homes.module.css'

/** The home page of one role or unit, with the right of way among several roles of one person. */
export function ArrangeFor({ owner: { kind, id, name } }: { readonly owner: HomeOwnerInfo }) {
  const t = useWords()
  const lang = useLang()
  const [preview, setPreview] = useState(false)
  const [rank, setRank] = useState<number | null>(null)
  const address = `/api/portal/home/page/${kind}/${id}`
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['home', 'page', kind, id, lang],
    queryFn: ({ signal }) => http.get<HomePageInfo>(address, { signal, quiet: true }),
    staleTime: 0,
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} height={48} />
  const keep = async (arrangement: HomeArrangement | null) => {
    try {
      await http.post(address, { ...arrangement, ver: data.ver, rank: rank ?? data.rank }, { quiet: true })
      toast.success(t(words.kept))
    } catch (failure) {
      const overtaken = failure instanceof Failure && failure.status === 409
      toast.error(overtaken ? t(words.changed) : failureText(failure))
      if (!overtaken) return
    }
    for (const topic of ['home', 'widgets']) await queryClient.invalidateQueries({ queryKey: [topic] })
  }
  return (
    <div className={css.page}>
      <h2>{name}</h2>
      <Designer key={dataUpdatedAt} widgets={data.widgets} onKeep={keep} preview={preview}>
        {kind === 'role' && (
          <>
            <label>
              <input type="checkbox" checked={preview} onChange={({ target }) => setPreview(target.checked)} />
              {t(words.preview)}
            </label>
            <label>
              {t(words.rank)}
              <input
                type="number"
                min={1}
                max={999}
                value={rank ?? data.rank}
                onChange={({ target }) => setRank(Math.min(999, Math.max(1, Math.trunc(target.valueAsNumber) || 1)))}
              />
            </label>
          </>
        )}
      </Designer>
    </div>
  )
}
