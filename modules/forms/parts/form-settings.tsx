import { Button, Checkbox, Radio, Select } from 'antd'
import type { AnyDocument } from '../../../core/document.ts'
import type { FormAccess } from '../../../core/form/draft.ts'
import { approvalVerbs, standardVerbs } from '../../../core/standard-verbs.ts'
import { Icon } from '../../../ui/icon.tsx'
import { openPage, useCan, useWords } from '../../../web/define.ts'
import { designWords as words, verbWords } from '../words/design.ts'
import type { Design } from './design.ts'
import css from './panel.module.css'
import { approvalBy, flowText, readyFlows, readyOf } from './ready-flows.ts'
import { WordsInput } from './words-input.tsx'

interface FormSettingsProps extends Design {
  /** The process runs already, so it can be taken further where processes are designed. */
  readonly running: boolean
}

/** How the form goes round, where it stands, who sees and does what. */
export function FormSettings({ running, ...design }: FormSettingsProps) {
  return (
    <div className={css.settings}>
      <ApprovalSettings {...design} running={running} />
      <PlaceSettings {...design} />
      <AccessSettings {...design} />
    </div>
  )
}

const office = 'oa'

function ApprovalSettings({ draft, choices, disabled, change, running }: FormSettingsProps) {
  const t = useWords()
  const mayDesign = useCan('lcmb-ck')
  const { approval, ...doc } = draft.doc
  const ready = approval === undefined ? 'none' : readyOf(approval.first) ?? 'own'
  const known = new Set(choices.roles.map(({ code }) => code))
  const offered = Object.entries(readyFlows).filter(([, desks]) => desks.every(({ source }) => source.by !== 'role' || known.has(source.role)))
  const category = approval?.category ?? choices.categories.find(({ code }) => code === office)?.code ?? choices.categories[0]?.code ?? office
  const granted = (verbs: readonly string[], add: boolean) => draft.access.map((grant) => ({ ...grant, verbs: add ? [...new Set([...grant.verbs, ...(grant.verbs.includes('xz') ? verbs : [])])] : grant.verbs.filter((verb) => !approvalVerbs.some((one) => one === verb)) }))
  const choose = (way: string) => {
    if (way === 'own') return
    if (way === 'none') change({ ...draft, doc: without(doc), access: granted([], false) })
    else change({ ...draft, doc: { ...withStatus(doc), approval: approvalBy(draft, way, category) }, access: granted(['tj', 'cx'], true) })
  }
  return (
    <section className={css.card}>
      <h2>{t(words.approval)}</h2>
      <Radio.Group value={ready} disabled={disabled} onChange={(event) => choose(String(event.target.value))} style={{ display: 'grid', gap: 8 }}>
        <Radio value="none">{t(words.approvalNone)}</Radio>
        {offered.map(([key, desks]) => <Radio key={key} value={key}>{flowText(desks, t)}</Radio>)}
        {ready === 'own' && <Radio value="own">{t(words.approvalOwn)}</Radio>}
      </Radio.Group>
      {approval && <label className={css.row}>{t(words.category)}<Select disabled={disabled} value={approval.category} options={choices.categories.map(({ code, label }) => ({ value: code, label }))} onChange={(next) => change({ ...draft, doc: { ...doc, approval: { ...approval, category: next } } })} /></label>}
      {approval && <p className={css.note}>{t(words.approvalNote)}</p>}
      {approval && running && mayDesign && <div><Button icon={<Icon name="flow" size={16} />} onClick={() => openPage(`/workflowconfig?process=${approval.process}`)}>{t(words.approvalOpen)}</Button></div>}
    </section>
  )
}

// The list of a form that goes round says how far it is.
function withStatus(doc: AnyDocument): AnyDocument {
  const { main } = doc.lists
  if (main === undefined || main.columns.includes('approvalStatus')) return doc
  return { ...doc, lists: { ...doc.lists, main: { ...main, columns: [...main.columns, 'approvalStatus'], search: [...main.search, 'approvalStatus'] } } }
}

const status: ReadonlySet<string> = new Set(['approvalStatus', 'currentHandlers'])

function without(doc: AnyDocument): AnyDocument {
  const kept = (names: readonly string[]) => names.filter((name) => !status.has(name))
  return { ...doc, lists: Object.fromEntries(Object.entries(doc.lists).map(([name, list]) => [name, { ...list, columns: kept(list.columns), search: kept(list.search) }])) }
}

function PlaceSettings({ draft, choices, disabled, change }: Design) {
  const t = useWords()
  const scopes = [
    { value: draft.doc.code, label: t(words.scopeOwn) }, { value: 'everyone', label: t(words.scopeEveryone) },
    { value: 'rygl', label: t(words.scopeStaff) }, { value: 'zjgl', label: t(words.scopeFunds) }, { value: 'htgl', label: t(words.scopeContracts) },
  ]
  return (
    <section className={css.card}>
      <h2>{t(words.formName)}</h2>
      <WordsInput label={t(words.label)} value={draft.words.title} max={60} disabled={disabled} onChange={(title) => change({ ...draft, words: { ...draft.words, title } }, 'title')} />
      <p className={css.note}><span className={css.code}>{draft.doc.name} · {draft.doc.code}</span></p>
      <label className={css.row}>{t(words.menu)}<Select showSearch={{ optionFilterProp: 'label' }} disabled={disabled} value={draft.menu.folder} options={choices.folders.map(({ code, label }) => ({ value: code, label }))} onChange={(folder) => change({ ...draft, menu: { ...draft.menu, folder } })} /></label>
      <label className={css.row}>{t(words.scope)}<Select disabled={disabled} value={draft.doc.scope} options={scopes} onChange={(scope) => change({ ...draft, doc: { ...draft.doc, scope } })} /></label>
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
            <header>{choices.roles.find(({ code }) => code === grant.role)?.label ?? grant.role}<Button size="small" type="text" disabled={disabled} aria-label={t(words.accessRemove)} icon={<Icon name="trash" size={14} />} onClick={() => put(draft.access.toSpliced(at, 1))} /></header>
            <div className={css.checks}>{verbs.map((verb) => { const label = verbWords[verb]; return <Checkbox key={verb} disabled={disabled} checked={grant.verbs.includes(verb)} onChange={(event) => put(draft.access.with(at, { ...grant, verbs: event.target.checked ? [...grant.verbs, verb] : grant.verbs.filter((one) => one !== verb) }))}>{label === undefined ? verb : t(label)}</Checkbox> })}</div>
          </li>
        ))}
      </ul>
      {!disabled && <Select showSearch={{ optionFilterProp: 'label' }} value={null} placeholder={t(words.accessAdd)} aria-label={t(words.accessAdd)} options={free.map(({ code, label }) => ({ value: code, label }))} onChange={(role: string | null) => { if (role !== null) put([...draft.access, { role, verbs: ['ck'] }]) }} />}
      <p className={css.note}>{t(words.accessNote)}</p>
    </section>
  )
}
