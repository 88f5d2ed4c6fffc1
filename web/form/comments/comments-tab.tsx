import { useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStamp } from '../../platform/data/use-time-format.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { CommentBox } from './comment-box.tsx'
import { removeComment, useComments, type Comment } from './comment-queries.ts'
import { piecesOf } from './mention-text.ts'
import { commentWords as words } from './words.ts'
import css from './comments.module.css'

/** What people say about a record, and a box to say more. */
export default function CommentsTab({ doc, id }: { readonly doc: Described; readonly id: string }) {
  const t = useWords()
  const { data, error } = useComments(doc, id)
  if (error && !data) return <Empty small title={error.message} />
  if (!data) return <Skeleton lines={4} />
  return (
    <Card>
      {data.length === 0 ? (
        <Empty small title={t(words.none)} />
      ) : (
        <ol className={css.list}>
          {data.map((comment) => (
            <li key={comment.id}>
              <Remark doc={doc} id={id} comment={comment} />
            </li>
          ))}
        </ol>
      )}
      <CommentBox doc={doc} id={id} changed={null} onDone={() => undefined} />
    </Card>
  )
}

function Remark({ doc, id, comment }: { readonly doc: Described; readonly id: string; readonly comment: Comment }) {
  const t = useWords()
  const stamp = useStamp()
  const [editing, setEditing] = useState(false)
  const [asking, setAsking] = useState(false)
  const answer = (yes: boolean) => {
    setAsking(false)
    if (yes) void removeComment(doc, id, comment.id)
  }
  return (
    <article className={css.remark}>
      <header>
        <b>{comment.personName}</b> <time>{stamp(comment.at, 'minute')}</time>
        {comment.edited && !comment.removed && <small>{t(words.edited)}</small>}
      </header>
      {comment.removed && <p className={css.removed}>{t(words.removed)}</p>}
      {!comment.removed && editing && (
        <CommentBox doc={doc} id={id} changed={comment} onDone={() => setEditing(false)} />
      )}
      {!comment.removed && !editing && (
        <p className={css.text}>
          {piecesOf(comment.text).map((piece, at) =>
            'text' in piece ? piece.text : <mark key={at}>@{comment.names[piece.person]}</mark>,
          )}
        </p>
      )}
      {comment.open && !editing && (
        <div className={css.own}>
          <Button look="link" size="small" onClick={() => setEditing(true)}>
            {t(words.edit)}
          </Button>
          <Button look="link" size="small" onClick={() => setAsking(true)}>
            {t(words.remove)}
          </Button>
        </div>
      )}
      {asking && (
        <Confirm text={t(words.removeAsk)} okLabel={t(words.remove)} cancelLabel={t(words.cancel)} onAnswer={answer} />
      )}
    </article>
  )
}
