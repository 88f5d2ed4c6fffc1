import type { DescribedField } from '../../../core/description/described-document.ts'
import type { TextContext } from '../../../core/description/field-kind.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Input } from '../../../kinds/field-services.ts'
import { useLang } from '../../../web/module-api.ts'

interface PickedFieldProps {
  readonly of: Input
  readonly kind: string
  readonly id: string
  readonly label: string
  readonly value: Json
  readonly disabled: boolean
  readonly names: Readonly<Record<string, string>>
  /** Options of the kind, as a description would say them. */
  readonly options?: Readonly<Record<string, Json>>
  readonly onChange: (value: Json) => void
}

const nothing = () => undefined

/** The input of a kind outside of a described form: a picker of people or places. */
export function PickedField({
  of: Picker,
  kind,
  id,
  label,
  value,
  disabled,
  names,
  options = {},
  onChange,
}: PickedFieldProps) {
  const lang = useLang()
  const field: DescribedField = {
    ...options,
    kind,
    name: id,
    label,
    rights: { read: true, write: !disabled },
    sortable: false,
    filter: 'none',
    numeric: false,
  }
  const text: TextContext = { lang, name: (_, key) => names[key] ?? key }
  return (
    <Picker
      id={id}
      value={value}
      field={field}
      record={{}}
      text={text}
      disabled={disabled}
      error={null}
      label={label}
      onChange={onChange}
      onBlur={nothing}
      onFill={nothing}
    />
  )
}
