import { Select } from 'antd'
import type { Json } from '../../../core/values/json.ts'
import { Button } from '../../../ui/button.tsx'
import { useLang, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { columnsOf, drawnAt, optionOf, type Drawn } from './draft-fields.ts'
import type { Design } from './form-design-types.ts'
import css from './panel.module.css'

interface ReferenceOptionsProps extends Design {
  readonly path: string
  readonly drawn: Drawn
  readonly onOption: (name: string, value: Json | undefined) => void
}

/** What a reference points at, and which fields a choice fills in. */
export function ReferenceOptions({ draft, choices, path, drawn, disabled, onOption }: ReferenceOptionsProps) {
  const t = useWords()
  const lang = useLang()
  const to = optionOf(drawn.field, 'to')
  const given = optionOf(drawn.field, 'fill')
  const fill =
    typeof given === 'object' && given !== null && !Array.isArray(given)
      ? Object.entries(given).map(([own, from]) => [own, String(from)] as const)
      : []
  const target = choices.documents.find(({ key }) => key === to)
  const [around = '', column] = path.split('.')
  const beside = (
    column === undefined
      ? Object.keys(draft.doc.fields)
      : Object.keys(columnsOf(draft.doc.fields[around])).map((one) => one)
  ).filter((name) => name !== (column ?? path))
  const named = (name: string) => {
    const one = drawnAt(draft, column === undefined ? name : `${around}.${name}`)
    return one?.label[lang] || one?.label.zh || name
  }
  const put = (next: readonly (readonly [string, string])[]) =>
    onOption('fill', next.length === 0 ? undefined : Object.fromEntries(next))
  const free = beside.find((name) => !fill.some(([own]) => own === name))
  const first = target?.fields[0]
  return (
    <>
      <label className={css.row}>
        {t(words.target)}
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          disabled={disabled}
          value={typeof to === 'string' && to !== '' ? to : null}
          options={choices.documents.map(({ key, label }) => ({ value: key, label }))}
          onChange={(next) => onOption('to', next)}
        />
      </label>
      {target && drawn.field.kind === 'reference' && (
        <div className={css.row}>
          <span>{t(words.fill)}</span>
          {fill.map(([own, from], at) => (
            <div key={own} className={css.line}>
              <Select
                size="small"
                disabled={disabled}
                value={own}
                aria-label={t(words.fill)}
                options={beside.map((name) => ({ value: name, label: named(name) }))}
                onChange={(next) => put(fill.with(at, [next, from]))}
              />
              <Select
                size="small"
                showSearch={{ optionFilterProp: 'label' }}
                disabled={disabled}
                value={from}
                aria-label={t(words.fillFrom)}
                options={target.fields.map(({ name, label }) => ({ value: name, label }))}
                onChange={(next) => put(fill.with(at, [own, next]))}
              />
              <Button
                size="small"
                look="quiet"
                disabled={disabled}
                aria-label={t(words.remove)}
                icon="trash"
                onClick={() => put(fill.toSpliced(at, 1))}
              />
            </div>
          ))}
          {!disabled && free !== undefined && first && (
            <Button size="small" icon="plus" onClick={() => put([...fill, [free, first.name]])}>
              {t(words.addFill)}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
