import { Suspense } from 'react'
import type { DescribedField } from '../../../core/described.ts'
import { toast } from '../../../ui/toast.ts'
import { AskDialog, http, newKey, useStamp, useWords, type Values } from '../../../web/define.ts'
import { templateWords as words } from '../words/templates.ts'
import { type ProcessSetting, renewTemplates, type SettingSaid, type TemplateLine, useProcessSetting } from '../../../web/define-flow.ts'
import css from './templates.module.css'

const plain = { rights: { read: true, write: true }, sortable: false, filter: 'none', numeric: false } as const

/** Where a process stands, who may start it and who looks after it; with what was changed before. */
export function ProcessSettings({ line, onClose }: { readonly line: TemplateLine; readonly onClose: () => void }) {
  const t = useWords()
  const { data } = useProcessSetting(line.process)
  if (data === undefined) return null
  const fields: readonly DescribedField[] = [
    { ...plain, kind: 'select', name: 'category', label: t(words.category), required: true, choices: data.categories.map(asChoice) },
    { ...plain, kind: 'selects', name: 'starters', label: t(words.starters), help: t(words.startersHelp), choices: data.roles.map(asChoice) },
    { ...plain, kind: 'people', name: 'managers', label: t(words.managers), help: t(words.managersHelp), everywhere: true, limit: 20 },
  ]
  const save = async ({ category, starters, managers }: Values) => {
    await http.post(`/api/workflow/template/${line.process}/setting`, { category, starters: starters ?? [], managers: managers ?? [], ver: data.ver }, { key: newKey(), quiet: true })
    toast.success(t(words.settingsKept))
    renewTemplates()
  }
  const values: Values = { category: data.category, starters: data.starters, managers: data.managers }
  return <Suspense><AskDialog title={t(words.settingsOf, { name: line.label })} fields={fields} values={values} onSave={save} onClose={onClose}>{data.past.length > 0 && <Past past={data.past} />}</AskDialog></Suspense>
}

function asChoice({ code, label }: { readonly code: string; readonly label: string }) {
  return { code, label: { zh: label, ru: label, en: label } }
}

function Past({ past }: Pick<ProcessSetting, 'past'>) {
  const t = useWords()
  const stamp = useStamp()
  const parts = [['category', words.category], ['starters', words.starters], ['managers', words.managers]] as const
  const said = (one: SettingSaid, part: keyof SettingSaid) => [one[part]].flat().join(' · ') || t(part === 'starters' ? words.everybody : words.nobody)
  return (
    <details className={css.past}>
      <summary>{t(words.past, { n: past.length })}</summary>
      <ol>
        {past.map(({ at, personName, before, after }) => (
          <li key={at}>
            <small>{stamp(at, 'minute')} · {personName}</small>
            {parts.filter(([part]) => said(before, part) !== said(after, part)).map(([part, label]) => <span key={part}>{t(label)}: {said(before, part)} → {said(after, part)}</span>)}
          </li>
        ))}
      </ol>
    </details>
  )
}
