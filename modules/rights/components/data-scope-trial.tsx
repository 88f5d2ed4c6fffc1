import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useId, useState } from 'react'
import PersonInput from '../../../kinds/person/input.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type DetailTabProps, http, ErrorState, useLang, useWords } from '../../../web/module-api.ts'
import type { SeenRows } from '../seen-as-person.ts'
import { accessWords as words } from '../words/access-check-page.ts'
import { rowName } from './seen-rows-and-pages.tsx'
import { PickedField } from './standalone-kind-field.tsx'
import css from './access.module.css'

const nobody: Readonly<Record<string, string>> = {}

/** A data scope tried on a person: the rows it would show him. */
export default function TryScope({ record }: DetailTabProps) {
  const t = useWords()
  const id = useId()
  const lang = useLang()
  const [person, setPerson] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const code = String(record.dsCode ?? '')
  const documents = useQuery({
    queryKey: ['access', 'scopeDocuments', code, lang],
    queryFn: ({ signal }) =>
      http.get<readonly { key: string; label: string }[]>('/api/rights/scopeDocuments', {
        query: { code },
        signal,
        quiet: true,
      }),
  })
  const document = chosen ?? documents.data?.[0]?.key ?? ''
  const body = { scope: String(record.id), person, document }
  const tried = useQuery({
    queryKey: ['access', 'try', body, record.ver, lang],
    enabled: person !== '' && document !== '',
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => http.post<SeenRows>('/api/rights/tryScope', body, { signal, quiet: true }),
  })
  return (
    <div className={css.answer}>
      <p className={css.place}>{t(words.tryNote)}</p>
      <div className={css.asked}>
        <label htmlFor={`${id}-person`}>
          {t(words.person)}
          <PickedField
            of={PersonInput}
            kind="person"
            id={`${id}-person`}
            label={t(words.person)}
            value={person === '' ? null : person}
            disabled={false}
            names={nobody}
            options={{ everywhere: true }}
            onChange={(value) => setPerson(typeof value === 'string' ? value : '')}
          />
        </label>
        <label>
          {t(words.document)}
          <Select
            value={document || null}
            aria-label={t(words.document)}
            options={(documents.data ?? []).map(({ key, label }) => ({ value: key, label }))}
            onChange={setChosen}
          />
        </label>
      </div>
      {person === '' && <Empty small title={t(words.choosePerson)} />}
      {tried.error && <ErrorState error={tried.error} onRetry={() => void tried.refetch()} />}
      {tried.isLoading && <Skeleton lines={4} height={20} />}
      {tried.data &&
        (tried.data.total === 0 ? (
          <Empty small title={t(words.nothingSeen)} note={t(words.nothingNote)} />
        ) : (
          <Card
            title={t(words.wouldSee, { n: tried.data.total })}
            extra={
              tried.data.total > tried.data.rows.length && (
                <span className={css.place}>{t(words.firstOnes, { n: tried.data.rows.length })}</span>
              )
            }
          >
            <ul className={css.lines}>
              {tried.data.rows.map((row) => (
                <li key={row.id}>
                  <span>{rowName(row, t(words.hidden))}</span>
                </li>
              ))}
            </ul>
          </Card>
        ))}
    </div>
  )
}
