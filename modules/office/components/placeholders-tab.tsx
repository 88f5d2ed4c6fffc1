import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { type DetailTabProps, ErrorState, http, newKey, useCan, useLang, useWords } from '../../../web/module-api.ts'
import { placeholderWords as words } from '../words/placeholders.ts'
import { PlaceholderLine } from './placeholder-line.tsx'
import type { PlaceholderPage, PlaceholderRow } from './placeholder-row.ts'
import { PreviewBar } from './preview-bar.tsx'
import css from './placeholders.module.css'

/** The placeholders of a template: what each is filled from, how it is written, and what is wrong with it. */
export default function PlaceholdersTab({ record }: DetailTabProps) {
  const t = useWords()
  const lang = useLang()
  const client = useQueryClient()
  const id = String(record['id'])
  const key = ['office', 'placeholders', id, record['ver'], lang]
  const path = `/api/office/template/${id}/placeholders`
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => http.get<PlaceholderPage>(path, { signal, quiet: true }),
    // A save makes another version of the record; what stands here, and is typed here, stays until that has come.
    placeholderData: (before) => before,
  })
  const [changed, setChanged] = useState<Readonly<Record<string, Partial<PlaceholderRow>>>>({})
  const [saving, setSaving] = useState(false)
  const mayWrite = useCan('wdmb-bj')
  const draft = record['status'] === 'draft'
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} height={32} />
  if (data.rows.length === 0 && data.problems.length === 0)
    return <Empty title={t(words.none)} note={t(words.noneNote)} />
  const rows = data.rows.map((row) => ({ ...row, ...changed[row.name] }))
  const save = async () => {
    setSaving(true)
    const bindings = rows
      .filter(({ path: field, format }) => field !== '' || format !== 'auto')
      .map(({ name, path: field, format, lang: language, equals }) => ({
        mark: name,
        path: field,
        format,
        lang: language ?? '',
        equals: equals ?? '',
      }))
    try {
      client.setQueryData(
        key,
        await http.post<PlaceholderPage>(path, { ver: record['ver'], bindings }, { key: newKey() }),
      )
      setChanged({})
      toast.success(t(words.saved))
      await client.invalidateQueries({ queryKey: ['doc', 'office', 'template'] })
    } catch {
      // The client has told what was refused.
    }
    setSaving(false)
  }
  const open = rows.filter(({ problem }) => problem !== null).length + data.problems.length
  return (
    <div className={css.tab}>
      {!draft && <Alert type="info" showIcon title={t(words.fixed)} />}
      {data.problems.map((problem) => (
        <Alert key={problem} type="error" showIcon title={problem} />
      ))}
      {draft && (
        <Alert
          type={open > 0 ? 'warning' : 'success'}
          showIcon
          title={open > 0 ? t(words.open, { count: open }) : t(words.ready)}
        />
      )}
      <ul className={css.lines} aria-label={t(words.tab)}>
        {rows.map((row) => (
          <PlaceholderLine
            key={row.name}
            row={row}
            document={String(record['source'])}
            disabled={!draft || !mayWrite}
            onChange={(next) => setChanged((all) => ({ ...all, [row.name]: { ...all[row.name], ...next } }))}
          />
        ))}
      </ul>
      <div className={css.foot}>
        {draft && mayWrite && (
          <Button look="primary" busy={saving} onClick={() => void save()}>
            {t(words.save)}
          </Button>
        )}
        <PreviewBar record={record} />
      </div>
    </div>
  )
}
