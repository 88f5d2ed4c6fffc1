import { Checkbox, Select } from 'antd'
import type { FormAccess } from '../../../core/form-design/draft.ts'
import { approvalVerbs, standardVerbs } from '../../../core/words/standard-verbs.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../../web/module-api.ts'
import { designWords as words, verbWords } from '../words/design.ts'
import type { Design } from './form-design-types.ts'
import { FormMultilingualInput } from './form-multilingual-input.tsx'
import css from './panel.module.css'

/** Where the form stands, who sees and does what. */
export function FormSettings(design: Design) {
  return (
    <div className={css.settings}>
      <PlaceSettings {...design} />
      <AccessSettings {...design} />
    </div>
  )
}

function PlaceSettings({ draft, choices, disabled, change }: Design) {
  const t = useWords()
  const scopes = [
    { value: draft.doc.code, label: t(words.scopeOwn) },
    { value: 'everyone', label: t(words.scopeEveryone) },
    { value: 'rygl', label: t(words.scopeStaff) },
    { value: 'zjgl', label: t(words.scopeFunds) },
    { value: 'htgl', label: t(words.scopeContracts) },
  ]
  return (
    <section className={css.card}>
      <h2>{t(words.formName)}</h2>
      <FormMultilingualInput
        label={t(words.label)}
        value={draft.words.title}
        max={60}
        disabled={disabled}
        onChange={(title) => change({ ...draft, words: { ...draft.words, title } }, 'title')}
      />
      <p className={css.note}>
        <span className={css.code}>
          {draft.doc.name} · {draft.doc.code}
        </span>
      </p>
      <label className={css.row}>
        {t(words.menu)}
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          disabled={disabled}
          value={draft.menu.folder}
          options={choices.folders.map(({ code, label }) => ({ value: code, label }))}
          onChange={(folder) => change({ ...draft, menu: { ...draft.menu, folder } })}
        />
      </label>
      <label className={css.row}>
        {t(words.scope)}
        <Select
          disabled={disabled}
          value={draft.doc.scope}
          options={scopes}
          onChange={(scope) => change({ ...draft, doc: { ...draft.doc, scope } })}
        />
      </label>
    </section>
  )
}

function AccessSettings({ draft, choices, disabled, change }: Design) {
  const t = useWords()
  const put = (access: readonly FormAccess[]) => change({ ...draft, access })
  const verbs: readonly string[] = [...standardVerbs, ...(draft.doc.approval === undefined ? [] : approvalVerbs)]
  const free = choices.roles.filter(({ code }) => !draft.access.some(({ role }) => role === code))
  return (
    <section className={css.card}>
      <h2>{t(words.access)}</h2>
      <ul className={css.grants}>
        {draft.access.map((grant, at) => (
          <li key={grant.role}>
            <header>
              {choices.roles.find(({ code }) => code === grant.role)?.label ?? grant.role}
              <Button
                size="small"
                look="quiet"
                disabled={disabled}
                aria-label={t(words.accessRemove)}
                icon="trash"
                onClick={() => put(draft.access.toSpliced(at, 1))}
              />
            </header>
            <div className={css.checks}>
              {verbs.map((verb) => {
                const label = verbWords[verb]
                return (
                  <Checkbox
                    key={verb}
                    disabled={disabled}
                    checked={grant.verbs.includes(verb)}
                    onChange={(event) =>
                      put(
                        draft.access.with(at, {
                          ...grant,
                          verbs: event.target.checked
                            ? [...grant.verbs, verb]
                            : grant.verbs.filter((one) => one !== verb),
                        }),
                      )
                    }
                  >
                    {label === undefined ? verb : t(label)}
                  </Checkbox>
                )
              })}
            </div>
          </li>
        ))}
      </ul>
      {!disabled && (
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          value={null}
          placeholder={t(words.accessAdd)}
          aria-label={t(words.accessAdd)}
          options={free.map(({ code, label }) => ({ value: code, label }))}
          onChange={(role: string | null) => {
            if (role !== null) put([...draft.access, { role, verbs: ['ck'] }])
          }}
        />
      )}
      <p className={css.note}>{t(words.accessNote)}</p>
    </section>
  )
}
