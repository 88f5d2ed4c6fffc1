import { Suspense } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Words } from '../../../core/values/language.ts'
import { iconWords } from '../../../core/words/icon-words.ts'
import { toast } from '../../../ui/toast.ts'
import {
  type ProcessSetting,
  renewTemplates,
  type SettingSaid,
  type TemplateLine,
  useProcessSetting,
} from '../../../web/module-api-flow.ts'
import { FieldsDialog, http, newKey, useStamp, useWords, type Values } from '../../../web/module-api.ts'
import { templateWords as words } from '../words/process-definitions.ts'
import css from './templates.module.css'

const plain = { rights: { read: true, write: true }, sortable: false, filter: 'none', numeric: false } as const

/** Where a process stands, who may start it and who looks after it; with what was changed before. */
export function ProcessSettings({ line, onClose }: { readonly line: TemplateLine; readonly onClose: () => void }) {
  const t = useWords()
  const { data } = useProcessSetting(line.process)
  if (data === undefined) return null
  const fields: readonly DescribedField[] = [
    {
      ...plain,
      kind: 'select',
      name: 'category',
      label: t(words.category),
      required: true,
      choices: data.categories.map(asChoice),
    },
    {
      ...plain,
      kind: 'selects',
      name: 'starters',
      label: t(words.starters),
      help: t(words.startersHelp),
      choices: data.roles.map(asChoice),
    },
    {
      ...plain,
      kind: 'departments',
      name: 'places',
      label: t(words.starterPlaces),
      help: t(words.starterPlacesHelp),
      everywhere: true,
      units: true,
    },
    { ...plain, kind: 'people', name: 'people', label: t(words.starterPeople), everywhere: true, limit: 200 },
    {
      ...plain,
      kind: 'selects',
      name: 'closed',
      label: t(words.closed),
      help: t(words.closedHelp),
      choices: data.verbs.map(asChoice),
    },
    {
      ...plain,
      kind: 'select',
      name: 'icon',
      label: t(words.icon),
      choices: Object.entries(iconWords).map(([code, label]) => ({ code, label })),
    },
    { ...plain, kind: 'color', name: 'color', label: t(words.color) },
    {
      ...plain,
      kind: 'people',
      name: 'managers',
      label: t(words.managers),
      help: t(words.managersHelp),
      everywhere: true,
      limit: 20,
    },
  ]
  const save = async ({ category, starters, places, people, closed, icon, color, managers }: Values) => {
    await http.post(
      `/api/workflow/template/${line.process}/setting`,
      {
        category,
        starters: starters ?? [],
        places: places ?? [],
        people: people ?? [],
        closed: closed ?? [],
        icon,
        color,
        managers: managers ?? [],
        ver: data.ver,
      },
      { key: newKey(), quiet: true },
    )
    toast.success(t(words.settingsKept))
    void renewTemplates()
  }
  const values: Values = {
    category: data.category,
    starters: data.starters,
    places: data.places,
    people: data.people,
    closed: data.closed,
    icon: data.icon,
    color: data.color,
    managers: data.managers,
  }
  return (
    <Suspense>
      <FieldsDialog
        title={t(words.settingsOf, { name: line.label })}
        fields={fields}
        values={values}
        onSave={save}
        onClose={onClose}
      >
        {data.past.length > 0 && <Past past={data.past} />}
      </FieldsDialog>
    </Suspense>
  )
}

const none: Readonly<Partial<Record<keyof SettingSaid, Words>>> = {
  starters: words.everybody,
  closed: words.nothing,
  icon: words.usual,
  color: words.usual,
}

function asChoice({ code, label }: { readonly code: string; readonly label: string }) {
  return { code, label: { zh: label, ru: label, en: label } }
}

function Past({ past }: Pick<ProcessSetting, 'past'>) {
  const t = useWords()
  const stamp = useStamp()
  const parts = [
    ['category', words.category],
    ['starters', words.starters],
    ['managers', words.managers],
    ['closed', words.closed],
    ['icon', words.icon],
    ['color', words.color],
  ] as const
  const named = (part: keyof SettingSaid, value: string) =>
    part === 'icon' && Object.hasOwn(iconWords, value) ? t(iconWords[value as keyof typeof iconWords]) : value // one of them, as was looked at
  const said = (one: SettingSaid, part: keyof SettingSaid) =>
    [one[part] ?? []]
      .flat()
      .map((value) => named(part, value))
      .join(' · ') || t(none[part] ?? words.nobody)
  return (
    <details className={css.past}>
      <summary>{t(words.past, { n: past.length })}</summary>
      <ol>
        {past.map(({ at, personName, before, after }) => (
          <li key={at}>
            <small>
              {stamp(at, 'minute')} · {personName}
            </small>
            {parts
              .filter(([part]) => said(before, part) !== said(after, part))
              .map(([part, label]) => (
                <span key={part}>
                  {t(label)}: {said(before, part)} → {said(after, part)}
                </span>
              ))}
          </li>
        ))}
      </ol>
    </details>
  )
}
