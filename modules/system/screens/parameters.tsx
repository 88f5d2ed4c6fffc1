import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { Suspense, useState } from 'react'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { http, ListPage, ErrorState, useCan, useLang, useWords } from '../../../web/module-api.ts'
import { SettingDialog } from '../components/setting-dialog.tsx'
import { SettingTable } from '../components/setting-table.tsx'
import { settingKey, type ShownGroup } from '../components/shown-setting.ts'
import { pageWords } from '../words/pages.ts'
import { settingWords as words } from '../words/settings.ts'

/**
 * The parameters of the product: what each says in force, as the configuration centre has them, and the values as they
 * are stored.
 */
export default function Parameters() {
  const t = useWords()
  const [view, setView] = useState<'all' | 'stored'>('all')
  const seesAll = useCan('pzzx-ck')
  const choice = seesAll && (
    <Segmented
      aria-label={t(words.view)}
      value={view}
      options={[
        { value: 'all' as const, label: t(words.all) },
        { value: 'stored' as const, label: t(words.stored) },
      ]}
      onChange={setView}
    />
  )
  if (!seesAll || view === 'stored')
    return (
      <Suspense
        fallback={
          <Page>
            <Skeleton lines={8} height={20} />
          </Page>
        }
      >
        <ListPage module="base" doc="config" choice={choice} />
      </Suspense>
    )
  return (
    <Page>
      <PageHeader title={t(pageWords.configs)} note={t(words.note)} actions={choice} />
      <All />
    </Page>
  )
}

function All() {
  const lang = useLang()
  const client = useQueryClient()
  const [opened, setOpened] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [...settingKey, lang],
    queryFn: ({ signal }) => http.get<readonly ShownGroup[]>('/api/system/setting', { signal, quiet: true }),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={10} height={24} />
  const setting = data.flatMap(({ settings }) => settings).find(({ key }) => key === opened)
  return (
    <>
      <SettingTable groups={data} onEdit={setOpened} />
      {setting && (
        <SettingDialog
          setting={setting}
          onClose={() => setOpened(null)}
          onSaved={() => void client.invalidateQueries({ queryKey: settingKey })}
        />
      )}
    </>
  )
}
