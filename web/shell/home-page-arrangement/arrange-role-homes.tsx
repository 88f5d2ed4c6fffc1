import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HomeOwnerInfo } from '../../../core/api-types/home-page.ts'
import { Empty } from '../../../ui/empty.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { http } from '../../platform/http/client.ts'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { usePage } from '../../platform/page/page-context.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { ArrangeFor } from './arrange-role-home.tsx'
import { homePageWords as words } from './words.ts'
import css from './arrange-role-homes.module.css'

/** Where administrators arrange the home pages of roles and units. */
export default function HomeConfig() {
  const t = useWords()
  const lang = useLang()
  const { label } = usePage()
  const [chosen, setChosen] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['home', 'owners', lang],
    queryFn: ({ signal }) => http.get<readonly HomeOwnerInfo[]>('/api/portal/home/owners', { signal, quiet: true }),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  const owner = data?.find(({ id }) => id === chosen)
  return (
    <Page>
      <PageHeader title={t(label)} note={t(words.configNote)} />
      <div className={css.parts}>
        {data ? (
          <nav className={css.owners} aria-label={t(words.choose)}>
            {(['role', 'unit'] as const).map((kind) => (
              <section key={kind}>
                <h2>{t(kind === 'role' ? words.roles : words.units)}</h2>
                <Owners owners={data.filter((one) => one.kind === kind)} chosen={chosen} onChoose={setChosen} />
              </section>
            ))}
          </nav>
        ) : (
          <Skeleton lines={10} height={24} />
        )}
        {owner ? (
          <ArrangeFor key={owner.id} owner={owner} />
        ) : (
          <Empty title={t(words.choose)} note={t(words.configNote)} />
        )}
      </div>
    </Page>
  )
}

interface OwnersProps {
  readonly owners: readonly HomeOwnerInfo[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

function Owners({ owners, chosen, onChoose }: OwnersProps) {
  const t = useWords()
  return (
    <ul>
      {owners.map(({ id, name, depth, arranged }) => (
        <li key={id} data-depth={Math.min(depth, 4)}>
          <button
            type="button"
            className={joinClassNames(id === chosen && css.chosen)}
            aria-current={id === chosen || undefined}
            onClick={() => onChoose(id)}
          >
            <span>{name}</span>
            {arranged && <StatusTag tone="info">{t(words.arranged)}</StatusTag>}
          </button>
        </li>
      ))}
    </ul>
  )
}
