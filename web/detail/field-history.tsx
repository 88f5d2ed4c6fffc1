import { useQuery } from '@tanstack/react-query'
import type { Described, DescribedField } from '../../core/description/described-document.ts'
import type { Json } from '../../core/values/json.ts'
import { linesIn } from '../../core/values/sub-table-lines.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { fieldChanges, type FieldChange } from '../form/conflict/field-changes.ts'
import { recordOf, type Values } from '../platform/data/record-values.ts'
import { useStamp } from '../platform/data/use-time-format.ts'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { detailWords } from './words.ts'
import css from './detail.module.css'

interface FieldPastProps {
  readonly doc: Described
  readonly record: Values
  readonly field: DescribedField
  /** Takes an old value into the form; null where the reader may not write the field now. */
  readonly onRestore: ((value: Json) => void) | null
  readonly onClose: () => void
}

const longest = 24

/** What one field of a record was before: who changed it when, and each old value at hand. */
export function FieldPast({ doc, record, field, onRestore, onClose }: FieldPastProps) {
  const t = useWords()
  const lang = useLang()
  const id = String(record.id)
  const { data, error } = useQuery({
    queryKey: ['doc', doc.module, doc.name, 'history', id, field.name, Number(record.ver ?? 0), lang],
    queryFn: ({ signal }) => fieldChanges(doc, id, { field: field.name }, signal),
  })
  return (
    <Drawer open title={t(detailWords.history, { field: field.label })} onClose={onClose}>
      {!data && (error ? <Empty small title={error.message} /> : <Skeleton lines={4} />)}
      {data?.length === 0 && <Empty small title={t(detailWords.noHistory)} />}
      {data && data.length > 0 && (
        <ol className={css.past}>
          {data.map((change) => (
            <Past
              key={`${change.ver}-${change.at}`}
              change={change}
              onRestore={onRestore && change.whole ? () => onRestore(oldValue(field, change, record)) : null}
            />
          ))}
        </ol>
      )}
    </Drawer>
  )
}

function Past({ change, onRestore }: { readonly change: FieldChange; readonly onRestore: (() => void) | null }) {
  const t = useWords()
  const stamp = useStamp()
  const value = change.before.length > longest ? `${change.before.slice(0, longest)}…` : change.before
  return (
    <li>
      <small>
        {stamp(change.at, 'minute')} · {change.personName} · {change.verb}
      </small>
      <p>
        <del>{change.before || '—'}</del> → <ins>{change.after || '—'}</ins>
      </p>
      {onRestore && (
        <Button size="small" onClick={onRestore}>
          {value === '' ? t(detailWords.restoreEmpty) : t(detailWords.restore, { value })}
        </Button>
      )}
    </li>
  )
}

// Lines that are gone come back as new ones: their old ids belong to nobody any more.
function oldValue(field: DescribedField, { old }: FieldChange, record: Values): Json {
  const value = recordOf([field], { [field.name]: old })[field.name] ?? null
  if (!field.columns) return value
  const known = new Set(linesIn(record[field.name] ?? null).map(({ id }) => id))
  return linesIn(value).map((line, at) => (known.has(line.id ?? null) ? line : { ...line, id: `new-${at + 1}` }))
}
