import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ErrorState, http, queryClient, useStamp, useWords } from '../../../web/module-api.ts'
import { officeFileWords as words } from '../words/office-files.ts'
import type { FileComment } from './office-file-types.ts'
import css from './comments-button.module.css'

interface OfFile {
  readonly fileId: string
}

const longest = 2_000
const keyOf = (fileId: string) => ['office', 'comments', fileId]

/** Leads to what its readers say about a file, the oldest first, and a box to say more; a phone has room for both. */
export function CommentsButton({ fileId }: OfFile) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="message" onClick={() => setOpen(true)}>
        {t(words.comments)}
      </Button>
      <Drawer open={open} title={t(words.comments)} onClose={() => setOpen(false)} width={520}>
        <Comments fileId={fileId} />
      </Drawer>
    </>
  )
}

function Comments({ fileId }: OfFile) {
  const t = useWords()
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(fileId),
    queryFn: ({ signal }) =>
      http.get<readonly FileComment[]>(`/api/office/file/${fileId}/comments`, { signal, quiet: true }),
  })
  return (
    <>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
      {data?.length === 0 && <Empty small title={t(words.noComments)} />}
      <ol className={css.comments}>
        {data?.map((comment) => (
          <Remark key={comment.id} fileId={fileId} comment={comment} />
        ))}
      </ol>
      <CommentBox fileId={fileId} />
    </>
  )
}

function Remark({ fileId, comment }: { readonly fileId: string; readonly comment: FileComment }) {
  const t = useWords()
  const stamp = useStamp()
  const { id, personName, at, text, removed, open } = comment
  const takeBack = async () => {
    await http.del(`/api/office/file/${fileId}/comments/${id}`).catch(() => undefined) // what went wrong has been said
    await readAgain(fileId)
  }
  return (
    <li>
      <header>
        <b>{personName}</b> <time>{stamp(at, 'minute')}</time>
      </header>
      <p className={removed ? css.removed : css.text}>{removed ? t(words.takenBack) : text}</p>
      {open && (
        <Button look="link" size="small" onClick={() => void takeBack()}>
          {t(words.takeBack)}
        </Button>
      )}
    </li>
  )
}

function CommentBox({ fileId }: OfFile) {
  const t = useWords()
  const box = useId()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await http.post(`/api/office/file/${fileId}/comments`, { text })
      setText('')
      await readAgain(fileId)
    } catch {
      // What went wrong has been said; the text stays.
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.box}>
      <label htmlFor={box}>{t(words.comment)}</label>
      <TextArea
        id={box}
        value={text}
        maxLength={longest}
        autoSize={{ minRows: 2, maxRows: 8 }}
        onChange={({ target }) => setText(target.value)}
      />
      <Button look="primary" busy={busy} disabled={text.trim() === ''} onClick={() => void send()}>
        {t(words.send)}
      </Button>
    </div>
  )
}

function readAgain(fileId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(fileId) })
}
