import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TwoPanes } from '../../../ui/two-panes.tsx'
import { http, NewRecord, ErrorState, useCan, useLang, usePage, usePhone, useWords } from '../../../web/module-api.ts'
import { EntryList } from '../components/dictionary-entry-list.tsx'
import { type Group, groupsFound, groupsOfOwn } from '../components/find-dictionary-groups.ts'
import { dictionaryWords as words } from '../words/dictionaries.ts'
import css from '../components/dictionaries.module.css'

/** All groups of the dictionaries, and the entries of one beside them; on a phone one after the other. */
export default function Dictionaries() {
  const t = useWords()
  const lang = useLang()
  const phone = usePhone()
  const { label } = usePage()
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['dictionary', 'groups', lang],
    queryFn: ({ signal }) => http.get<readonly Group[]>('/api/system/dictionaryGroup', { signal, quiet: true }),
  })
  if (error && !data)
    return (
      <Page>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    )
  if (!data)
    return (
      <Page>
        <Skeleton lines={10} height={24} />
      </Page>
    )
  const group = data.find((one) => one.group === chosen) ?? (phone ? undefined : data[0])
  const entries = group ? (
    <EntryList key={group.group} group={group} onBack={phone ? () => setChosen(null) : null} />
  ) : (
    <Empty title={t(words.choose)} />
  )
  return (
    <Page full>
      {!(phone && group) && (
        <PageHeader
          title={t(label)}
          note={t(words.note)}
          actions={<NewGroup onMade={(made) => void refetch().then(() => setChosen(made))} />}
        />
      )}
      {phone && group && entries}
      {!(phone && group) && (
        <TwoPanes side={<Groups groups={data} chosen={group?.group ?? null} onChoose={setChosen} />}>
          {phone ? null : entries}
        </TwoPanes>
      )}
    </Page>
  )
}

/** A group of one's own is named in three languages before it has entries. */
function NewGroup({ onMade }: { readonly onMade: (group: string) => void }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  if (!useCan('sjzd-xz')) return null
  const made = async ({ id }: { readonly id: string }) => {
    setOpen(false)
    const { record } = await http.get<{ readonly record: { readonly dicCode: string } }>(`/api/base/dictionary/${id}`)
    onMade(record.dicCode)
  }
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t(words.addGroup)}
      </Button>
      <Dialog open={open} title={t(words.addGroup)} width={880} careful onClose={() => setOpen(false)}>
        <Suspense fallback={<Skeleton lines={6} height={24} />}>
          {open && (
            <NewRecord
              module="base"
              name="dictionary"
              start={{ key: 'group', values: { dicGroup: groupsOfOwn } }}
              onSaved={(saved) => void made(saved)}
              onCancel={() => setOpen(false)}
            />
          )}
        </Suspense>
      </Dialog>
    </>
  )
}

function Groups({
  groups,
  chosen,
  onChoose,
}: {
  readonly groups: readonly Group[]
  readonly chosen: string | null
  readonly onChoose: (group: string) => void
}) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const found = groupsFound(groups, typed)
  return (
    <>
      <div className={css.head}>
        <InputBox
          clearable
          value={typed}
          start={<Icon name="search" size={15} />}
          placeholder={t(words.find)}
          aria-label={t(words.find)}
          onChange={setTyped}
        />
      </div>
      {found.length === 0 && <Empty small title={t(words.noGroup)} />}
      <ul className={css.groups} aria-label={t(words.groups)}>
        {found.map((one) => (
          <li key={one.group}>
            <button
              type="button"
              className={css.group}
              aria-pressed={one.group === chosen}
              onClick={() => onChoose(one.group)}
            >
              <b>{one.label ?? one.sample}</b>
              <small>
                {t(words.count, { n: one.entries })}
                {one.disabled > 0 && ` · ${t(words.off, { n: one.disabled })}`}
              </small>
              <span>{one.label === null ? one.group : `${one.group} · ${one.sample}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
