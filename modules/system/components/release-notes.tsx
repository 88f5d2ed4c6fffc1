import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { KitProvider, http, useStamp, useWords, type StartupDialogProps } from '../../../web/module-api.ts'
import { releaseWords as words } from '../words/release-notes.ts'
import css from './release-notes.module.css'

interface Note {
  readonly id: string
  readonly verNo: string
  readonly title: string
  readonly content: string
  readonly publishTime: number
}

/** What is new since the reader was last here; told once. */
export default function ReleaseNotes({ told, onClose }: StartupDialogProps) {
  return (
    <KitProvider>
      <Notes notes={told as unknown as readonly Note[]} onClose={onClose} />
    </KitProvider>
  ) // the answer of releaseNotes/unseen
}

function Notes({ notes, onClose }: { readonly notes: readonly Note[]; readonly onClose: () => void }) {
  const t = useWords()
  const stamp = useStamp()
  const close = () => {
    onClose()
    // Told again next time when the server did not hear of it.
    void http.post('/api/system/releaseNotes/seen', {}, { quiet: true }).catch(() => undefined)
  }
  return (
    <Dialog
      open
      title={t(words.title)}
      width={640}
      onClose={close}
      footer={
        <Button look="primary" onClick={close}>
          {t(words.close)}
        </Button>
      }
    >
      {notes.map(({ id, verNo, title, content, publishTime }) => (
        <article key={id} className={css.note}>
          <h3>{title}</h3>
          <small>
            {verNo} · {stamp(publishTime, 'minute')}
          </small>
          <p>{content}</p>
        </article>
      ))}
    </Dialog>
  )
}
