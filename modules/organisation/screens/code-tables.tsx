import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { dayText } from '../../../core/values/day-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { http, openPage, ErrorState, useCan, useLang, usePage, useWords } from '../../../web/module-api.ts'
import { codeTables, codeWords as words, type CodeTableName } from '../words/code-tables.ts'
import css from '../components/code-tables.module.css'

interface CodeEntry {
  readonly code: string
  readonly zh: string
  readonly ru: string
  readonly en: string
  readonly upper: string | null
  /** The day from which it holds, where people keep it. */
  readonly since: string | null
}

// Kept by those who use them, beside the standard that came with the product.
const keptTables: ReadonlySet<CodeTableName> = new Set(['dm_bank', 'dm_port', 'dm_customs', 'dm_hs', 'dm_currency'])
const first: CodeTableName = 'dm_minzu'
const names = Object.keys(codeTables) as CodeTableName[] // the keys of the words

/** Every code table in one screen: ethnic groups, countries, regions, ports, customs, goods, banks, currencies. */
export default function CodeTables() {
  const t = useWords()
  const { label } = usePage()
  const [table, setTable] = useState<CodeTableName>(first)
  const mayKeep = useCan('dmwh-ck')
  const [typed, setTyped] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['dictionary', 'codeTable', table],
    queryFn: ({ signal }) =>
      http.get<readonly CodeEntry[]>('/api/system/codeTable', { query: { table }, signal, quiet: true }),
  })
  const wanted = typed.trim().toLowerCase()
  const shown = useMemo(
    () => (data ?? []).filter(({ code, zh, ru, en }) => `${code} ${zh} ${ru} ${en}`.toLowerCase().includes(wanted)),
    [data, wanted],
  )
  return (
    <Page full>
      <PageHeader
        title={t(table === first ? label : codeTables[table].label)}
        note={t(codeTables[table].standard)}
        actions={
          <InputBox
            clearable
            start={<Icon name="search" size={15} />}
            value={typed}
            placeholder={t(words.find)}
            aria-label={t(words.find)}
            onChange={setTyped}
          />
        }
      />
      <nav className={css.tables} aria-label={t(words.tables)}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === table}
            className={joinClassNames(css.table, name === table && css.chosen)}
            onClick={() => {
              setTable(name)
              setTyped('')
            }}
          >
            {t(codeTables[name].label)}
          </button>
        ))}
      </nav>
      {keptTables.has(table) ? (
        <p className={css.fixed}>
          {t(words.kept)}
          {mayKeep && (
            <Button size="small" look="link" icon="edit" onClick={() => openPage('/codeEntry')}>
              {t(words.keep)}
            </Button>
          )}
        </p>
      ) : (
        <p className={css.fixed}>
          <Icon name="lock" size={14} />
          {t(words.fixed)}
        </p>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={10} height={20} />}
      {data && (
        <Entries
          entries={shown}
          hasUpper={data.some(({ upper }) => upper !== null)}
          hasSince={data.some(({ since }) => since !== null)}
        />
      )}
    </Page>
  )
}

function Entries({
  entries,
  hasUpper,
  hasSince,
}: {
  readonly entries: readonly CodeEntry[]
  readonly hasUpper: boolean
  readonly hasSince: boolean
}) {
  const t = useWords()
  const lang = useLang()
  const day = (since: string) => dayText(since, lang)
  if (entries.length === 0) return <Empty title={t(words.none)} />
  return (
    <div className={css.sheet} tabIndex={0} role="region" aria-label={t(words.entries, { n: entries.length })}>
      <table>
        <thead>
          <tr>
            <th>{t(words.code)}</th>
            <th>{t(words.zh)}</th>
            <th>{t(words.ru)}</th>
            <th>{t(words.en)}</th>
            {hasUpper && <th>{t(words.upper)}</th>}
            {hasSince && <th>{t(words.since)}</th>}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ code, zh, ru, en, upper, since }) => (
            <tr key={code}>
              <td>
                <code>{code}</code>
              </td>
              <td lang="zh">{zh}</td>
              <td lang="ru">{ru}</td>
              <td lang="en">{en}</td>
              {hasUpper && (
                <td>
                  <code>{upper}</code>
                </td>
              )}
              {hasSince && <td>{since !== null && day(since)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t(words.entries, { n: entries.length })}</p>
    </div>
  )
}
