import { Checkbox, InputNumber, Select } from 'antd'
import type { Field } from '../../../core/description/field.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import type { FormChoices } from '../../../core/form-design/form-designer-types.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Words } from '../../../core/values/language.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { InputBox } from '../../../ui/input.tsx'
import { useLang, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { drawnAt, optionOf } from './draft-fields.ts'
import css from './panel.module.css'

interface FieldLimitsProps {
  readonly field: Field
  readonly choices: FormChoices
  readonly draft: FormDraft
  readonly path: string
  readonly disabled: boolean
  readonly onOption: (name: string, value: Json | undefined) => void
}

interface Counted {
  readonly option: string
  readonly label: Words
  readonly most: number
}

const lengths: readonly Counted[] = [
  { option: 'min', label: words.minLength, most: 2_000 },
  { option: 'max', label: words.maxLength, most: 2_000 },
]
const files: readonly Counted[] = [
  { option: 'max', label: words.maxFiles, most: 50 },
  { option: 'maxMb', label: words.maxMb, most: 500 },
]
const several: readonly Counted[] = [{ option: 'limit', label: words.limit, most: 100 }]

const counted: Readonly<Record<string, readonly Counted[]>> = {
  text: lengths,
  textarea: lengths,
  personName: lengths,
  upperEnglish: lengths,
  lines: [
    { option: 'min', label: words.minLines, most: 500 },
    { option: 'max', label: words.maxLines, most: 2_000 },
  ],
  attachment: files,
  image: files,
  file: [{ option: 'maxMb', label: words.maxMb, most: 500 }],
  selects: several,
  checkboxes: several,
  dictionaries: several,
  dictionaryCheckboxes: several,
}

/** How far the values of a field may go, by its kind. */
export function FieldLimits(props: FieldLimitsProps) {
  const t = useWords()
  const { field, choices, disabled, onOption } = props
  const { numeric } = kindOf(field.kind)
  const limits = counted[field.kind] ?? []
  const number = (option: string) => {
    const value = optionOf(field, option)
    return typeof value === 'number' ? value : null
  }
  return (
    <>
      {numeric && <NumberLimits {...props} />}
      {limits.length > 0 && (
        <div className={css.pair}>
          {limits.map(({ option, label, most }) => (
            <label key={option} className={css.row}>
              {t(label)}
              <InputNumber
                min={0}
                max={most}
                precision={0}
                style={{ width: '100%' }}
                disabled={disabled}
                value={number(option)}
                onChange={(value) => onOption(option, value ?? undefined)}
              />
            </label>
          ))}
        </div>
      )}
      {field.kind === 'date' && (
        <div className={css.pair}>
          <DayLimit {...props} option="notBefore" label={words.notBefore} />
          <DayLimit {...props} option="notAfter" label={words.notAfter} />
        </div>
      )}
      {(field.kind === 'person' || field.kind === 'people') && (
        <>
          <Checkbox
            checked={optionOf(field, 'everywhere') === true}
            disabled={disabled}
            onChange={(event) => onOption('everywhere', event.target.checked ? true : undefined)}
          >
            {t(words.everywhere)}
          </Checkbox>
          <label className={css.row}>
            {t(words.role)}
            <Select
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              disabled={disabled}
              value={String(optionOf(field, 'role') ?? '') || null}
              options={choices.roles.map(({ code, label }) => ({ value: code, label }))}
              onChange={(role: string | undefined) => onOption('role', role)}
            />
          </label>
        </>
      )}
    </>
  )
}

function NumberLimits({ field, disabled, onOption }: FieldLimitsProps) {
  const t = useWords()
  const digits = optionOf(field, 'digits')
  const edge = (option: 'min' | 'max', label: Words) => (
    <label className={css.row}>
      {t(label)}
      <InputBox
        inputMode="decimal"
        disabled={disabled}
        value={String(optionOf(field, option) ?? '')}
        onChange={(text) => {
          const figures = text.replaceAll(/[\s,，]/g, '')
          onOption(option, figures === '' ? undefined : figures)
        }}
      />
    </label>
  )
  return (
    <>
      <div className={css.pair}>
        {edge('min', words.min)}
        {edge('max', words.max)}
      </div>
      <div className={css.pair}>
        <label className={css.row}>
          {t(words.digits)}
          <InputNumber
            min={0}
            max={8}
            precision={0}
            style={{ width: '100%' }}
            disabled={disabled}
            value={typeof digits === 'number' ? digits : null}
            onChange={(value) => onOption('digits', value ?? undefined)}
          />
        </label>
        {field.kind === 'currency' && (
          <Checkbox
            checked={optionOf(field, 'minus') === true}
            disabled={disabled}
            onChange={(event) => onOption('minus', event.target.checked ? true : undefined)}
          >
            {t(words.minus)}
          </Checkbox>
        )}
      </div>
    </>
  )
}

function DayLimit({
  field,
  draft,
  path,
  disabled,
  onOption,
  option,
  label,
}: FieldLimitsProps & { readonly option: string; readonly label: Words }) {
  const t = useWords()
  const lang = useLang()
  const days = Object.entries(draft.doc.fields).filter(([name, { kind }]) => kind === 'date' && name !== path)
  const options = [
    { value: 'today()', label: t(words.initialToday) },
    ...days.map(([name]) => ({ value: name, label: drawnAt(draft, name)?.label[lang] || name })),
  ]
  return (
    <label className={css.row}>
      {t(label)}
      <Select
        allowClear
        disabled={disabled}
        placeholder={t(words.anyDay)}
        value={String(optionOf(field, option) ?? '') || null}
        options={options}
        onChange={(value: string | undefined) => onOption(option, value)}
      />
    </label>
  )
}
