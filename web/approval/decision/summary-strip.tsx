import { lazy, Suspense } from 'react'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import { filesOf } from '../../../kinds/attachment/create-file-kind.ts'
import { holdsFiles } from '../../../kinds/attachment/file-field-options.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { LinesShown } from '../../form/read-only-lines.tsx'
import type { Values } from '../../platform/data/record-values.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { approvalWords } from './words.ts'
import css from './summary-strip.module.css'

const FileList = lazy(async () => ({ default: (await import('../../../kinds/attachment/file-list.tsx')).FileList }))

/** What a document is about, or the fields named, in sight of whoever decides on it. */
export function SummaryStrip({
  doc,
  record,
  names = doc.summary ?? [],
}: {
  readonly doc: Described
  readonly record: Values
  readonly names?: readonly string[]
}) {
  const t = useWords()
  const fields = names
    .map((name) => fieldNamed(doc.fields, name))
    .filter((field): field is DescribedField => field !== undefined && isFilled(record[field.name]))
  if (fields.length === 0) return null
  const tables = fields.filter(({ kind }) => kind === 'lines')
  const papers = fields.filter(({ kind }) => holdsFiles(kind))
  const pairs = fields.filter((field) => !tables.includes(field) && !papers.includes(field))
  return (
    <>
      <dl className={css.strip} aria-label={t(approvalWords.summary)}>
        {pairs.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <SummaryValue field={field} record={record} />
            </dd>
          </div>
        ))}
      </dl>
      {tables.map((field) => (
        <section key={field.name} className={css.table} aria-label={field.label}>
          <LinesShown id={`signed-${field.name}`} field={field} record={record} />
        </section>
      ))}
      {papers.map((field) => (
        <section key={field.name} className={css.papers} aria-label={field.label}>
          <h3>{field.label}</h3>
          <Suspense>
            <FileList files={filesOf(record[field.name] ?? null)} onRemove={null} />
          </Suspense>
        </section>
      ))}
    </>
  )
}

function SummaryValue({ field, record }: { readonly field: DescribedField; readonly record: Values }) {
  const text = textIn(useLang())
  const { Cell } = onPage(field.kind)
  const currency = typeof field.in === 'string' ? String(record[field.in] ?? '') : ''
  return (
    <>
      <Cell value={record[field.name] ?? null} field={field} text={text} />
      {currency !== '' && <> {currency}</>}
    </>
  )
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}
