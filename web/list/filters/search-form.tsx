import { Suspense, useEffect, useId, useState } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Json } from '../../../core/values/json.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { Button } from '../../../ui/button.tsx'
import type { Values } from '../../platform/data/record-values.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { listWords } from '../words.ts'
import { isPlain } from './filter-modes.ts'
import { filterText } from './filters-text.ts'
import { filterWords } from './filters-words.ts'
import { RangeSearch } from './range-search.tsx'
import css from './search-form.module.css'

const shownFirst = 3 // WID-17
const pause = 300

interface SearchFormProps {
  readonly fields: readonly DescribedField[]
  readonly filters: Values
  readonly unfolded: boolean
  /** Null where everything is unfolded for good. */
  readonly onUnfold: ((unfolded: boolean) => void) | null
  readonly onSearch: (filters: Values) => void
}

/** The conditions of a search form that are in sight. */
export function searchedFirst(fields: readonly DescribedField[], unfolded: boolean): readonly DescribedField[] {
  return unfolded ? fields : fields.slice(0, shownFirst)
}

/** The search form of a list: three conditions, the rest folded; what is typed takes effect as one pauses. */
export function SearchForm({ fields, filters, unfolded, onUnfold, onSearch }: SearchFormProps) {
  const t = useWords()
  const { typed, type, send } = useTypedFilters(filters, onSearch)
  if (fields.length === 0) return null
  const reset = () =>
    send(Object.fromEntries(Object.entries(typed).filter(([name]) => !fields.some((field) => field.name === name))))
  return (
    <form
      className={css.form}
      role="search"
      aria-label={t(listWords.searchForm)}
      onSubmit={(event) => {
        event.preventDefault()
        send(typed)
      }}
    >
      {searchedFirst(fields, unfolded).map((field) => (
        <Condition
          key={field.name}
          field={field}
          value={typed[field.name] ?? null}
          onChange={(value) => type(field.name, value)}
        />
      ))}
      <div className={css.acts}>
        <Button
          onClick={reset}
          disabled={!fields.some(({ name }) => typed[name] !== undefined && typed[name] !== null)}
        >
          {t(listWords.reset)}
        </Button>
        {fields.length > shownFirst && onUnfold && (
          <Button
            look="link"
            aria-expanded={unfolded}
            onClick={() => onUnfold(!unfolded)}
            icon={unfolded ? 'up' : 'down'}
            iconAtEnd
          >
            {t(unfolded ? listWords.less : listWords.more)}
          </Button>
        )}
      </div>
      <button type="submit" className="sr-only" tabIndex={-1}>
        {t(listWords.searchForm)}
      </button>
    </form>
  )
}

/**
 * Conditions as they are typed: they go out together after a pause; what a view or a chip changes takes their place.
 */
function useTypedFilters(filters: Values, onSearch: (filters: Values) => void) {
  const [typed, setTyped] = useState(filters)
  const [known, setKnown] = useState(filters)
  const [sent, setSent] = useState(filters)
  if (known !== filters) {
    setKnown(filters)
    if (filters !== sent) {
      setTyped({ ...filters, ...unsent(typed, sent) })
      setSent(filters)
    }
  }
  const send = (next: Values) => {
    setTyped(next)
    setSent(next)
    onSearch(next)
  }
  useEffect(() => {
    if (typed === sent) return
    const timer = setTimeout(() => {
      setSent(typed)
      onSearch(typed)
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, sent, onSearch])
  return { typed, send, type: (name: string, value: Json) => setTyped((now) => ({ ...now, [name]: value })) }
}

/** What was typed and has not gone out yet. */
function unsent(typed: Values, sent: Values): Values {
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== sent[name]))
}

function Condition({
  field,
  value,
  onChange,
}: {
  readonly field: DescribedField
  readonly value: Json
  readonly onChange: (value: Json) => void
}) {
  const t = useWords()
  const text = textIn(useLang())
  const id = `${useId()}-${field.name}`
  const { Input } = onPage(field.kind)
  return (
    <div className={css.condition}>
      <label htmlFor={id} title={field.label}>
        {field.label}
      </label>
      <div className={css.input}>
        {isPlain(value) ? (
          <Suspense fallback={<span className={css.coming} />}>
            {field.filter === 'range' ? (
              <RangeSearch id={id} field={field} value={value} onChange={onChange} />
            ) : (
              <Input
                id={id}
                value={value}
                field={field}
                record={{}}
                text={text}
                disabled={false}
                error={null}
                search
                onChange={onChange}
                onFill={() => undefined}
                onBlur={() => undefined}
              />
            )}
          </Suspense>
        ) : (
          <Button
            id={id}
            block
            className={css.said ?? ''}
            aria-label={t(filterWords.remove, { label: field.label })}
            icon="close"
            iconAtEnd
            onClick={() => onChange(null)}
          >
            {filterText(field, value, text, t)}
          </Button>
        )}
      </div>
    </div>
  )
}
