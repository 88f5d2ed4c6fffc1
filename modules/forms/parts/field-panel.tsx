import { Button, Checkbox, Input, Segmented, Select } from 'antd'
import { languages } from '../../../core/language.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLang, useWords } from '../../../web/define.ts'
import { designWords as words } from '../words/design.ts'
import { ChoiceList } from './choice-list.tsx'
import { ConditionChoice } from './condition-choice.tsx'
import type { Design } from './design.ts'
import { moved, spotOf } from './draft-edit.ts'
import { columnsOf, drawnAt, optionOf, withDrawn, withOption, type Drawn } from './draft-fields.ts'
import { freshName, nameFrom, namesIn, renamed } from './draft-names.ts'
import { FieldLimits } from './field-limits.tsx'
import { FormulaInput } from './formula-input.tsx'
import { InitialInput } from './initial-input.tsx'
import { ReferenceOptions } from './reference-options.tsx'
import { useSpelling } from './use-spelling.tsx'
import { WordsInput } from './words-input.tsx'
import css from './panel.module.css'

interface FieldPanelProps extends Design {
  readonly path: string
  /** Names that a published form has: they stay as they are. */
  readonly fixed: ReadonlySet<string>
  /** It was put into the form just now: its name is typed first. */
  readonly fresh: boolean
  readonly onRenamed: (path: string) => void
  readonly onCopy: () => void
  readonly onRemove: () => void
}

