import { Suspense, useId, useState } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Json } from '../../../core/values/json.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { RangeSearch } from '../../list/filters/range-search.tsx'
import { textIn } from '../../platform/data/reference-names.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { galleryWords } from './words.ts'
import css from './gallery.module.css'

/** A value as a list shows it. */
export function CellShape({ field, value }: { readonly field: DescribedField; readonly value: Json }) {
  const text = textIn(useLang())
  const { Cell } = onPage(field.kind)
  return <div className={css.cell}>{value === null ? '—' : <Cell value={value} field={field} text={text} />}</div>
}

/** A kind as the search form of a list asks for it. */
export function SearchShape({ field }: { readonly field: DescribedField }) {
  const t = useWords()
  const text = textIn(useLang())
  const id = `${useId()}-search`
  const [value, setValue] = useState<Json>(null)
  const { Input } = onPage(field.kind)
  if (field.filter === 'none') return <span className={css.none}>{t(galleryWords.noSearch)}</span>
  return (
    <div className={css.search}>
      <label htmlFor={id}>{field.label}</label>
      <Suspense fallback={null}>
        {field.filter === 'range' ? (
          <RangeSearch id={id} field={field} value={value} onChange={setValue} />
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
            onChange={setValue}
            onFill={() => undefined}
            onBlur={() => undefined}
          />
        )}
      </Suspense>
    </div>
  )
}
