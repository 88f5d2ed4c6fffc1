import { Select } from 'antd'
import { kindOf } from '../../../kinds/kinds.ts'
import { Button } from '../../../ui/button.tsx'
import { useLang, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { moved, spotOf } from './draft-edit.ts'
import { drawnAt, withDrawn, withOption, type Drawn } from './draft-fields.ts'
import { freshName, nameFrom, namesIn, renamed } from './draft-names.ts'
import { KindParts, RuleParts, ValueParts, type FieldPartsProps } from './field-panel-sections.tsx'
import type { Design } from './form-design-types.ts'
import { FormMultilingualInput } from './form-multilingual-input.tsx'
import { HelpInput } from './help-input.tsx'
import { useSpelling } from './use-pinyin.tsx'
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
  const { draft, path, fresh, disabled, change, onCopy, onRemove } = props
  const drawn = drawnAt(draft, path)
  const onNamed = useNamed(props, drawn)
  if (drawn === null) return null
  const { field } = drawn
  const set = (next: Drawn, about: string) => change(withDrawn(draft, path, next), `${path} ${about}`)
  const automatic = field.kind === 'autoNumber'
  const parts: FieldPartsProps = {
    ...props,
    drawn,
    onDrawn: set,
    onOption: (name, value) => set({ ...drawn, field: withOption(field, name, value) }, name),
  }
  return (
    <div className={css.panel}>
      <FormMultilingualInput
        label={t(words.label)}
        value={drawn.label}
        disabled={disabled}
        autoFocus={fresh}
        onChange={(label) => set({ ...drawn, label }, 'label')}
        onNamed={onNamed}
      />
      <p className={css.note}>
        {kindOf(field.kind).label[lang]} · <span className={css.code}>{path.split('.').at(-1)}</span>
      </p>
      <GroupChoice {...props} />
      <ValueParts {...parts} />
      <KindParts {...parts} />
      <RuleParts {...parts} />
      {!automatic && (
        <HelpInput drawn={drawn} disabled={disabled} onChange={(help) => set({ ...drawn, help }, 'help')} />
      )}
      {!disabled && (
        <div className={css.actions}>
          {!automatic && (
            <Button icon="copy" onClick={onCopy}>
              {t(words.copy)}
            </Button>
          )}
          <Button danger icon="trash" onClick={onRemove}>
            {t(words.remove)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** A field that has no name of its own yet is called after its label. */
function useNamed({ draft, path, fixed, disabled, change, onRenamed }: FieldPanelProps, drawn: Drawn | null) {
  const spelling = useSpelling()
  return () => {
    if (drawn === null || fixed.has(path) || disabled || spelling === null) return
    const own = path.split('.').at(-1) ?? path
    const wanted = nameFrom(drawn.label, spelling)
    const others = namesIn(draft).filter((one) => one !== own)
    const next = wanted === null ? own : freshName(wanted, others)
    if (next === own) return
    change(renamed(draft, path, next), `${path} label`)
    onRenamed([...path.split('.').slice(0, -1), next].join('.'))
  }
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