/** Everything that one field says. */
export function FieldPanel(props: FieldPanelProps) {
  const t = useWords()
  const lang = useLang()
  const { draft, choices, path, fixed, fresh, disabled, change, onRenamed, onCopy, onRemove } = props
  const drawn = drawnAt(draft, path)
  const own = path.split('.').at(-1) ?? path
  const spelling = useSpelling()
  if (drawn === null) return null
  const { field } = drawn
  const kind = kindOf(field.kind)
  const set = (next: Drawn, about: string) => change(withDrawn(draft, path, next), `${path} ${about}`)
  const option = (name: string, value: Parameters<typeof withOption>[2]) =>
    set({ ...drawn, field: withOption(field, name, value) }, name)
  const named = () => {
    const wanted = fixed.has(path) || disabled || spelling === null ? null : nameFrom(drawn.label, spelling)
    const next =
      wanted === null
        ? own
        : freshName(
            wanted,
            namesIn(draft).filter((one) => one !== own),
          )
    if (next === own) return
    change(renamed(draft, path, next), `${path} label`)
    onRenamed([...path.split('.').slice(0, -1), next].join('.'))
  }
  const computed = typeof field.calc === 'string'
  const automatic = field.kind === 'autoNumber'
  const plain = !automatic && field.kind !== 'lines'
  return (
    <div className={css.panel}>
      <WordsInput
        label={t(words.label)}
        value={drawn.label}
        disabled={disabled}
        autoFocus={fresh}
        onChange={(label) => set({ ...drawn, label }, 'label')}
        onNamed={named}
      />
      <p className={css.note}>
        {kind.label[lang]} · <span className={css.code}>{own}</span>
      </p>
      <GroupChoice {...props} />
      {!automatic && !computed && field.kind !== 'yesNo' && (
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
          onChange={(required) => option('required', required === false ? undefined : required)}
        />
      )}
      {plain && kind.expression(field) !== 'list' && (
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
              set(
                {
                  ...drawn,
                  field:
                    way === 'computed'
                      ? withOption(
                          withOption(withOption(field, 'required', undefined), 'initial', undefined),
                          'calc',
                          '',
                        )
                      : withOption(field, 'calc', undefined),
                },
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
          onChange={(calc) => option('calc', calc)}
        />
      )}
      {'choices' in field && (
        <ChoiceList
          value={optionOf(field, 'choices')}
          disabled={disabled}
          onChange={(value) => option('choices', value)}
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
            onChange={(group) => option('group', group)}
          />
        </label>
      )}
      {(field.kind === 'reference' || field.kind === 'references') && (
        <ReferenceOptions {...props} drawn={drawn} onOption={option} />
      )}
      {field.kind === 'lines' && (
        <LineTotals
          drawn={drawn}
          disabled={disabled}
          onChange={(totals) => option('totals', totals.length === 0 ? undefined : totals)}
        />
      )}
      <FieldLimits field={field} choices={choices} draft={draft} path={path} disabled={disabled} onOption={option} />
      {plain && !computed && (
        <InitialInput drawn={drawn} disabled={disabled} onChange={(initial) => option('initial', initial)} />
      )}
      {!automatic && (
        <ConditionChoice
          label={t(words.visible)}
          plain={[{ value: 'yes', label: t(words.always) }]}
          value={field.visible ?? true}
          draft={draft}
          path={path}
          disabled={disabled}
          onChange={(visible) => option('visible', typeof visible === 'string' ? visible : undefined)}
        />
      )}
      {plain && !path.includes('.') && kind.sql(field) === 'text' && (
        <div className={css.checks}>
          <Checkbox
            checked={field.unique === true}
            disabled={disabled}
            onChange={(event) => option('unique', event.target.checked ? true : undefined)}
          >
            {t(words.unique)}
          </Checkbox>
          <Checkbox
            checked={field.searched === true}
            disabled={disabled}
            onChange={(event) => option('searched', event.target.checked ? true : undefined)}
          >
            {t(words.searched)}
          </Checkbox>
        </div>
      )}
      {!automatic && (
        <HelpInput drawn={drawn} disabled={disabled} onChange={(help) => set({ ...drawn, help }, 'help')} />
      )}
      {!disabled && (
        <div className={css.actions}>
          {!automatic && (
            <Button icon={<Icon name="copy" size={15} />} onClick={onCopy}>
              {t(words.copy)}
            </Button>
          )}
          <Button danger icon={<Icon name="trash" size={15} />} onClick={onRemove}>
            {t(words.remove)}
          </Button>
        </div>
      )}
    </div>
  )
}

// For those who do not drag.
function GroupChoice({ draft, path, disabled, change }: FieldPanelProps) {
  const t = useWords()
  const lang = useLang()
  const spot = spotOf(draft, path)
  if (spot === null || !('group' in spot) || draft.doc.form.length < 2) return null
  const options = draft.doc.form.map(({ name }) => ({ value: name, label: draft.words.groups[name]?.[lang] || name }))
  return (
    <label className={css.row}>
      {t(words.moveTo)}
      <Select
        value={spot.group}
        disabled={disabled}
        options={options}
        onChange={(group) =>
          change(
            moved(draft, path, { group, at: draft.doc.form.find(({ name }) => name === group)?.fields.length ?? 0 }),
          )
        }
      />
    </label>
  )
}

function LineTotals({
  drawn,
  disabled,
  onChange,
}: {
  readonly drawn: Drawn
  readonly disabled: boolean
  readonly onChange: (totals: string[]) => void
}) {
  const t = useWords()
  const lang = useLang()
  const value = optionOf(drawn.field, 'totals')
  const numeric = Object.entries(columnsOf(drawn.field)).filter(([, { kind }]) => kindOf(kind).numeric)
  const named = (column: string) => {
    const said = drawn.inner[column]
    return said === undefined ? column : ('label' in said ? said.label : said)[lang] || column
  }
  return (
    <label className={css.row}>
      {t(words.totals)}
      <Select
        mode="multiple"
        disabled={disabled}
        value={Array.isArray(value) ? value.map(String) : []}
        options={numeric.map(([column]) => ({ value: column, label: named(column) }))}
        onChange={onChange}
      />
    </label>
  )
}

function HelpInput({
  drawn,
  disabled,
  onChange,
}: {
  readonly drawn: Drawn
  readonly disabled: boolean
  readonly onChange: (help: Drawn['help']) => void
}) {
  const t = useWords()
  const nothing = { zh: '', ru: '', en: '' }
  if (drawn.help !== null)
    return (
      <WordsInput
        label={t(words.help)}
        value={drawn.help}
        disabled={disabled}
        max={200}
        onChange={(help) => onChange(languages.every((lang) => help[lang] === '') ? null : help)}
      />
    )
  return (
    <label className={css.row}>
      {t(words.help)}
      <Input value="" disabled={disabled} onChange={(event) => onChange({ ...nothing, zh: event.target.value })} />
    </label>
  )
}
