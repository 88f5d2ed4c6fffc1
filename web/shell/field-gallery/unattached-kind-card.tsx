import { Suspense, useId, useState } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Json } from '../../../core/values/json.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { useLang } from '../../platform/session/language.ts'
import { CellShape, SearchShape } from './cell-and-search-shapes.tsx'
import css from './gallery.module.css'

/** A kind that no document of the gallery has yet: shown without its options, saved nowhere. */
export function LooseCard({ kind }: { readonly kind: string }) {
  const lang = useLang()
  const id = useId()
  const [value, setValue] = useState<Json>(null)
  const { label, filter, numeric, sortable } = kindOf(kind)
  const field: DescribedField = {
    name: kind,
    kind,
    label: label[lang],
    rights: { read: true, write: true },
    filter,
    numeric,
    sortable,
  }
  const { Input } = onPage(kind)
  return (
    <article className={css.card} data-kind={kind} aria-label={field.label}>
      <h3>
        {field.label} <code>{kind}</code>
      </h3>
      <div className={css.shapes}>
        <div className={css.shape} data-shape="optional">
          <label htmlFor={id}>{field.label}</label>
          <Suspense fallback={null}>
            <Input
              id={id}
              value={value}
              field={field}
              record={{}}
              text={textIn(lang)}
              disabled={false}
              error={null}
              onChange={setValue}
              onFill={() => undefined}
              onBlur={() => undefined}
            />
          </Suspense>
        </div>
        <div className={css.shape} data-shape="cell">
          <CellShape field={field} value={value} />
        </div>
        <div className={css.shape} data-shape="search">
          <SearchShape field={field} />
        </div>
      </div>
    </article>
  )
}
