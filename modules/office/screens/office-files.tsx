import { useState } from 'react'
import { usePage } from '../../../web/define.ts'
import { FileList } from './file-list.tsx'
import { OpenedFile } from './opened-file.tsx'

/** /officeBookView: the office files of a person, or the one of the address. */
export default function OfficeFiles() {
  const { query } = usePage()
  const [fileId, setFileId] = useState(query.get('fileId'))
  if (fileId === null) return <FileList onOpen={setFileId} />
  return <OpenedFile key={fileId} fileId={fileId} onClose={() => setFileId(null)} />
}
