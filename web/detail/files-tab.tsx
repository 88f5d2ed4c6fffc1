import type { Described } from '../../core/description/described-document.ts'
import { filesOf } from '../../kinds/attachment/create-file-kind.ts'
import { holdsFiles } from '../../kinds/attachment/file-field-options.ts'
import { FileList } from '../../kinds/attachment/file-list.tsx'
import { Card } from '../../ui/card.tsx'
import type { Values } from '../platform/data/record-values.ts'
import css from './detail.module.css'

/** The files of a record, by the field they are attached to. */
export function FilesTab({ doc, record }: { readonly doc: Described; readonly record: Values }) {
  return (
    <div className={css.groups}>
      {doc.fields
        .filter(({ kind }) => holdsFiles(kind))
        .map((field) => (
          <Card key={field.name} title={field.label}>
            <FileList files={filesOf(record[field.name] ?? null)} onRemove={null} />
          </Card>
        ))}
    </div>
  )
}
