import { useHost } from '../../field-services.ts'
import type { FileRecord } from '../file-record.ts'
import DocxPages from './docx-pages.tsx'

/** A letter among the files of a record. */
export default function DocxView({ file }: { readonly file: FileRecord }) {
  const { fileContent } = useHost()
  return <DocxPages open={() => fileContent(file)} />
}
