import { Suspense, useId, useMemo } from 'react'
import { written } from '../../../core/api-types/list-address.ts'
import type { MatchingDescribed } from '../../../core/api-types/matching-board.ts'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import type { Json } from '../../../core/values/json.ts'
import { lastDayOf } from '../../../core/values/month.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { valueIn } from '../../list/filters/filter-address.ts'
import { isSet } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { usePage, useTab } from '../../platform/page/page-context.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { SideFilters } from './matching-queries.ts'
import { matchingPageWords as words } from './words.ts'
import css from './matching.module.css'

interface Narrowed {
  readonly chosen: Values
  readonly filters: SideFilters
  readonly choose: (name: string, value: Json) => void
}

/** What the whole board is narrowed to; it stands in the address, so that a link shows the same. */
export function useNarrowed({ narrow }: MatchingDescribed, left: Described | undefined): Narrowed {
  const { query } = usePage()
  const { ask } = useTab()
  const chosen = useMemo(
    (): Values => Object.fromEntries(narrow.map(({ left: name }) => [name, jsonOf(query.get(name))])),
    [narrow, query],
  )
  const filters = useMemo((): SideFilters => {
    const told = narrow.flatMap((by) => {
      const value = conditionOf(left, by.left, chosen[by.left] ?? null)
      return value === null ? [] : [{ by, value }]
    })
    const side = (which: 'left' | 'right' | 'pairs') =>
      Object.fromEntries(told.map(({ by, value }) => [by[which], value]))
    return { left: side('left'), right: side('right'), pairs: side('pairs') }
  }, [narrow, left, chosen])
  const choose = (name: string, value: Json) => {
    const told = Object.entries({ ...chosen, [name]: value })
    ask(new URLSearchParams(told.flatMap(([key, one]) => (isSet(one) ? [[key, written(one)]] : []))).toString())
  }
  return { chosen, filters, choose }
}

interface NarrowBarProps extends Pick<Narrowed, 'chosen' | 'choose'> {
  readonly board: MatchingDescribed
  readonly doc: Described
}

/** The fields by which both sides, what is proposed and the pairs are narrowed together. */
export function NarrowBar({ board, doc, chosen, choose }: NarrowBarProps) {
  const t = useWords()
  const fields = board.narrow.flatMap(({ left }) => fieldNamed(doc.fields, left) ?? [])
  if (fields.length === 0) return null
  return (
    <form
      role="search"
      aria-label={t(words.narrow)}
      className={css.narrow}
      onSubmit={(event) => event.preventDefault()}
    >
      {fields.map((field) => (
        <Narrow key={field.name} field={field} value={chosen[field.name] ?? null} choose={choose} />
      ))}
    </form>
  )
}

interface NarrowProps extends Pick<Narrowed, 'choose'> {
  readonly field: DescribedField
  readonly value: Json
}

function Narrow({ field, value, choose }: NarrowProps) {
  const t = useWords()
  const text = textIn(useLang())
  const id = `${useId()}-${field.name}`
  const byMonth = field.kind === 'date'
  const label = byMonth ? t(words.through) : field.label
  const { Input } = onPage(byMonth ? 'yearMonth' : field.kind)
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Suspense fallback={<span className={css.coming} />}>
        <Input
          id={id}
          value={value}
          field={byMonth ? { ...field, kind: 'yearMonth', label } : field}
          record={{}}
          text={text}
          disabled={false}
          error={null}
          search={!byMonth}
          onChange={(next) => choose(field.name, next)}
          onFill={() => undefined}
          onBlur={() => undefined}
        />
      </Suspense>
    </div>
  )
}

/** A value as a condition: of a month all days up to its end. */
function conditionOf(doc: Described | undefined, name: string, value: Json): Json {
  if (!isSet(value)) return null
  const isDay = doc !== undefined && fieldNamed(doc.fields, name)?.kind === 'date'
  return isDay && typeof value === 'string' ? { to: lastDayOf(value) } : value
}

function jsonOf(text: string | null): Json {
  return text === null ? null : (valueIn(text) as Json) // what was written there was a value of a field
}
