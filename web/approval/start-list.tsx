import { Input } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { http } from '../http/client.ts'
import { Trouble } from '../list/trouble.tsx'
import { openPage } from '../shell/open-page.ts'
import { useLang } from '../session/language.ts'
import { useWords } from '../session/use-words.ts'
import css from './start-list.module.css'
import { taskWords } from './words.ts'

interface Startable {
  readonly process: string
  readonly category: string
  readonly categoryLabel: string
  readonly label: string
  readonly module: string
  readonly thing: string
}

/** The catalogue of processes that the reader may start, by category. */
export function StartList() {
  const t = useWords()
  const lang = useLang()
  const [typed, setTyped] = useState('')
  const { data, error, refetch } = useQuery({ queryKey: ['task', 'startable', lang], queryFn: ({ signal }) => http.get<readonly Startable[]>('/api/workflow/startable', { signal, quiet: true }) })
  const wanted = typed.trim().toLowerCase()
  const found = (data ?? []).filter(({ label, categoryLabel }) => `${label} ${categoryLabel}`.toLowerCase().includes(wanted))
  const categories = [...new Map(found.map(({ category, categoryLabel }) => [category, categoryLabel]))]
  return (
    <Page>
      <PageHeader title={t(taskWords.start)} note={t(taskWords.startNote)} actions={<Input allowClear prefix={<Icon name="search" size={15} />} value={typed} placeholder={t(taskWords.startFind)} aria-label={t(taskWords.startFind)} onChange={(event) => setTyped(event.target.value)} />} />
      {error && !data && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} height={24} />}
      {data && found.length === 0 && <Empty title={t(taskWords.startNone)} />}
      {categories.map(([category, label]) => (
        <Card key={category} title={label}>
          <ul className={css.cards}>
            {found.filter((one) => one.category === category).map((one) => {
              const path = `/doc/${one.module}/${one.thing}/new`
              return <li key={one.process}><a href={path} onClick={(event) => { event.preventDefault(); openPage(path) }}><Icon name="flow" size={20} /><span>{one.label}</span></a></li>
            })}
          </ul>
        </Card>
      ))}
    </Page>
  )
}
