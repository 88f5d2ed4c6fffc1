import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { http, ErrorState, useLang, useWords } from '../../../web/module-api.ts'
import { SettingCard } from '../components/setting-card.tsx'
import { SettingDialog } from '../components/setting-dialog.tsx'
import { SettingPast } from '../components/setting-history.tsx'
import { settingKey, settingsFound, type ShownGroup } from '../components/shown-setting.ts'
import { pageWords } from '../words/pages.ts'
import { settingWords as words } from '../words/settings.ts'
import css from '../components/settings.module.css'

interface Opened {
  readonly key: string
  readonly as: 'edit' | 'past'
}

/** The settings of the product by subject: what each says, said and will say. */
export default function Settings() {
  const t = useWords()
  const lang = useLang()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<Opened | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [...settingKey, lang],
    queryFn: ({ signal }) => http.get<readonly ShownGroup[]>('/api/system/setting', { signal, quiet: true }),
  })
  const renew = () => void client.invalidateQueries({ queryKey: settingKey })
  const close = () => setOpened(null)
  if (error && !data)
    return (
      <Page>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    )
  if (!data)
    return (
      <Page>
        <Skeleton lines={10} height={40} />
      </Page>
    )
  const found = settingsFound(data, typed)
  const setting = data.flatMap(({ settings }) => settings).find(({ key }) => key === opened?.key)
  return (
    <Page>
      <PageHeader title={t(pageWords.settings)} note={t(words.note)} />
      <div className={css.tools}>
        <InputBox
          clearable
          value={typed}
          start={<Icon name="search" size={15} />}
          placeholder={t(words.find)}
          aria-label={t(words.find)}
          onChange={setTyped}
        />
      </div>
      {found.length === 0 && <Empty title={t(words.none)} />}
      {found.map((group) => (
        <section key={group.code} className={css.group} aria-label={group.label}>
          <h2>{group.label}</h2>
          {group.settings.map((one) => (
            <SettingCard
              key={one.key}
              setting={one}
              onEdit={() => setOpened({ key: one.key, as: 'edit' })}
              onPast={() => setOpened({ key: one.key, as: 'past' })}
              onDone={renew}
            />
          ))}
        </section>
      ))}
      {setting && opened?.as === 'edit' && <SettingDialog setting={setting} onClose={close} onSaved={renew} />}
      {setting && opened?.as === 'past' && <SettingPast setting={setting} onClose={close} onDone={renew} />}
    </Page>
  )
}
