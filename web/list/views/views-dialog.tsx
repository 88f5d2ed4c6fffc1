import { Select } from 'antd'
import { Suspense, useId, useState } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import type { ListView, ViewContent, ViewShare } from '../../../core/description/list-view.ts'
import { useHost } from '../../../kinds/field-services.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import { rememberNames, textIn } from '../../platform/data/reference-names.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { ConfirmDialog } from '../actions/confirm-dialog.tsx'
import { listWords } from '../words.ts'
import type { ViewsAtWork } from './use-list-views.ts'
import { viewWords } from './views-words.ts'
import css from './views.module.css'

interface ViewDialogProps {
  readonly views: ViewsAtWork
  /** Null for a new one. */
  readonly view: ListView | null
  readonly content: ViewContent
  readonly onClose: () => void
  readonly onSaved: (id: string) => void
  readonly onRemoved: () => void
}

const longest = 40

/** A view's name and whom it is shared with. */
export default function ViewDialog({ views, view, content, onClose, onSaved, onRemoved }: ViewDialogProps) {
  const t = useWords()
  const id = useId()
  const [name, setName] = useState(view?.name ?? '')
  const [shares, setShares] = useState<readonly Pick<ViewShare, 'kind' | 'target'>[]>(view?.shares ?? [])
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const save = () => {
    setBusy(true)
    views
      .save({ id: view?.id ?? null, ver: view?.ver ?? null, name: name.trim(), content, shares })
      .then(
        (saved) => {
          toast.success(t(viewWords.saved))
          onClose()
          onSaved(saved.id)
        },
        (failure: unknown) => setProblem(failureText(failure)),
      )
      .finally(() => setBusy(false))
  }
  const remove = async () => {
    if (view === null) return
    try {
      await views.remove(view)
      toast.success(t(viewWords.removed))
      onClose()
      onRemoved()
    } catch (failure) {
      setProblem(failureText(failure))
      setAsking(false)
    }
  }
  if (asking)
    return (
      <ConfirmDialog
        title={t(viewWords.removeAsk, { name: view?.name ?? '' })}
        note={t(viewWords.removeNote)}
        danger
        onYes={remove}
        onNo={() => setAsking(false)}
      />
    )
  return (
    <Dialog
      open
      title={t(view === null ? viewWords.newTitle : viewWords.edit)}
      width={480}
      careful
      onClose={onClose}
      footer={
        <div className={css.foot}>
          {view !== null && (
            <Button danger onClick={() => setAsking(true)}>
              {t(viewWords.remove)}
            </Button>
          )}
          <span />
          <Button onClick={onClose}>{t(listWords.cancel)}</Button>
          <Button look="primary" busy={busy} disabled={name.trim() === ''} onClick={save}>
            {t(viewWords.ok)}
          </Button>
        </div>
      }
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') save()
        }}
      >
        <label htmlFor={id}>{t(viewWords.name)}</label>
        <InputBox
          id={id}
          autoFocus
          value={name}
          maxLength={longest}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-error`}
          onChange={(text) => {
            setName(text)
            setProblem(null)
          }}
        />
        {problem !== null && (
          <p id={`${id}-error`} className={css.problem} role="alert">
            {problem}
          </p>
        )}
        <Shares id={id} known={view?.shares ?? []} shares={shares} onChange={setShares} />
        <p className={css.note}>{t(viewWords.shareNote)}</p>
      </form>
    </Dialog>
  )
}

type Share = Pick<ViewShare, 'kind' | 'target'>

/** Roles and departments that a view is shared with. */
function Shares({
  id,
  known,
  shares,
  onChange,
}: {
  readonly id: string
  readonly known: readonly ViewShare[]
  readonly shares: readonly Share[]
  readonly onChange: (shares: readonly Share[]) => void
}) {
  const t = useWords()
  const lang = useLang()
  const { data: roles = [], busy } = useHost().useRoles('')
  const { Input: Departments } = onPage('departments')
  rememberNames(
    Object.fromEntries(
      known.filter(({ kind }) => kind === 'department').map(({ target, name }) => [`department:${target}`, name]),
    ),
    lang,
  )
  const of = (kind: Share['kind']) => shares.filter((share) => share.kind === kind).map(({ target }) => target)
  const put = (kind: Share['kind'], targets: readonly string[]) =>
    onChange([...shares.filter((share) => share.kind !== kind), ...targets.map((target) => ({ kind, target }))])
  const field: DescribedField = {
    name: 'departments',
    kind: 'departments',
    label: t(viewWords.shareDepartments),
    rights: { read: true, write: true },
    sortable: false,
    filter: 'none',
    numeric: false,
  }
  const named = new Map([
    ...known.filter(({ kind }) => kind === 'role').map(({ target, name }) => [target, name] as const),
    ...roles.map(({ roleid, rolename }) => [roleid, rolename] as const),
  ])
  return (
    <>
      <label htmlFor={`${id}-roles`}>{t(viewWords.shareRoles)}</label>
      <Select
        id={`${id}-roles`}
        mode="multiple"
        loading={busy}
        value={of('role')}
        showSearch={{ optionFilterProp: 'label' }}
        options={[...named].map(([value, label]) => ({ value, label }))}
        onChange={(next: string[]) => put('role', next)}
      />
      <label htmlFor={`${id}-departments`}>{t(viewWords.shareDepartments)}</label>
      <Suspense fallback={<span className={css.coming} />}>
        <Departments
          id={`${id}-departments`}
          value={of('department')}
          field={field}
          record={{}}
          text={textIn(lang)}
          disabled={false}
          error={null}
          onChange={(next) => put('department', Array.isArray(next) ? next.map(String) : [])}
          onFill={() => undefined}
          onBlur={() => undefined}
        />
      </Suspense>
    </>
  )
}
