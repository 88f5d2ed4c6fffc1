import { Suspense } from 'react'
import type { Described, DescribedField } from '../../core/described.ts'
import { onPage } from '../../kinds/web.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { textIn } from '../data/names.ts'
import type { Values } from '../data/record-values.ts'
import { useLang } from '../session/language.ts'
import { useWords } from '../session/use-words.ts'
import { PastButton } from './basic-tab.tsx'
import css from './detail.module.css'
import { useHidden } from './use-hidden.ts'
import { detailWords } from './words.ts'

const { Input: Lines } = onPage('lines')

interface LinesTabProps {
  readonly doc: Described
  readonly record: Values
  /** Fields that have a past. */
  readonly changed: readonly string[]
  readonly onPast: (field: DescribedField) => void
  /** The tab it stands in. */
  readonly place: string
}

/** The sub-tables of a record, for reading, with their totals. */
export function LinesTab({ doc, record, changed, onPast, place }: LinesTabProps) {
  const t = useWords()
  const text = textIn(useLang())
  const hidden = useHidden(doc, record)
  return (
    <div className={css.groups}>
      {doc.fields.filter(({ kind, name }) => kind === 'lines' && !hidden.has(name)).map((field) => (
        <Card key={field.name} title={field.label} extra={changed.includes(field.name) && <PastButton label={t(detailWords.showHistory, { field: field.label })} onPress={() => onPast(field)} />}>
          <Suspense fallback={<Skeleton lines={3} />}>
            <Lines id={`${place}-${field.name}`} value={record[field.name] ?? null} field={field} record={record} text={text} disabled error={null} onChange={() => undefined} onBlur={() => undefined} onFill={() => undefined} />
          </Suspense>
        </Card>
      ))}
    </div>
  )
}
