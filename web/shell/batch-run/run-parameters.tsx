import { useId, useRef, useState } from 'react'
import type { RunDescribed, RunPreview } from '../../../core/api-types/batch-run.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { toast } from '../../../ui/toast.ts'
import { FieldRow } from '../../form/field-row.tsx'
import { focusWrong } from '../../form/focus-first-error.ts'
import { fieldsOf } from '../../form/form-fields.ts'
import { createForm } from '../../form/form-store.ts'
import { useAsker } from '../../form/use-expression-context.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import { type Values, wireOf } from '../../platform/data/record-values.ts'
import { http } from '../../platform/http/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { type LineFilter, RunLines } from './run-lines.tsx'
import { runPageWords as words } from './words.ts'
import css from './run.module.css'

interface RunParametersProps {
  readonly module: string
  readonly name: string
  readonly described: RunDescribed
  /** The run that was posted. */
  readonly onPosted: (id: string) => void
}

const first: LineFilter = { only: '', find: '', from: 0 }

/** What a run asks, then what it would post; whoever may posts just what he saw. */
export function RunParameters({ module, name, described, onPosted }: RunParametersProps) {
  const t = useWords()
  const prefix = useId()
  const root = useRef<HTMLFormElement>(null)
  const asker = useAsker()
  const [form] = useState(() =>
    createForm({ fields: fieldsOf(described.fields), record: null, asker, writable: () => true }),
  )
  const [shown, setShown] = useState<{
    readonly preview: RunPreview
    readonly values: Values
    readonly filter: LineFilter
  } | null>(null)
  const [busy, setBusy] = useState(false)
  const address = `/api/run/${module}/${name}`
  const show = async (values: Values, filter: LineFilter) => {
    setBusy(true)
    try {
      const preview = await http.post<RunPreview>(`${address}/preview`, { values, ...filter }, { quiet: true })
      setShown({ preview, values, filter })
    } catch (failure) {
      if (failure instanceof Failure) form.refuse(failure.errors)
      toast.error(failureText(failure))
    } finally {
      setBusy(false)
    }
  }
  const ask = () => {
    if (form.tryAll()) return show(wireOf(described.fields, form.store.getState().checked), first)
    focusWrong(root.current)
    return Promise.resolve()
  }
  return (
    <>
      <Card>
        <form
          ref={root}
          className={css.asked}
          onSubmit={(event) => {
            event.preventDefault()
            void ask()
          }}
        >
          {described.fields.map((field) => (
            <FieldRow key={field.name} form={form} field={field} prefix={prefix} wide={false} />
          ))}
          <Button look={shown ? 'normal' : 'primary'} type="submit" busy={busy}>
            {t(words.preview)}
          </Button>
        </form>
      </Card>
      {shown ? (
        <RunLines
          {...shown}
          address={address}
          posts={described.posts}
          onFilter={(filter) => void show(shown.values, filter)}
          onPosted={onPosted}
        />
      ) : (
        <Empty title={t(words.unseen)} note={t(words.previewNote)} />
      )}
    </>
  )
}
