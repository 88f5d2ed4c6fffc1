import { Segmented, Select } from 'antd'
import { useDeferredValue, useId, useState } from 'react'
import { useHost } from '../../../kinds/field-services.ts'
import PersonInput from '../../../kinds/person/input.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState, usePage, useWords } from '../../../web/module-api.ts'
import {
  useCheckedDocuments,
  useChoices,
  useExplanation,
  useSeenPages,
  useSeenRows,
} from '../components/access-check-queries.tsx'
import { AccessExplanation } from '../components/access-explanation.tsx'
import { PagesSeen, rowName, RowsSeen } from '../components/seen-rows-and-pages.tsx'
import { PickedField } from '../components/standalone-kind-field.tsx'
import { accessWords as words } from '../words/access-check-page.ts'
import css from '../components/access.module.css'

type Question = 'record' | 'rows' | 'pages'

const nobody: Readonly<Record<string, string>> = {}

/** Why somebody can, or cannot, see a record, page or button; and the system as he sees it. */
export default function Access() {
  const t = useWords()
  const id = useId()
  const { label, query } = usePage()
  const { useNames } = useHost()
  const documents = useCheckedDocuments()
  const [question, setQuestion] = useState<Question>('record')
  const [person, setPerson] = useState(query.get('person') ?? '')
  const [document, setDocument] = useState(query.get('document') ?? '')
  const [record, setRecord] = useState(query.get('id') ?? '')
  const who = useNames('person', person === '' ? [] : [person])('person', person)
  const choose = (key: string) => {
    setDocument(key)
    setRecord('')
  }
  return (
    <Page>
      <PageHeader
        title={t(label)}
        note={t(words.note)}
        actions={
          <Segmented
            value={question}
            onChange={setQuestion}
            options={(['record', 'rows', 'pages'] as const).map((value) => ({ value, label: t(words[value]) }))}
          />
        }
      />
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
        {question !== 'pages' && (
          <label>
            {t(words.document)}
            <Select
              showSearch
              optionFilterProp="label"
              value={document || null}
              aria-label={t(words.document)}
              options={(documents.data ?? []).map(({ key, label: name }) => ({ value: key, label: name }))}
              onChange={choose}
            />
          </label>
        )}
        {question === 'record' && (
          <label>
            {t(words.record)}
            <RecordChoice document={document} value={record} onChange={setRecord} />
          </label>
        )}
      </div>
      {person === '' ? (
        <Empty title={t(words.choosePerson)} note={t(words.note)} />
      ) : (
        <Answer
          question={question}
          who={who}
          person={person}
          document={document}
          record={record}
          onWhy={(row) => {
            setRecord(row)
            setQuestion('record')
          }}
        />
      )}
    </Page>
  )
}

function RecordChoice({
  document,
  value,
  onChange,
}: {
  readonly document: string
  readonly value: string
  readonly onChange: (id: string) => void
}) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const { data, isFetching } = useChoices(document, useDeferredValue(typed.trim()))
  const rows = data?.rows ?? []
  const options = [
    ...rows.map((row) => ({ value: row.id, label: rowName(row, t(words.hidden)) })),
    ...(value === '' || rows.some((row) => row.id === value) ? [] : [{ value, label: value }]),
  ]
  return (
    <Select
      showSearch={{ filterOption: false, onSearch: setTyped }}
      value={value || null}
      disabled={document === ''}
      loading={isFetching}
      aria-label={t(words.chooseRecord)}
      placeholder={t(words.chooseRecord)}
      notFoundContent={t(words.noRecord)}
      options={options}
      onChange={onChange}
    />
  )
}

interface AnswerProps {
  readonly question: Question
  readonly who: string
  readonly person: string
  readonly document: string
  readonly record: string
  readonly onWhy: (id: string) => void
}

function Answer({ question, who, person, document, record, onWhy }: AnswerProps) {
  const on = (wanted: Question) => (question === wanted ? person : '')
  const explained = useExplanation(on('record'), document, record)
  const rows = useSeenRows(on('rows'), document)
  const pages = useSeenPages(on('pages'))
  const { error, refetch, isLoading } = { record: explained, rows, pages }[question]
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (isLoading) return <Skeleton lines={6} height={24} />
  if (question === 'record') return explained.data ? <AccessExplanation who={who} explained={explained.data} /> : null
  if (question === 'rows') return rows.data ? <RowsSeen seen={rows.data} onWhy={onWhy} /> : null
  return pages.data ? <PagesSeen seen={pages.data} /> : null
}
