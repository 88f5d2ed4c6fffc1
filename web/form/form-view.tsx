import { Alert, Button } from 'antd'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Described } from '../../core/described.ts'
import { classes } from '../../ui/classes.ts'
import { KeyHint } from '../../ui/key-hint.tsx'
import { usePageVisible } from '../../ui/page-visible.ts'
import { toast } from '../../ui/toast.ts'
import { ConflictPanel } from '../conflict/conflict-panel.tsx'
import { useConflict } from '../conflict/use-conflict.ts'
import { conflictWords } from '../conflict/words.ts'
import { failureText } from '../data/failure-text.ts'
import type { Values } from '../data/record-values.ts'
import type { OneRecord, Saved } from '../data/record.ts'
import { usePhone } from '../data/use-phone.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { useSession } from '../session/session.ts'
import { useWords } from '../session/use-words.ts'
import { useTab } from '../shell/page.ts'
import { DraftNotice } from './draft-notice.tsx'
import { focusWrong } from './focus-wrong.ts'
import { formFields } from './form-fields.ts'
import { FormGroups } from './form-groups.tsx'
import { createForm } from './form-store.ts'
import { useAsker } from './use-asker.ts'
import { useSave } from './use-save.ts'
import { useStart } from './use-start.ts'
import { useSuggestions } from './use-suggestions.ts'
import { formWords } from './words.ts'
import { writableIn } from './writable-in.ts'
import css from './form.module.css'

const FormWay = lazy(() => import('../approval/form-way.tsx'))

/** Where a form begins besides the record; `key` keeps what is typed then apart from other drafts. */
export interface Start {
  readonly key: string
  readonly values: Values
  /** Another document led here, and what follows from it is asked for. */
  readonly led?: boolean
}

interface FormViewProps {
  readonly doc: Described
  /** Null for a new record. */
  readonly one: OneRecord | null
  /** Laid over it at once, as if typed: a copy of another record, or a value of the past. */
  readonly start?: Start
  readonly onSaved: (saved: Saved) => void
  readonly onCancel: () => void
  /** Reads the record again; null when it is gone. */
  readonly onReload: () => Promise<OneRecord | null>
}

