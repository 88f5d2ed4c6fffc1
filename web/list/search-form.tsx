import { Button } from 'antd'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import type { DescribedField } from '../../core/described.ts'
import type { Json } from '../../core/json.ts'
import { onPage } from '../../kinds/web.ts'
import { Icon } from '../../ui/icon.tsx'
import { textIn } from '../data/names.ts'
import type { Values } from '../data/record-values.ts'
import { useLang } from '../session/language.ts'
import { useWords } from '../session/use-words.ts'
import { RangeSearch } from './range-search.tsx'
import css from './search-form.module.css'
import { listWords } from './words.ts'

const shownFirst = 3 // WID-17

interface SearchFormProps {
  readonly fields: readonly DescribedField[]
  readonly filters: Values
  readonly unfolded: boolean
  readonly onUnfold: (unfolded: boolean) => void
  readonly onSearch: (filters: Values) => void
}

/** The search form of a list: three conditions, the rest folded; what is typed takes effect as one pauses. */
export function SearchForm({ fields, filters, unfolded, onUnfold, onSearch }: SearchFormProps) {
  const t = useWords()
  const [typed, setTyped] = useState(filters)
  const asked = useRef(filters)
  useEffect(() => {
    if (typed === asked.current) return
    const timer = setTimeout(() => { asked.current = typed; onSearch(typed) }, 300)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  if (fields.length === 0) return null
  const seen = unfolded ? fields : fields.slice(0, shownFirst)
  const reset = () => { asked.current = {}; setTyped({}); onSearch({}) }
  return (
    <form className={css.form} role="search" aria-label={t(listWords.searchForm)} onSubmit={(event) => { event.preventDefault(); asked.current = typed; onSearch(typed) }}>
      {seen.map((field) => <Condition key={field.name} field={field} value={typed[field.name] ?? null} onChange={(value) => setTyped((now) => ({ ...now, [field.name]: value }))} />)}
      <div className={css.acts}>
        <Button onClick={reset} disabled={Object.keys(typed).length === 0}>{t(listWords.reset)}</Button>
        {fields.length > shownFirst && (
          <Button type="link" aria-expanded={unfolded} onClick={() => onUnfold(!unfolded)} icon={<Icon name={unfolded ? 'up' : 'down'} size={14} />} iconPlacement="end">{t(unfolded ? listWords.less : listWords.more)}</Button>
        )}
      </div>
      <button type="submit" className="sr-only" tabIndex={-1}>{t(listWords.searchForm)}</button>
    </form>
  )
}

function Condition({ field, value, onChange }: { readonly field: DescribedField; readonly value: Json; readonly onChange: (value: Json) => void }) {
  const text = textIn(useLang())
  const id = `${useId()}-${field.name}`
  const { Input } = onPage(field.kind)
  return (
    <div className={css.condition}>
      <label htmlFor={id}>{field.label}</label>
      <div className={css.input}>
        <Suspense fallback={<span className={css.coming} />}>
          {field.filter === 'range'
            ? <RangeSearch id={id} field={field} value={value} onChange={onChange} />
            : <Input id={id} value={value} field={field} record={{}} text={text} disabled={false} error={null} search onChange={onChange} onFill={() => undefined} onBlur={() => undefined} />}
        </Suspense>
      </div>
    </div>
  )
}
