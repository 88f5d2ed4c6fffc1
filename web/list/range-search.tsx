import type { DescribedField } from '../../core/described.ts'
import type { Json } from '../../core/json.ts'
import { onPage } from '../../kinds/web.ts'
import { textIn } from '../data/names.ts'
import { useLang } from '../session/language.ts'
import { useWords } from '../session/use-words.ts'
import css from './search-form.module.css'
import { listWords } from './words.ts'

interface RangeSearchProps {
  readonly id: string
  readonly field: DescribedField
  readonly value: Json
  readonly onChange: (value: Json) => void
}

/** A condition with a lower and an upper end, in the kind's own inputs; either may be left open. */
export function RangeSearch({ id, field, value, onChange }: RangeSearchProps) {
  const t = useWords()
  const text = textIn(useLang())
  const { Input } = onPage(field.kind)
  const range = endsOf(value)
  const put = (end: 'from' | 'to', next: Json) => {
    const changed = { ...range, [end]: next }
    onChange(changed.from === null && changed.to === null ? null : changed)
  }
  const shared = { field, record: {}, text, disabled: false, error: null, search: true, compact: true, onFill: () => undefined, onBlur: () => undefined }
  return (
    <div className={css.range}>
      <Input {...shared} id={id} value={range.from} label={`${field.label}: ${t(listWords.from)}`} onChange={(next) => put('from', next)} />
      <span aria-hidden="true">–</span>
      <Input {...shared} id={`${id}-to`} value={range.to} label={`${field.label}: ${t(listWords.to)}`} onChange={(next) => put('to', next)} />
    </div>
  )
}

function endsOf(value: Json): { readonly from: Json; readonly to: Json } {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return { from: null, to: null }
  const ends = new Map(Object.entries(value))
  return { from: ends.get('from') ?? null, to: ends.get('to') ?? null }
}