/** The form of a document: groups, live conditions and sums, drafts, save and submit. */
export function FormView({ doc, one, start, onSaved, onCancel, onReload }: FormViewProps) {
  const t = useWords()
  const { user } = useSession()
  const asker = useAsker()
  const tab = useTab()
  const visible = usePageVisible()
  const phone = usePhone()
  const prefix = useId()
  const root = useRef<HTMLFormElement>(null)
  // What was typed over: a newer version that arrives while one types is never written over, but merged.
  const [base, setBase] = useState(one)
  const record = base?.record ?? null
  const [form] = useState(() =>
    createForm({
      fields: formFields(doc),
      record,
      asker,
      writable: writableIn(doc, one),
    }),
  )
  const ver = typeof record?.ver === 'number' ? record.ver : null
  const draft = useDraft(
    form,
    {
      person: user.userId,
      document: `${doc.module}.${doc.name}`,
      id: record ? String(record.id) : (start?.key ?? 'new'),
    },
    ver,
  )
  useStart(form, start?.values ?? null, draft.restored !== null && record === null)
  useSuggestions(doc, form, {
    fresh: record === null && (start === undefined || start.led === true),
    begun: Object.keys(start?.values ?? {}),
  })
  const { save, busy } = useSave(doc, form)
  const meeting = useConflict(doc, form, onReload)
  const dirty = useStore(form.store, ({ changed }) => changed.size > 0)
  const wrong = useStore(form.store, ({ problems, refused, tried }) =>
    tried ? new Set([...Object.keys(problems), ...Object.keys(refused)]).size : 0,
  )
  useEffect(() => {
    tab.setDirty(dirty)
    return () => tab.setDirty(false)
  }, [tab, dirty])
  const meet = async (id: string, typedOver: Values | null, since: number) => {
    try {
      return await meeting.look({ id, base: typedOver, ver: since })
    } catch (failure) {
      toast.error(failureText(failure))
      return null
    }
  }
  const press = async (andSubmit: boolean, over: OneRecord | null = base) => {
    const outcome = await save(andSubmit, over?.record ?? null)
    if (
      typeof outcome === 'object' &&
      andSubmit &&
      !outcome.submitted &&
      Object.keys(form.store.getState().refused).length > 0
    ) {
      // Saved, and what keeps it from being submitted is mended here, not looked for again.
      draft.saved()
      setBase({
        record: { ...form.store.getState().checked, id: outcome.saved.id, ver: outcome.saved.ver },
        offered: [],
        waits: [],
        linked: false,
        writable: null,
      })
      focusWrong(root.current)
    } else if (typeof outcome === 'object') {
      draft.saved()
      tab.setDirty(false)
      onSaved(outcome.saved)
    } else if (outcome === 'wrong') focusWrong(root.current)
    else if (outcome === 'stale' && over) await meet(String(over.record.id), over.record, Number(over.record.ver))
  }
  const merge = async (given: ReadonlySet<string>, andSave: boolean) => {
    const { conflict } = meeting
    if (!conflict?.theirs) return
    meeting.apply(conflict, given)
    setBase(conflict.theirs)
    if (andSave) await press(false, conflict.theirs)
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
  const restore = async () => {
    const since = draft.offered?.ver ?? null
    draft.restore()
    const found = record && since !== null ? await meet(String(record.id), null, since) : null
    if (found?.merge.contested.length === 0) meeting.close()
  }
  const discard = () => {
    draft.discard()
    form.reset()
  }
  const giveUp = () => {
    const theirs = meeting.conflict?.theirs
    draft.discard()
    meeting.close()
    if (!theirs) {
      onCancel()
      return
    }
    setBase(theirs)
    form.rebase(theirs.record, new Set(), writableIn(doc, theirs))
  }
  const submittable = doc.approval !== null && doc.verbs.includes('tj')
  const newer = one !== null && base !== null && Number(one.record.ver) > Number(base.record.ver)
  return (
    <form ref={root} className={css.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <DraftNotice draft={draft} onRestore={() => void restore()} onDiscard={discard} />
      {newer && !meeting.conflict && (
        <Alert
          className={classes(css.newer)}
          type="info"
          showIcon
          title={t(conflictWords.newer)}
          action={
            <Button
              size="small"
              onClick={() => void meet(String(base.record.id), base.record, Number(base.record.ver))}
            >
              {t(conflictWords.look)}
            </Button>
          }
        />
      )}
      {meeting.conflict && (
        <ConflictPanel
          doc={doc}
          conflict={meeting.conflict}
          mine={form.store.getState().values}
          busy={busy}
          onMerge={(given, andSave) => void merge(given, andSave)}
          onDiscard={giveUp}
        />
      )}
      <FormGroups doc={doc} form={form} prefix={prefix} fresh={record === null} />
      {submittable && (
        <Suspense>
          <FormWay doc={doc} form={form} id={record === null ? null : String(record.id)} />
        </Suspense>
      )}
      <div className={css.bar}>
        {wrong > 0 ? (
          <span className={classes(css.wrongs)} role="status">
            {t(formWords.wrong, { n: wrong })}
          </span>
        ) : (
          dirty && <span>{t(formWords.unsaved)}</span>
        )}
        <Button onClick={onCancel}>{t(formWords.cancel)}</Button>
        <Button type={doc.approval ? 'default' : 'primary'} loading={busy} onClick={() => void press(false)}>
          {t(formWords.save)}
          {!phone && (
            <>
              {' '}
              <KeyHint keys="Ctrl+S" />
            </>
          )}
        </Button>
        {submittable && (
          <Button type="primary" loading={busy} onClick={() => void press(true)}>
            {t(formWords.saveAndSubmit)}
          </Button>
        )}
      </div>
    </form>
  )
}
