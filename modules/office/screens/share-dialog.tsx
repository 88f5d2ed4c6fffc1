import { Suspense } from 'react'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { toast } from '../../../ui/toast.ts'
import { FieldsDialog, http, useWords, type Values } from '../../../web/module-api.ts'
import { officeFileWords as words } from '../words/office-files.ts'
import type { FileAnswer } from './office-file-types.ts'

const plain = { rights: { read: true, write: true }, sortable: false, filter: 'none', numeric: false } as const

interface ShareDialogProps {
  readonly file: FileAnswer
  readonly onShared: () => void
  readonly onClose: () => void
}

/** Who besides the owner may read a file, and who may change it. */
export function ShareDialog({ file, onShared, onClose }: ShareDialogProps) {
  const t = useWords()
  const fields: readonly DescribedField[] = [
    { ...plain, kind: 'people', name: 'editors', label: t(words.editors) },
    { ...plain, kind: 'people', name: 'readers', label: t(words.readers) },
  ]
  const save = async ({ readers, editors }: Values) => {
    await http.post(
      `/api/office/file/${file.id}/share`,
      { readers: readers ?? [], editors: editors ?? [] },
      { quiet: true },
    )
    toast.success(t(words.shared))
    onShared()
  }
  const { readers = [], editors = [] } = file.shares ?? {}
  return (
    <Suspense>
      <FieldsDialog
        title={t(words.share)}
        fields={fields}
        values={{ readers, editors }}
        onSave={save}
        onClose={onClose}
      >
        <p>{t(words.shareNote)}</p>
      </FieldsDialog>
    </Suspense>
  )
}
