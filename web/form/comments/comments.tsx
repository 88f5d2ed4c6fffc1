import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStamp } from '../../platform/data/use-time-format.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { CommentBox } from './comment-box.tsx'
import { removeComment, useComments, type Comment, type Subject } from './comment-queries.ts'
import { piecesOf } from './mention-text.ts'
import { commentWords as words } from './words.ts'
import css from './comments.module.css'

interface OfSubject {
  readonly of: Subject
}

/** What people say about a subject, and a box to say more. */
export default function Comments({ of }: OfSubject) {
  const t = useWords()
  const { data, error } = useComments(of)
  if (error && !data) return <Empty small title={error.message} />
  if (!data) return <Skeleton lines={4} />
  return (
    <>
      {data.length === 0 ? (
        <Empty small title={t(words.none)} />
      ) : (
        <ol className={css.list}>
          {data.map((comment) => (
            <li key={comment.id}>
              <Remark of={of} comment={comment} />
            </li>
          ))}
        </ol>
      )}
      <CommentBox of={of} changed={null} onDone={() => undefined} />
    </>
  )
}

function Remark({ of, comment }: OfSubject & { readonly comment: Comment }) {
  const t = useWords()
  const stamp = useStamp()
  const [editing, setEditing] = useState(false)
  const [asking, setAsking] = useState(false)
  const answer = (yes: boolean) => {
    setAsking(false)
    if (yes) void removeComment(of, comment.id)
  }
  return (
    <article className={css.remark}>
      <header>
        <b>{comment.personName}</b> <time>{stamp(comment.at, 'minute')}</time>
        {comment.edited && !comment.removed && <small>{t(words.edited)}</small>}
      </header>
      {comment.removed && <p className={css.removed}>{t(words.removed)}</p>}
      {!comment.removed && editing && <CommentBox of={of} changed={comment} onDone={() => setEditing(false)} />}
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
