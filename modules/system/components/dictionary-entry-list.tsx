import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import {
  http,
  newKey,
  NewRecord,
  RecordPane,
  RecordsFile,
  ErrorState,
  useCan,
  useWords,
} from '../../../web/module-api.ts'
import { dictionaryWords as words } from '../words/dictionaries.ts'
import { EntryLine } from './dictionary-entry-line.tsx'
import type { Entry, Group } from './find-dictionary-groups.ts'
import css from './dictionaries.module.css'

interface EntryListProps {
  readonly group: Group
  /** On a phone the groups are a step away. */
  readonly onBack: (() => void) | null
}

/** The entries of one group in their order, those switched off among them. */
export function EntryList({ group, onBack }: EntryListProps) {
  const t = useWords()
  const client = useQueryClient()
  const [opened, setOpened] = useState<Entry | 'new' | null>(null)
  const [mayAdd, mayEdit] = [useCan('sjzd-xz'), useCan('sjzd-bj')]
  const { data, error, refetch } = useQuery({
    queryKey: ['dictionary', 'entries', group.group],
    queryFn: ({ signal }) =>
      http.get<readonly Entry[]>(`/api/system/dictionaryGroup/${group.group}`, { signal, quiet: true }),
  })
  const renew = () => void client.invalidateQueries({ queryKey: ['dictionary'] })
  const close = () => {
    setOpened(null)
    renew()
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} height={28} />
  const move = async (at: number, by: number) => {
    const ids = data.map(({ id }) => id)
    const [moved] = ids.splice(at, 1)
    if (moved === undefined) return
    ids.splice(at + by, 0, moved)
    // A refusal has been said; either way the list is read again.
    await http
      .post(`/api/system/dictionaryGroup/${group.group}/order`, { ids }, { key: newKey() })
      .catch(() => undefined)
    renew()
  }
  return (
    <section className={css.sheet}>
      <header className={css.title}>
        {onBack && <Button look="quiet" aria-label={t(words.back)} icon="left" onClick={onBack} />}
        <div>
          <h2>{group.label ?? group.sample}</h2>
          <p>
            {group.group} ·{' '}
            {group.used.length === 0 ? t(words.unused) : t(words.used, { fields: group.used.join(' · ') })}
          </p>
        </div>
        <Suspense fallback={null}>
          <RecordsFile
            module="base"
            name="dictionary"
            filters={{ dicGroup: group.group }}
            file={group.label ?? group.group}
          />
        </Suspense>
        {mayAdd && !group.states && (
          <Button look="primary" icon="plus" onClick={() => setOpened('new')}>
            {t(words.add)}
          </Button>
        )}
      </header>
      {group.states && (
        <p className={css.fixed}>
          <Icon name="lock" size={14} />
          {t(words.states)}
        </p>
      )}
      {data.length === 0 && <Empty title={t(words.noEntries)} />}
      <ol className={css.entries}>
        {data.map((entry, at) => (
          <li key={entry.id}>
            <EntryLine
              entry={entry}
              locked={group.states}
              onMove={
                mayEdit
                  ? {
                      up: at > 0 ? () => void move(at, -1) : null,
                      down: at < data.length - 1 ? () => void move(at, 1) : null,
                    }
                  : null
              }
              onEdit={() => setOpened(entry)}
              onDone={renew}
            />
          </li>
        ))}
      </ol>
      <EntryDialog group={group.group} opened={opened} next={data.length + 1} onClose={close} />
    </section>
  )
}

interface EntryDialogProps {
  readonly group: string
  readonly opened: Entry | 'new' | null
  /** The place of a new entry. */
  readonly next: number
  readonly onClose: () => void
}

function EntryDialog({ group, opened, next, onClose }: EntryDialogProps) {
  const t = useWords()
  const title = opened === 'new' ? t(words.add) : (opened?.dicName ?? '')
  return (
    <Dialog open={opened !== null} title={title} width={880} careful onClose={onClose}>
      <Suspense fallback={<Skeleton lines={6} height={24} />}>
        {opened === 'new' && (
          <NewRecord
            module="base"
            name="dictionary"
            start={{ key: group, values: { dicGroup: group, dicSort: String(next) } }}
            onSaved={onClose}
            onCancel={onClose}
          />
        )}
        {opened !== null && opened !== 'new' && <RecordPane module="base" name="dictionary" id={opened.id} />}
      </Suspense>
    </Dialog>
  )
}
