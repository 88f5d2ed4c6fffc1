import { Alert } from 'antd'
import { lazy, Suspense, useId, useRef } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import { Button } from '../../ui/button.tsx'
import { joinClassNames } from '../../ui/join-class-names.ts'
import { toast } from '../../ui/toast.ts'
import { ConflictPanel } from '../form/conflict/conflict-panel.tsx'
import { conflictWords } from '../form/conflict/words.ts'
import { FromSources } from '../form/create-from-sources.tsx'
import { DraftNotice } from '../form/draft-notice.tsx'
import { useKeptOnLeave } from '../form/drafts/use-draft.ts'
import { ErrorsOutsideGroups } from '../form/errors-outside-groups.tsx'
import { FormBar } from '../form/form-bar.tsx'
import { FormGroups } from '../form/form-groups.tsx'
import type { Form } from '../form/form-store.ts'
import type { FormViewProps } from '../form/form-view-props.ts'
import { writableIn } from '../form/is-field-writable.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { useSaveKey } from '../form/use-save-key.ts'
import { formWords } from '../form/words.ts'
import type { Values } from '../platform/data/record-values.ts'
import type { OneRecord } from '../platform/data/use-record.ts'
import { useWords } from '../platform/session/use-words.ts'
import css from '../form/form.module.css'

const Calculations = lazy(() => import('../form/calculation/form-calculations.tsx'))
const FormWay = lazy(() => import('../approval/decision/form-path-preview.tsx'))

/** The form of a document: groups, live conditions and sums, drafts, save and submit. */
export function FormView(props: FormViewProps) {
  const { doc, one, onCancel, onReopen } = props
  const t = useWords()
  const prefix = useId()
  const root = useRef<HTMLFormElement>(null)
  const recordForm = useRecordForm(props, root)
  const { form, base, setBase, record, draft, meeting, meet, busy, press } = recordForm
  useSaveKey(() => void press(false))
  const merge = async (given: ReadonlySet<string>, andSave: boolean) => {
    const { conflict } = meeting
    if (!conflict?.theirs) return
    meeting.apply(conflict, given)
    setBase(conflict.theirs)
    if (andSave) await press(false, conflict.theirs)
  }
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
  useKeptOnLeave(draft.keep, () => toast.info(t(onReopen ? formWords.keptHere : formWords.kept), onReopen))
  const submittable = doc.approval !== null && doc.verbs.includes('tj')
  return (
    <form ref={root} className={css.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <DraftNotice draft={draft} onRestore={() => void restore()} onDiscard={discard} />
      {base !== null && isNewer(one, base) && !meeting.conflict && (
        <NewerNotice onLook={() => void meet(String(base.record.id), base.record, Number(base.record.ver))} />
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
      {record === null && <FromSources doc={doc} form={form} />}
      <ErrorsOutsideGroups doc={doc} form={form} prefix={prefix} />
      <FormGroups doc={doc} form={form} prefix={prefix} fresh={record === null} />
      <BesideFields doc={doc} form={form} record={record} submittable={submittable} />
      <FormBar doc={doc} recordForm={recordForm} submittable={submittable} onCancel={onCancel} />
    </form>
  )
}

interface BesideFieldsProps {
  readonly doc: Described
  readonly form: Form
  readonly record: Values | null
  readonly submittable: boolean
}

/** What a form comes to: its calculations, and the way it will go. */
function BesideFields({ doc, form, record, submittable }: BesideFieldsProps) {
  const { calculators } = doc
  return (
    <Suspense>
      {calculators && <Calculations doc={doc} form={form} calculators={calculators} />}
      {submittable && <FormWay doc={doc} form={form} id={record === null ? null : String(record.id)} />}
    </Suspense>
  )
}

function isNewer(one: OneRecord | null, base: OneRecord): boolean {
  return one !== null && Number(one.record.ver) > Number(base.record.ver)
}

function NewerNotice({ onLook }: { readonly onLook: () => void }) {
  const t = useWords()
  return (
    <Alert
      className={joinClassNames(css.newer)}
      type="info"
      showIcon
      title={t(conflictWords.newer)}
      action={
        <Button size="small" onClick={onLook}>
          {t(conflictWords.look)}
        </Button>
      }
    />
  )
}
