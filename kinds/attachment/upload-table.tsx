import { Button } from '../../ui/button.tsx'
import { timeText } from '../date-time/kind.ts'
import { useHost } from '../field-services.ts'
import { fileWords } from './file-words.ts'
import { msOf, type UploadedFileRecord } from './uploaded-file-record.ts'
import { useSenders } from './use-uploaders.ts'
import css from './attachment.module.css'

/** What was uploaded: file name, uploader, upload time, delete. */
export function UploadTable({
  files,
  onRemove,
}: {
  readonly files: readonly UploadedFileRecord[]
  readonly onRemove: (file: UploadedFileRecord) => void
}) {
  const { say, lang } = useHost()
  const sender = useSenders(files)
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th>{say(fileWords.name)}</th>
          <th>{say(fileWords.by)}</th>
          <th>{say(fileWords.at)}</th>
          <th>{say(fileWords.actions)}</th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.wjUrl}>
            <td title={file.wjName}>{file.wjName}</td>
            <td>{sender(file)}</td>
            <td>{lang === 'zh' ? file.upTime : timeText(msOf(file.upTime), lang)}</td>
            <td>
              <Button look="link" size="small" danger onClick={() => onRemove(file)}>
                {say(fileWords.remove)}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
