import { useEffect, useState } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import type { Json } from '../../core/values/json.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { copyOf } from '../form/copy-record.ts'
import type { Start } from '../form/form-view-props.ts'
import { formWords } from '../form/words.ts'
import { canAdd } from '../platform/data/can-add.ts'
import { titleOf } from '../platform/data/record-title.ts'
import { sourceLines } from '../platform/data/source-lines.ts'
import { fieldNamed, useDescribed } from '../platform/data/use-described.ts'
import { useRecord } from '../platform/data/use-record.ts'
import { ErrorState } from '../platform/page/error-state.tsx'
import { usePage, useTab } from '../platform/page/page-context.ts'
import { homePath, openPage } from '../platform/page/page-navigation.ts'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { stateWords } from '../platform/words/page-states.ts'
import { FormView } from './document-form.tsx'
import { RecordPage } from './record-page.tsx'
import { detailWords } from './words.ts'

interface DetailPageProps {
  readonly module: string
  readonly name: string
  /** Id of the record, or `new` for an empty form. */
  readonly id: string
}

/** `/doc/{module}/{name}/{id}`: one record, or the form of a new one. */
export default function DetailPage({ module, name, id }: DetailPageProps) {
  const { data: doc, error, refetch } = useDescribed(module, name)
  const { query } = usePage()
  if (error && !doc)
    return (
      <Page>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    )
  if (!doc)
    return (
      <Page>
        <Skeleton lines={8} height={20} />
      </Page>
    )
  if (id === 'new' && !canAdd(doc)) return <Closed doc={doc} />
  // Led there from elsewhere, the form begins anew; what was typed before is kept as a draft.
  return id === 'new' ? <NewPage key={query.toString()} doc={doc} /> : <RecordPage key={id} doc={doc} id={id} />
}

/** Reached by its address alone; an empty form would be one that nobody takes. */
function Closed({ doc }: { readonly doc: Described }) {
  const t = useWords()
  return (
    <Page>
      <Empty title={`403 · ${t(detailWords.mayNotAdd, { label: doc.label })}`} note={t(detailWords.mayNotAddNote)}>
        <Button look="primary" onClick={() => openPage(homePath)}>
          {t(stateWords.toHome)}
        </Button>
      </Empty>
    </Page>
  )
}

function NewPage({ doc }: { readonly doc: Described }) {
  const t = useWords()
  const lang = useLang()
  const tab = useTab()
  const { path, query } = usePage()
  const source = query.get('copy')
  const [led] = useState(() => ledFrom(doc, query))
  const { data: copied, error } = useRecord(doc, source)
  const title = t(formWords.new, { label: doc.label })
  useEffect(() => tab.setTitle(title), [tab, title])
  const start = copied ? { key: `copy.${source}`, values: copyOf(doc, copied.record) } : led
  const ready = source === null || copied !== undefined || error !== null
  return (
    <Page>
      <PageHeader
        title={title}
        note={copied ? t(detailWords.copyOf, { name: titleOf(doc, copied.record, lang) }) : null}
      />
      {ready ? (
        <FormView
          doc={doc}
          one={null}
          {...(start === null ? {} : { start })}
          onSaved={({ id }) => openPage(`/doc/${doc.module}/${doc.name}/${id}`, { replace: true, closeThis: true })}
          onCancel={tab.close}
          onReopen={() => openPage(query.size === 0 ? path : `${path}?${query}`)}
          onReload={async () => null}
        />
      ) : (
        <Skeleton lines={8} height={20} />
      )}
    </Page>
  )
}

/** What a new record begins with: references of the address that led here, and what the list holds where it was added. */
function ledFrom(doc: Described, query: URLSearchParams): Start | null {
  const led = [...query].flatMap(([name, value]): [string, Json][] => {
    const into = doc.sources?.find((source) => source.into?.lines === name)
    if (into !== undefined) return [[name, sourceLines(doc, into, value.split(','))]]
    return fieldNamed(doc.fields, name)?.kind === 'reference' ? [[name, value]] : []
  })
  const list = doc.lists.find(({ name }) => name === query.get('list'))
  const held = Object.entries(list?.filter ?? {}).filter(([name, value]) => {
    const field = fieldNamed(doc.fields, name)
    return typeof value === 'string' && field?.readonly !== true && field?.calc === undefined
  })
  const values = Object.fromEntries([...held, ...led])
  return Object.keys(values).length === 0 ? null : { key: `led.${[...query.values()].join()}`, values, led: true }
}
