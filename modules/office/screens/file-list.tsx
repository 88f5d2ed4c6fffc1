import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Segments } from '../../../ui/segmented-control.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts'
import { ErrorState, http, queryClient, useCan, usePage, useStamp, useWords } from '../../../web/module-api.ts'
import { officeFileWords as words } from '../words/office-files.ts'
import type { ListedFile, OfficeType } from './office-file-types.ts'
import css from './file-list.module.css'

const types = ['', 'w', 's', 'p', 'f'] as const

interface Found {
  readonly rows: readonly ListedFile[]
  readonly more: boolean
}

/** The reader's office files, the last saved first, and a door for new ones. */
export function FileList({ onOpen }: { readonly onOpen: (fileId: string) => void }) {
  const t = useWords()
  const { label } = usePage()
  const [search, setSearch] = useState('')
  const [type, setType] = useState<OfficeType | ''>('')
  const settled = useDebouncedValue(search.trim(), 300)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['office', 'files', settled, type],
    initialPageParam: 1,
    queryFn: ({ signal, pageParam }) =>
      http.get<Found>('/api/office/file', {
        query: { search: settled, officeType: type, page: String(pageParam) },
        signal,
        quiet: true,
      }),
    getNextPageParam: ({ more }, pages) => (more ? pages.length + 1 : undefined),
  })
  const rows = data?.pages.flatMap((page) => page.rows)
  return (
    <Page>
      <PageHeader title={t(label)} note={t(words.note)} actions={<UploadButton onUploaded={onOpen} />} />
      <div className={css.filters}>
        <InputBox
          clearable
          value={search}
          placeholder={t(words.search)}
          aria-label={t(words.search)}
          start={<Icon name="search" size={16} />}
          onChange={setSearch}
        />
        <Segments
          label={t(words.types)}
          value={type}
          segments={types.map((value) => ({ value, label: t(value === '' ? words.every : words[value]) }))}
          onChange={setType}
        />
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!rows && !error && <Skeleton lines={6} height={40} />}
      {rows?.length === 0 && (
        <Card>
          {settled === '' && type === '' ? (
            <Empty title={t(words.none)} note={t(words.noneNote)} />
          ) : (
            <Empty title={t(words.notMatched)} />
          )}
        </Card>
      )}
      {rows && rows.length > 0 && (
        <ul className={css.files}>
          {rows.map((file) => (
            <FileLine key={file.id} file={file} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t(words.more)}
        </Button>
      )}
    </Page>
  )
}

function FileLine({ file, onOpen }: { readonly file: ListedFile; readonly onOpen: (fileId: string) => void }) {
  const t = useWords()
  const stamp = useStamp()
  return (
    <li>
      <button type="button" className={css.file} onClick={() => onOpen(file.id)}>
        <span className={css[file.officeType]}>{t(words[file.officeType])}</span>
        <b>{file.title}</b>
        <span className={css.facts}>
          {t(words.version, { n: file.version })} ·{' '}
          {t(words.savedBy, { name: file.savedBy, when: stamp(file.savedAt, 'minute') })}
        </span>
        {file.holder !== null && <span className={css.holder}>{t(words.editedBy, { name: file.holder })}</span>}
      </button>
    </li>
  )
}

function UploadButton({ onUploaded }: { readonly onUploaded: (fileId: string) => void }) {
  const t = useWords()
  const may = useCan('zxwd-xz')
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  if (!may) return null
  const send = async (file: File) => {
    setBusy(true)
    try {
      const { id } = await http.upload<{ readonly id: string }>('/api/office/file', file)
      toast.success(t(words.uploaded, { title: file.name }))
      void queryClient.invalidateQueries({ queryKey: ['office', 'files'] })
      onUploaded(id)
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".docx,.xlsx,.pptx,.pdf,.ofd"
        aria-label={t(words.upload)}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          target.value = ''
        }}
      />
      <Button look="primary" busy={busy} icon="upload" onClick={() => input.current?.click()}>
        {t(words.upload)}
      </Button>
    </>
  )
}
