import { Suspense } from 'react'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import { readDraft } from '../../../core/form-design/read-draft.ts'
import type { Json } from '../../../core/values/json.ts'
import { toast } from '../../../ui/toast.ts'
import { MergeDrawingDialog, useLang, useWords } from '../../../web/module-api.ts'
import { formsWords as words } from '../words/form-list-and-publishing.ts'
import { draftPlaceText } from './draft-place-text.ts'
import type { FormSaving } from './use-form-saving.tsx'

interface MergeFormProps {
  readonly draft: FormDraft
  readonly saving: FormSaving
  readonly onOpen: (draft: FormDraft) => void
}

/** Somebody else saved the form meanwhile: both drawings become one, or his is taken. */
export function MergeForm({ draft, saving, onOpen }: MergeFormProps) {
  const t = useWords()
  const lang = useLang()
  const { saved, theirs } = saving
  if (theirs === null) return null
  const merge = async (merged: Json) => {
    const read = readDraft(merged)
    if (!('draft' in read)) return
    onOpen(read.draft)
    if (await saving.save(theirs.ver, read.draft)) toast.success(t(words.saved))
  }
  return (
    <Suspense>
      <MergeDrawingDialog
        base={saved as unknown as Json}
        mine={draft as unknown as Json}
        theirs={theirs.draft as unknown as Json}
        named={(path) => draftPlaceText(path, [draft, theirs.draft], lang, t)} // drafts are plain JSON
        onMerged={(merged) => void merge(merged)}
        onTheirs={() => saving.take(theirs)}
        onClose={() => saving.setTheirs(null)}
      />
    </Suspense>
  )
}
