import type { Described, DescribedField } from '../../core/description/described-document.ts'
import { Card } from '../../ui/card.tsx'
import { LinesShown } from '../form/read-only-lines.tsx'
import type { Values } from '../platform/data/record-values.ts'
import { useWords } from '../platform/session/use-words.ts'
import { PastButton } from './fields-tab.tsx'
import { useHidden } from './use-hidden-fields.ts'
import { detailWords } from './words.ts'
import css from './detail.module.css'

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
  const hidden = useHidden(doc, record)
  return (
    <div className={css.groups}>
      {doc.fields
        .filter(({ kind, name }) => kind === 'lines' && !hidden.has(name))
        .map((field) => (
          <Card
            key={field.name}
            title={field.label}
            extra={
              changed.includes(field.name) && (
                <PastButton label={t(detailWords.showHistory, { field: field.label })} onPress={() => onPast(field)} />
              )
            }
          >
            <LinesShown id={`${place}-${field.name}`} field={field} record={record} />
          </Card>
        ))}
    </div>
  )
}
