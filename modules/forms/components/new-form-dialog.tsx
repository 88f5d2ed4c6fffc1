import { Select } from 'antd'
import { useState } from 'react'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import { languages, type Words } from '../../../core/values/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { failureText, openPage, useWords } from '../../../web/module-api.ts'
import { designWords } from '../words/design.ts'
import { formsWords as words } from '../words/form-list-and-publishing.ts'
import { codeFrom, freshName, nameFrom } from './draft-names.ts'
import { FormMultilingualInput } from './form-multilingual-input.tsx'
import { renewForms, saveForm, useChoices } from './form-queries.tsx'
import { copiedDraft, newDraft } from './new-draft.ts'
import { useSpelling } from './use-pinyin.tsx'
import css from './panel.module.css'

const usualFolder = 'workflow.special'
const nameless: Words = { zh: '', ru: '', en: '' }

/** A new form begins with its name; what else it needs is made of that. */
export function NewFormDialog({ from, onClose }: { readonly from: FormDraft | null; readonly onClose: () => void }) {
  const t = useWords()
  const { data: choices } = useChoices()
  const [title, setTitle] = useState<Words>(nameless)
  const [folder, setFolder] = useState(from?.menu.folder ?? usualFolder)
  const [busy, setBusy] = useState(false)
  const complete = languages.every((lang) => title[lang].trim() !== '')
  const spelling = useSpelling()
  const codes =
    spelling === null || choices === undefined || title.zh.trim() === ''
      ? null
      : {
          name: freshName(nameFrom(title, spelling) ?? 'form', choices.names),
          code: freshName(codeFrom(title, spelling) ?? 'bd', choices.codes),
        }
  const begin = async () => {
    if (codes === null) return
    setBusy(true)
    try {
      const named = { ...codes, title, folder }
      const { name } = await saveForm(from === null ? newDraft(named) : copiedDraft(from, named), null)
      void renewForms()
      onClose()
      openPage(`/formbusiness/${name}`)
    } catch (failure) {
      toast.error(failureText(failure))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      careful
      title={t(from === null ? words.newTitle : words.copy)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(words.cancel)}</Button>
          <Button look="primary" busy={busy} disabled={!complete || codes === null} onClick={() => void begin()}>
            {t(words.begin)}
          </Button>
        </>
      }
    >
      <form
        className={css.panel}
        onSubmit={(event) => {
          event.preventDefault()
          if (complete) void begin()
        }}
      >
        <FormMultilingualInput label={t(words.name)} value={title} max={60} autoFocus onChange={setTitle} />
        <label className={css.row}>
          {t(designWords.menu)}
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            value={folder}
            options={(choices?.folders ?? []).map(({ code, label }) => ({ value: code, label }))}
            onChange={setFolder}
          />
        </label>
        <p className={css.note}>
          {codes === null ? t(complete ? words.newNote : words.nameNeeded) : t(words.codes, codes)}
        </p>
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
