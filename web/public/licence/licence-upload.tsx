import { type DragEvent, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { licencePageWords as words } from './licence-words.ts'
import css from './licence.module.css'

interface UploadProps {
  readonly busy: boolean
  readonly error: string
  readonly loaded: boolean
  readonly onFile: (file: File) => void
}

/** Where a licence file is dropped or chosen; what was wrong with it stands under it. */
export function LicenceUpload({ busy, error, loaded, onFile }: UploadProps) {
  const t = useWords()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !busy) onFile(file)
  }
  return (
    <section className={css.upload}>
      <label
        className={joinClassNames(css.drop, over && css.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          disabled={busy}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) onFile(file)
          }}
        />
        {busy ? <Spinner size={28} /> : <Icon name="upload" size={28} />}
        <b>{t(words.upload)}</b>
        <span>{t(words.uploadNote)}</span>
      </label>
      {error !== '' && (
        <p className={css.error} role="alert">
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
      {loaded && (
        <p className={css.done} role="status">
          <Icon name="tick" size={16} />
          {t(words.loaded)}
        </p>
      )}
    </section>
  )
}
