import { useId, useRef, useState } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import type { Lang } from '../../core/values/language.ts'
import { say } from '../../core/words/format-message.ts'
import { errorText } from '../../kinds/error-text.ts'
import { HostContext, useHost } from '../../kinds/field-services.ts'
import { Button } from '../../ui/button.tsx'
import { LangContext } from '../platform/session/language.ts'
import { focusWrong } from './focus-first-error.ts'
import { formFields } from './form-fields.ts'
import { FormGroups } from './form-groups.tsx'
import { createForm } from './form-store.ts'
import { useAsker } from './use-expression-context.ts'
import { formWords } from './words.ts'
import css from './form.module.css'

interface FormPreviewProps {
  readonly doc: Described
  readonly lang: Lang
  readonly phone: boolean
  /** Everything that has to be filled is, and nothing is wrong. */
  readonly onFits: () => void
}

/**
 * The form of a description that does not run yet: it is filled in, worked out and checked as ever, and saved nowhere.
 */
export function FormPreview({ doc, lang, phone, onFits }: FormPreviewProps) {
  const host = useHost()
  const asker = useAsker()
  const prefix = useId()
  const root = useRef<HTMLFormElement>(null)
  const [form] = useState(() => createForm({ fields: formFields(doc), record: null, asker, writable: () => true }))
  const shown = phone ? { ...doc, form: doc.form.map((group) => ({ ...group, columns: 1 as const })) } : doc
  const check = () => {
    if (form.tryAll()) onFits()
    else focusWrong(root.current)
  }
  return (
    <LangContext value={lang}>
      <HostContext
        value={{
          ...host,
          lang,
          phone,
          say: (words, params) => say(lang, words[lang], params),
          sayError: (error, label) => errorText(error, label, lang),
        }}
      >
        <form ref={root} lang={lang} className={css.form} noValidate onSubmit={(event) => event.preventDefault()}>
          <FormGroups doc={shown} form={form} prefix={prefix} fresh={false} />
          <div className={css.bar}>
            <Button look="primary" onClick={check}>
              {formWords.check[lang]}
            </Button>
          </div>
        </form>
      </HostContext>
    </LangContext>
  )
}
