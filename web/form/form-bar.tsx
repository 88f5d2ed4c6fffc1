import { useStore } from 'zustand'
import type { Described } from '../../core/description/described-document.ts'
import { Button } from '../../ui/button.tsx'
import { joinClassNames } from '../../ui/join-class-names.ts'
import { KeyHint } from '../../ui/key-hint.tsx'
import { usePhone } from '../platform/data/use-phone.ts'
import { useWords } from '../platform/session/use-words.ts'
import type { RecordForm } from './use-record-form.ts'
import { formWords } from './words.ts'
import css from './form.module.css'

interface FormBarProps {
  readonly doc: Described
  readonly recordForm: RecordForm
  readonly submittable: boolean
  readonly onCancel: () => void
}

/** How many fields are wrong, and the buttons of a form. */
export function FormBar({ doc, recordForm, submittable, onCancel }: FormBarProps) {
  const t = useWords()
  const phone = usePhone()
  const { form, dirty, busy, press } = recordForm
  const wrong = useStore(form.store, ({ problems, refused, tried }) =>
    tried ? new Set([...Object.keys(problems), ...Object.keys(refused)]).size : 0,
  )
  return (
    <div className={css.bar}>
      {wrong > 0 ? (
        <span className={joinClassNames(css.wrongs)} role="status">
          {t(formWords.wrong, { n: wrong })}
        </span>
      ) : (
        dirty && <span>{t(formWords.unsaved)}</span>
      )}
      <Button onClick={onCancel}>{t(formWords.cancel)}</Button>
      <Button look={doc.approval ? 'normal' : 'primary'} busy={busy} onClick={() => void press(false)}>
        {t(formWords.save)}
        {!phone && (
          <>
            {' '}
            <KeyHint keys="Ctrl+S" />
          </>
        )}
      </Button>
      {submittable && (
        <Button look="primary" busy={busy} onClick={() => void press(true)}>
          {t(formWords.saveAndSubmit)}
        </Button>
      )}
    </div>
  )
}
