import { lazy, Suspense, useEffect, useState } from 'react'
import type { Described, DescribedField } from '../../core/description/described-document.ts'
import { minuteMs } from '../../core/values/duration.ts'
import type { Json } from '../../core/values/json.ts'
import { onPage } from '../../kinds/kind-components.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { joinClassNames } from '../../ui/join-class-names.ts'
import { ownField } from '../form/custom-fields.tsx'
import type { Values } from '../platform/data/record-values.ts'
import { textIn } from '../platform/data/reference-names.ts'
import { fieldNamed } from '../platform/data/use-described.ts'
import { PageLink } from '../platform/page/page-link.tsx'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { linkTarget } from './link-target.ts'
import { NamedRecords } from './named-records.tsx'
import { useHidden } from './use-hidden-fields.ts'
import { detailWords } from './words.ts'
import css from './detail.module.css'

const RevealDialog = lazy(() => import('./reveal-dialog.tsx'))

const elsewhere = ['lines', 'attachment'] // they have tabs of their own

interface BasicTabProps {
  readonly doc: Described
  readonly record: Values
  /** Of the records that it names together in one field, those that its reader may open. */
  readonly opens: ReadonlySet<string>
  /** Fields that have a past. */
  readonly changed: readonly string[]
  readonly onPast: (field: DescribedField) => void
}

/**
 * The groups of the form, for reading, without what the system has not filled yet; a field that was changed has its
 * past beside its name.
 */
export function BasicTab({ doc, record, opens, changed, onPast }: BasicTabProps) {
  const hidden = useHidden(doc, record)
  return (
    <div className={css.groups}>
      {doc.form.map((group) => {
        const fields = group.fields
          .map((name) => fieldNamed(doc.fields, name))
          .filter(
            (field): field is DescribedField =>
              field !== undefined &&
              !hidden.has(field.name) &&
              !elsewhere.includes(field.kind) &&
              !isUnfilled(doc, field, record),
          )
        return (
          fields.length > 0 && (
            <Card key={group.name} title={group.label}>
              <dl className={css.pairs} data-columns={group.columns ?? 2}>
                {fields.map((field) => (
                  <Pair
                    key={field.name}
                    doc={doc}
                    id={String(record.id)}
                    record={record}
                    field={field}
                    value={record[field.name] ?? null}
                    target={linkTarget(field, record)}
                    opens={opens}
                    onPast={changed.includes(field.name) ? () => onPast(field) : null}
                  />
                ))}
              </dl>
            </Card>
          )
        )
      })}
    </div>
  )
}

interface PairProps {
  readonly doc: Described
  readonly id: string
  readonly record: Values
  readonly field: DescribedField
  readonly value: Values[string]
  /** The page that the value leads to. */
  readonly target: string | null
  readonly opens: ReadonlySet<string>
  readonly onPast: (() => void) | null
}

function Pair({ doc, id, record, field, value: given, target, opens, onPast }: PairProps) {
  const t = useWords()
  const [whole, show] = useShortly()
  const [asking, setAsking] = useState(false)
  const value = whole ?? given
  const nothing = isNothing(value)
  const cell = <Shown doc={doc} record={record} field={field} value={value ?? null} opens={opens} />
  return (
    <div className={joinClassNames(field.kind === 'textarea' && css.wide)}>
      <dt>
        {field.label}
        {onPast && <PastButton onPress={onPast} label={t(detailWords.showHistory, { field: field.label })} />}
        {field.rights.reveal === true && !nothing && whole === null && (
          <RevealButton label={t(detailWords.reveal, { field: field.label })} onPress={() => setAsking(true)} />
        )}
      </dt>
      <dd className={joinClassNames(field.numeric && css.figure)}>
        {nothing && <span className={css.nothing}>—</span>}
        {!nothing && (target ? <PageLink to={target}>{cell}</PageLink> : cell)}
      </dd>
      {asking && (
        <Suspense>
          <RevealDialog
            doc={doc}
            id={id}
            field={field}
            onShown={(shown) => {
              show(shown)
              setAsking(false)
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Shown({ doc, record, field, value, opens }: Pick<PairProps, 'doc' | 'record' | 'field' | 'value' | 'opens'>) {
  const text = textIn(useLang())
  const own = ownField(`${doc.module}.${doc.name}`, field.name)
  if (own)
    return (
      <Suspense>
        <own.Cell value={value} field={field} text={text} record={record} />
      </Suspense>
    )
  if (field.kind === 'references' && typeof field.to === 'string')
    return <NamedRecords to={field.to} value={value} opens={opens} text={text} />
  const { Cell } = onPage(field.kind)
  return <Cell value={value} field={field} text={text} />
}

/** What the system has not filled; a field that is drawn from others has something to show. */
function isUnfilled({ module, name }: Described, field: DescribedField, record: Values): boolean {
  return field.readonly === true && isNothing(record[field.name]) && ownField(`${module}.${name}`, field.name) === null
}

function isNothing(value: Json | undefined): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

const shownFor = minuteMs

/** A value that was shown for a reason, for as long as it takes to read it. */
function useShortly(): readonly [Json, (value: Json) => void] {
  const [value, setValue] = useState<Json>(null)
  useEffect(() => {
    if (value === null) return
    const timer = setTimeout(() => setValue(null), shownFor)
    return () => clearTimeout(timer)
  }, [value])
  return [value, setValue]
}

function RevealButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button type="button" className={css.pastButton} aria-label={label} title={label} onClick={onPress}>
      <Icon name="eye" size={14} />
    </button>
  )
}

/** Opens the past of a field. */
export function PastButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button type="button" className={css.pastButton} aria-label={label} title={label} onClick={onPress}>
      <Icon name="clock" size={13} />
    </button>
  )
}
