import { Popconfirm, Segmented } from 'antd'
import { Suspense } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { ConditionChoice } from './condition-choice.tsx'
import { changedGroup, movedGroup, withoutGroup } from './draft-edit.ts'
import type { Design } from './form-design-types.ts'
import { FormMultilingualInput } from './form-multilingual-input.tsx'
import css from './panel.module.css'

interface GroupPanelProps extends Design {
  readonly name: string
  readonly onGone: () => void
}

/** What one group of the form says. */
export function GroupPanel({ draft, name, disabled, change, onGone }: GroupPanelProps) {
  const t = useWords()
  const { form } = draft.doc
  const at = form.findIndex((group) => group.name === name)
  const group = form[at]
  if (group === undefined) return null
  const { visible, ...always } = group
  const set = (next: typeof group, about: string) =>
    change({ ...draft, doc: { ...draft.doc, form: form.with(at, next) } }, `${name} ${about}`)
  return (
    <div className={css.panel}>
      <FormMultilingualInput
        label={t(words.label)}
        value={draft.words.groups[name] ?? { zh: '', ru: '', en: '' }}
        disabled={disabled}
        onChange={(label) =>
          change(
            { ...draft, words: { ...draft.words, groups: { ...draft.words.groups, [name]: label } } },
            `${name} label`,
          )
        }
      />
      <div className={css.row}>
        <span>{t(words.columns)}</span>
        <Segmented<1 | 2 | 3>
          block
          size="small"
          aria-label={t(words.columns)}
          disabled={disabled}
          value={group.columns ?? 2}
          options={[1, 2, 3]}
          onChange={(columns) => change(changedGroup(draft, name, { columns }))}
        />
      </div>
      <Suspense fallback={null}>
        <ConditionChoice
          label={t(words.visible)}
          plain={[{ value: 'yes', label: t(words.always) }]}
          value={visible ?? true}
          draft={draft}
          path=""
          disabled={disabled}
          onChange={(next) => set(typeof next === 'string' ? { ...always, visible: next } : always, 'visible')}
        />
      </Suspense>
      {!disabled && (
        <div className={css.actions}>
          <Button disabled={at === 0} icon="up" onClick={() => change(movedGroup(draft, name, -1))}>
            {t(words.up)}
          </Button>
          <Button disabled={at === form.length - 1} icon="down" onClick={() => change(movedGroup(draft, name, 1))}>
            {t(words.down)}
          </Button>
          <Popconfirm
            title={t(words.removeGroup)}
            description={t(words.removeGroupNote)}
            okText={t(words.remove)}
            disabled={form.length < 2}
            onConfirm={() => {
              change(withoutGroup(draft, name))
              onGone()
            }}
          >
            <Button danger disabled={form.length < 2} icon="trash">
              {t(words.remove)}
            </Button>
          </Popconfirm>
        </div>
      )}
    </div>
  )
}
