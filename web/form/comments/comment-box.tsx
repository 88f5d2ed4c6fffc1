import { Mentions } from 'antd'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { KeyHint } from '../../../ui/key-hint.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { failureText } from '../../platform/data/failure-text.ts'
import { usePhone } from '../../platform/data/use-phone.ts'
import { Failure } from '../../platform/http/failure.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { sendComment, type Comment, type Mentionable, type Subject } from './comment-queries.ts'
import { nameFor, storedOf, typedOf } from './mention-text.ts'
import { useKeptText } from './use-unsent-comment.ts'
import { commentWords as words } from './words.ts'
import css from './comments.module.css'

interface CommentBoxProps {
  readonly of: Subject
  /** The remark that is being changed; null for a new one. */
  readonly changed: Comment | null
  readonly onDone: () => void
}

const longest = 1500 // ids take more room than names: the server counts 2000

/**
 * Where a remark is typed: @ offers people who may be named, Ctrl+Enter sends. What was typed waits through a
 * reload.
 */
export function CommentBox({ of, changed, onDone }: CommentBoxProps) {
  const t = useWords()
  const phone = usePhone()
  const box = useId()
  const { document, id } = of.kept
  const [start] = useState(() => typedOf(changed?.text ?? '', changed?.names ?? {}))
  const [people] = useState(() => new Map(start.people))
  const kept = useKeptText(document, changed ? `${id}.${changed.id}` : id, start.text, people)
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { options, looking, look } = useMentionable(of, people)
  const send = async () => {
    if (busy || kept.text.trim() === '') return
    setBusy(true)
    try {
      await sendComment(of, storedOf(kept.text, people), changed?.id ?? null)
      kept.drop()
      setWrong(null)
      onDone()
    } catch (failure) {
      setWrong(failure instanceof Failure ? (failure.errors.text ?? failureText(failure)) : failureText(failure))
    } finally {
      setBusy(false)
    }
  }
  const write = (text: string) => {
    kept.set(text)
    setWrong(null)
  }
  const typing = {
    id: box,
    value: kept.text,
    autoSize: { minRows: 2, maxRows: 8 },
    maxLength: longest,
    autoFocus: changed !== null,
    ...(wrong ? { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': `${box}-error` } : {}),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        void send()
      }
    },
  }
  return (
    <div className={css.box}>
      <label htmlFor={box} className={css.label}>
        {t(changed ? words.edit : words.write)}
      </label>
      {of.mentionable === null ? (
        <TextArea {...typing} onChange={({ target }) => write(target.value)} />
      ) : (
        <Mentions
          {...typing}
          options={options}
          loading={looking}
          filterOption={false}
          placeholder={t(words.hint)}
          notFoundContent={looking ? undefined : t(words.nobody)}
          onChange={write}
          onSearch={(param) => void look(param)}
        />
      )}
      {wrong && (
        <p id={`${box}-error`} role="alert" className={css.wrong}>
          {wrong}
        </p>
      )}
      <div className={css.buttons}>
        {changed && (
          <Button
            onClick={() => {
              kept.drop()
              onDone()
            }}
          >
            {t(words.cancel)}
          </Button>
        )}
        <Button look="primary" disabled={kept.text.trim() === ''} busy={busy} onClick={() => void send()}>
          {t(changed ? words.save : words.send)}
          {!phone && (
            <>
              {' '}
              <KeyHint keys="Ctrl+Enter" />
            </>
          )}
        </Button>
      </div>
    </div>
  )
}

/** People who may be mentioned, as somebody types their names. */
function useMentionable({ mentionable }: Subject, people: Map<string, string>) {
  const [offered, setOffered] = useState<readonly (Mentionable & { readonly typed: string })[]>([])
  const [looking, setLooking] = useState(false)
  const asked = useRef('')
  const look = async (param: string) => {
    asked.current = param
    setLooking(true)
    const found = (await mentionable?.(param).catch(() => [])) ?? []
    if (asked.current !== param) return
    setOffered(found.map((person) => ({ ...person, typed: nameFor(people, person.id, person.name) })))
    setLooking(false)
  }
  const options = offered.map((person) => ({
    key: person.id,
    value: person.typed,
    label: (
      <>
        <b>{person.name}</b> <small className={css.place}>{person.place}</small>
      </>
    ),
  }))
  return { options, looking, look }
}
