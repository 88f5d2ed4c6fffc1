import { Checkbox, Segmented, Select } from 'antd'
import { kindOf } from '../../../kinds/kinds.ts'
import { useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { ChoiceList } from './choice-list.tsx'
import { ConditionChoice } from './condition-choice.tsx'
import { optionOf, withOption, type Drawn } from './draft-fields.ts'
import { FieldLimits } from './field-limits.tsx'
import type { Design } from './form-design-types.ts'
import { FormulaInput } from './formula-input.tsx'
import { InitialInput } from './initial-value-input.tsx'
import { LineTotals } from './line-totals.tsx'
import { ReferenceOptions } from './reference-options.tsx'
import css from './panel.module.css'

/** What the parts of the panel get that say one field. */
export interface FieldPartsProps extends Design {
  readonly path: string
  readonly drawn: Drawn
  readonly onDrawn: (next: Drawn, about: string) => void
  readonly onOption: (name: string, value: Parameters<typeof withOption>[2]) => void
}

/** Whether the field must be filled in, and whether its value is typed or computed. */
export function ValueParts({ draft, path, drawn, disabled, onDrawn, onOption }: FieldPartsProps) {
  const t = useWords()
  const { field } = drawn
  const kind = kindOf(field.kind)
  const computed = typeof field.calc === 'string'
  return (
    <>
      {field.kind !== 'autoNumber' && !computed && field.kind !== 'yesNo' && (
        <ConditionChoice
          label={t(words.required)}
          plain={[
            { value: 'yes', label: t(words.always) },
            { value: 'no', label: t(words.never) },
          ]}
          value={field.required ?? false}
          draft={draft}
          path={path}
          disabled={disabled}
          onChange={(required) => onOption('required', required === false ? undefined : required)}
        />
      )}
      {isPlain(field.kind) && kind.expression(field) !== 'list' && (
        <div className={css.row}>
          <span>{t(words.value)}</span>
          <Segmented
            block
            size="small"
            disabled={disabled}
            value={computed ? 'computed' : 'typed'}
            options={[
              { value: 'typed', label: t(words.typed) },
              { value: 'computed', label: t(words.computed) },
            ]}
            onChange={(way) =>
              onDrawn(
                { ...drawn, field: way === 'computed' ? asComputed(field) : withOption(field, 'calc', undefined) },
                'calc way',
              )
            }
          />
        </div>
      )}
      {computed && (
        <FormulaInput
          draft={draft}
          path={path}
          field={field}
          value={field.calc ?? ''}
          disabled={disabled}
          onChange={(calc) => onOption('calc', calc)}
        />
      )}
    </>
  )
}

function isPlain(kind: string): boolean {
  return kind !== 'autoNumber' && kind !== 'lines'
}

function asComputed(field: Drawn['field']): Drawn['field'] {
  return withOption(withOption(withOption(field, 'required', undefined), 'initial', undefined), 'calc', '')
}

/** What only some kinds of fields have: choices, a code table, what is referred to, totals. */
export function KindParts(props: FieldPartsProps) {
  const { choices, drawn, disabled, onOption } = props
  const t = useWords()
  const { field } = drawn
  return (
    <>
      {'choices' in field && (
        <ChoiceList
          value={optionOf(field, 'choices')}
          disabled={disabled}
          onChange={(value) => onOption('choices', value)}
        />
      )}
      {'group' in field && (
        <label className={css.row}>
          {t(words.dictionary)}
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            disabled={disabled}
            value={String(optionOf(field, 'group') ?? '') || null}
            options={choices.dictionaries.map(({ group, label }) => ({ value: group, label: `${label} · ${group}` }))}
            onChange={(group) => onOption('group', group)}
          />
        </label>
      )}
      {(field.kind === 'reference' || field.kind === 'references') && <ReferenceOptions {...props} />}
      {field.kind === 'lines' && (
        <LineTotals
          drawn={drawn}
          disabled={disabled}
          onChange={(totals) => onOption('totals', totals.length === 0 ? undefined : totals)}
        />
      )}
    </>
  )
}

/** What a value may be, what it begins as, when the field is shown, and how it is found. */
export function RuleParts({ choices, draft, path, drawn, disabled, onOption }: FieldPartsProps) {
  const t = useWords()
  const { field } = drawn
  const automatic = field.kind === 'autoNumber'
  const plain = isPlain(field.kind)
  return (
    <>
      <FieldLimits {...{ field, choices, draft, path, disabled, onOption }} />
      {plain && typeof field.calc !== 'string' && (
        <InitialInput drawn={drawn} disabled={disabled} onChange={(initial) => onOption('initial', initial)} />
      )}
      {!automatic && (
        <ConditionChoice
          label={t(words.visible)}
          plain={[{ value: 'yes', label: t(words.always) }]}
          value={field.visible ?? true}
          draft={draft}
          path={path}
          disabled={disabled}
          onChange={(visible) => onOption('visible', typeof visible === 'string' ? visible : undefined)}
        />
      )}
      {plain && !path.includes('.') && kindOf(field.kind).sql(field) === 'text' && (
        <div className={css.checks}>
          <Checkbox
            checked={field.unique === true}
            disabled={disabled}
            onChange={(event) => onOption('unique', event.target.checked ? true : undefined)}
          >
            {t(words.unique)}
          </Checkbox>
          <Checkbox
            checked={field.searched === true}
            disabled={disabled}
            onChange={(event) => onOption('searched', event.target.checked ? true : undefined)}
          >
            {t(words.searched)}
          </Checkbox>
        </div>
      )}
    </>
  )
}
