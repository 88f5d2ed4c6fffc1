import type { Described } from '../../core/described.ts'
import { FileList } from '../../kinds/attachment/file-list.tsx'
import { fileRecordOf } from '../../kinds/attachment/file-record.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import type { Values } from '../data/record-values.ts'
import { useWords } from '../session/use-words.ts'
import css from './detail.module.css'
import { detailWords } from './words.ts'

/** The files of a record, by the field they are attached to. */
export function FilesTab({ doc, record }: { readonly doc: Described; readonly record: Values }) {
  const t = useWords()
  return (
    <div className={css.groups}>
      {doc.fields.filter(({ kind }) => kind === 'attachment').map((field) => {
        const value = record[field.name]
        const files = Array.isArray(value) ? value.map(fileRecordOf).filter((file) => file !== null) : []
        return <Card key={field.name} title={field.label}>{files.length > 0 ? <FileList files={files} onRemove={null} /> : <Empty small title={t(detailWords.noFiles)} />}</Card>
      })}
    </div>
  )
}
