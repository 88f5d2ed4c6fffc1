import { useState } from 'react'
import { usePage, useUnsaved } from '../../../web/module-api.ts'
import { FileList } from './file-list.tsx'
import { OpenedFile } from './opened-file.tsx'
import { LeaveDialog } from './unsaved-changes-dialog.tsx'

/** /officeBookView: the office files of a person, or the one of the address. */
export default function OfficeFiles() {
  const { query } = usePage()
  const asked = query.get('fileId')
  const [opened, setOpened] = useState({ fileId: asked, asked })
  const [changed, setChanged] = useState(false)
  useUnsaved(changed)
  const show = (fileId: string | null) => {
    setChanged(false)
    setOpened({ fileId, asked })
  }
  // A link to another file comes into this same tab: it waits where something is unsaved.
  const waits = asked !== opened.asked && asked !== opened.fileId && changed
  if (asked !== opened.asked && !waits) setOpened({ fileId: asked, asked })
  const { fileId } = opened
  if (fileId === null) return <FileList onOpen={show} />
  return (
    <>
      <OpenedFile key={fileId} fileId={fileId} changed={changed} onChanged={setChanged} onClose={() => show(null)} />
      <LeaveDialog asked={waits ? () => show(asked) : null} onStay={() => setOpened({ fileId, asked })} />
    </>
  )
}
