import { Alert, Button } from 'antd'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Described } from '../../core/described.ts'
import { classes } from '../../ui/classes.ts'
import { KeyHint } from '../../ui/key-hint.tsx'
import { usePageVisible } from '../../ui/page-visible.ts'
import type { OneRecord, Saved } from '../data/record.ts'
import { usePhone } from '../data/use-phone.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { useTab } from '../shell/page.ts'
import { useSession } from '../session/session.ts'
import { useWords } from '../session/use-words.ts'
import { DraftNotice } from './draft-notice.tsx'
import { focusWrong } from './focus-wrong.ts'
import css from './form.module.css'
import { formFields } from './form-fields.ts'
import { FormGroups } from './form-groups.tsx'
import { createForm } from './form-store.ts'
import { useAsker } from './use-asker.ts'
import { useSave } from './use-save.ts'
import { formWords } from './words.ts'

interface FormViewProps {
  readonly doc: Described
  /** Null for a new record. */
  readonly one: OneRecord | null
  readonly onSaved: (saved: Saved) => void
  readonly onCancel: () => void
  /** Reads the record again; the form lays its changes over it. */
  readonly onReload: () => Promise<OneRecord | null>
}

/** The form of a document: groups, live conditions and sums, drafts, save and submit. */
export function FormView({ doc, one, onSaved, onCancel, onReload }: FormViewProps) {
  const t = useWords()
  const { user } = useSession()
  const asker = useAsker()
  const tab = useTab()
  const visible = usePageVisible()
  const phone = usePhone()
  const prefix = useId()
  const root = useRef<HTMLFormElement>(null)
  const record = one?.record ?? null
  // The form lives as long as the page shows this record; a newer version arrives through rebase, a new language through labels.
  const [form] = useState(() => createForm({
    fields: formFields(doc), record,
    asker,
    writable: (name) => one?.writable?.has(name) ?? doc.fields.find((field) => field.name === name)?.rights.write ?? true,
  }))
  const ver = typeof record?.ver === 'number' ? record.ver : null
  const draft = useDraft(form, { person: user.userId, document: `${doc.module}.${doc.name}`, id: record ? String(record.id) : 'new' }, ver)
  const { save, busy, stale, fresh } = useSave(doc, form, record)
  const dirty = useStore(form.store, ({ changed }) => changed.size > 0)
  const wrong = useStore(form.store, ({ problems, refused, tried }) => (tried ? new Set([...Object.keys(problems), ...Object.keys(refused)]).size : 0))
  useEffect(() => { tab.setDirty(dirty); return () => tab.setDirty(false) }, [tab, dirty])
  const press = async (andSubmit: boolean) => {
    const outcome = await save(andSubmit)
    if (typeof outcome === 'object') { draft.saved(); tab.setDirty(false); onSaved(outcome.saved) } else if (outcome === 'wrong') focusWrong(root.current)
  }
  const saveByKey = useEffectEvent(() => {
    // What is being typed is taken first.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    void press(false)
  })
  useEffect(() => {
    if (!visible) return
    const keys = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      saveByKey()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [visible])
  const reload = async () => {
    const next = await onReload()
    if (next) form.rebase(next.record, true)
    fresh()
  }
  const discard = () => { draft.discard(); form.reset() }
  return (
    <form ref={root} className={css.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <DraftNotice draft={draft} onDiscard={discard} />
      {stale && <Alert type="warning" showIcon title={stale} description={t(formWords.stale)} action={<Button size="small" onClick={() => void reload()}>{t(formWords.reload)}</Button>} />}
      <FormGroups doc={doc} form={form} prefix={prefix} fresh={record === null} />
      <div className={css.bar}>
        {wrong > 0 ? <span className={classes(css.wrongs)} role="status">{t(formWords.wrong, { n: wrong })}</span> : dirty && <span>{t(formWords.unsaved)}</span>}
        <Button onClick={onCancel}>{t(formWords.cancel)}</Button>
        <Button type={doc.approval ? 'default' : 'primary'} loading={busy} onClick={() => void press(false)}>{t(formWords.save)}{!phone && <> <KeyHint keys="Ctrl+S" /></>}</Button>
        {doc.approval && doc.verbs.includes('tj') && <Button type="primary" loading={busy} onClick={() => void press(true)}>{t(formWords.saveAndSubmit)}</Button>}
      </div>
    </form>
  )
}
