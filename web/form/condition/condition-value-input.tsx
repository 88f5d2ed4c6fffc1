import { ConfigProvider, Select } from 'antd'
import { Suspense, useId } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Clause } from '../../../core/expression/expression-sentence.ts'
import type { Json } from '../../../core/values/json.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { InputBox } from '../../../ui/input.tsx'
import { textIn } from '../../platform/data/reference-names.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { valueWay } from './condition-operators.ts'
import { conditionWords as words } from './words.ts'
import css from './condition.module.css'

interface ValueInputProps {
  readonly clause: Clause
  readonly field: DescribedField | undefined
  readonly disabled: boolean
  readonly onChange: (values: readonly string[]) => void
}

/** What a field is compared with: typed, or chosen as its form lets people choose. */
export function ValueInput({ clause, field, disabled, onChange }: ValueInputProps) {
  const { kind, several } =
    field === undefined ? { kind: null, several: clause.op === 'oneOf' } : valueWay(field, clause.op)
  return (
    <div className={css.value}>
      {field === undefined || kind === null ? (
        <TypedValue {...{ clause, disabled, onChange, several }} numeric={field?.numeric === true} />
      ) : (
        <ChosenValue {...{ clause, disabled, onChange, several }} field={{ ...field, kind }} />
      )}
    </div>
  )
}

type PartProps = Omit<ValueInputProps, 'field'> & { readonly several: boolean }

function TypedValue({
  clause: { values },
  disabled,
  several,
  numeric,
  onChange,
}: PartProps & { readonly numeric: boolean }) {
  const t = useWords()
  if (several)
    return (
      <Select
        size="small"
        mode="tags"
        value={[...values]}
        disabled={disabled}
        aria-label={t(words.value)}
        onChange={onChange}
      />
    )
  const plain = (text: string) => (numeric ? text.replaceAll(/[\s,]/g, '') : text)
  return (
    <InputBox
      size="small"
      value={values[0] ?? ''}
      disabled={disabled}
      aria-label={t(words.value)}
      inputMode={numeric ? 'decimal' : 'text'}
      onChange={(text) => onChange([plain(text)])}
    />
  )
}

/** The field's own input, free of what its form demands of it. */
function ChosenValue({
  clause: { values },
  field,
  disabled,
  several,
  onChange,
}: PartProps & { readonly field: DescribedField }) {
  const t = useWords()
  const text = textIn(useLang())
  const id = useId()
  const { Input: KindInput } = onPage(field.kind)
  const { locked: _locked, limit: _limit, notBefore: _notBefore, notAfter: _notAfter, ...free } = field
  const value: Json = several ? values.filter((one) => one !== '') : values[0] || null
  const take = (next: Json) => onChange(Array.isArray(next) ? next.map(String) : [typeof next === 'string' ? next : ''])
  return (
    <ConfigProvider componentSize="small">
      <Suspense fallback={null}>
        <KindInput
          id={id}
          value={value}
          field={{ ...free, everywhere: true }}
          record={{}}
          text={text}
          disabled={disabled}
          error={null}
          label={t(words.value)}
          compact
          onChange={take}
          onFill={nothing}
          onBlur={nothing}
        />
      </Suspense>
    </ConfigProvider>
  )
}

const nothing = () => undefined
