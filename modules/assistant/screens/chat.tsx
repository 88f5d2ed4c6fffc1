import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { http, openPage, queryClient, useWords } from '../../../web/module-api.ts'
import { type AssistantState, longestQuestion, type Message } from '../chat/conversation-types.ts'
import { assistantWords as words } from '../words/assistant.ts'
import { useTalk } from './use-chat.tsx'
import css from './assistant.module.css'

/** Conversations, the one that is open, and the line to ask in. */
export function Talk({ state }: { readonly state: AssistantState }) {
  const t = useWords()
  const talk = useTalk()
  const end = useRef<HTMLDivElement>(null)
  const busy = talk.coming !== null
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [talk.messages, talk.coming])
  return (
    <div className={css.talk}>
      <Conversations state={state} open={talk.id} onOpen={(id) => void talk.open(id).catch(() => null)} />
      <section className={css.room}>
        <div className={css.said} role="log" aria-live="polite" aria-label={t(words.page)} tabIndex={0}>
          {talk.messages.length === 0 && !busy && <Examples onAsk={(text) => void talk.ask(text)} />}
          {talk.messages.map((message, at) => (
            <Said key={`${talk.id} ${at}`} message={message} />
          ))}
          {talk.coming && (
            <>
              <div className={css.mine}>{talk.coming.question}</div>
              <div className={css.theirs} aria-busy="true">
                {talk.coming.text}
                <p className={css.quiet}>{t(talk.coming.reading ? words.reading : words.thinking)}</p>
              </div>
            </>
          )}
          {talk.trouble && (
            <div className={css.trouble} role="alert">
              {talk.trouble.text}
              <Button size="small" onClick={() => void talk.ask(talk.trouble?.question ?? '')}>
                {t(words.again)}
              </Button>
            </div>
          )}
          <div ref={end} />
        </div>
        <AskLine busy={busy} left={state.left} onAsk={(text) => void talk.ask(text)} onStop={talk.stop} />
      </section>
    </div>
  )
}

function Conversations({
  state,
  open,
  onOpen,
}: {
  readonly state: AssistantState
  readonly open: string
  readonly onOpen: (id: string) => void
}) {
  const t = useWords()
  const forget = async (id: string) => {
    await http.post(`/api/assistant/conversation/${id}/forget`, {})
    if (id === open) onOpen('')
    void queryClient.invalidateQueries({ queryKey: ['assistant', 'state'] })
  }
  return (
    <nav className={css.past} aria-label={t(words.conversations)}>
      <Button block icon="plus" onClick={() => onOpen('')}>
        {t(words.fresh)}
      </Button>
      <ul>
        {state.conversations.map(({ id, title }) => (
          <li key={id} className={joinClassNames(id === open && css.open)}>
            <button type="button" onClick={() => onOpen(id)}>
              {title}
            </button>
            <button
              type="button"
              aria-label={t(words.remove, { title })}
              onClick={() => void forget(id).catch(() => null)}
            >
              <Icon name="trash" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Examples({ onAsk }: { readonly onAsk: (text: string) => void }) {
  const t = useWords()
  return (
    <div className={css.examples}>
      <p>{t(words.begin)}</p>
      {[words.example1, words.example2].map((example) => (
        <Button key={example.en} onClick={() => onAsk(t(example))}>
          {t(example)}
        </Button>
      ))}
    </div>
  )
}

function Said({ message: { role, pieces, sources, cut } }: { readonly message: Message }) {
  const t = useWords()
  return (
    <div className={role === 'user' ? css.mine : css.theirs}>
      {pieces.map(({ text, href, unproved }, at) => {
        if (href !== undefined)
          return (
            <Way key={at} href={href}>
              {text}
            </Way>
          )
        return unproved ? (
          <span key={at} className={css.unproved} title={t(words.unproved)}>
            {text}
          </span>
        ) : (
          text
        )
      })}
      {cut && <p className={css.quiet}>{t(words.cut)}</p>}
      {sources.length > 0 && (
        <p className={css.sources}>
          {t(words.sources)}:{' '}
          {sources.map(({ href, title }) => (
            <Way key={href} href={href}>
              {title}
            </Way>
          ))}
        </p>
      )}
    </div>
  )
}

function Way({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault()
        openPage(href)
      }}
    >
      {children}
    </a>
  )
}

function AskLine({
  busy,
  left,
  onAsk,
  onStop,
}: {
  readonly busy: boolean
  readonly left: number
  readonly onAsk: (text: string) => void
  readonly onStop: () => void
}) {
  const t = useWords()
  const [text, setText] = useState('')
  const send = () => {
    if (busy || text.trim() === '') return
    onAsk(text.trim())
    setText('')
  }
  return (
    <form
      className={css.line}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        aria-label={t(words.question)}
        placeholder={t(words.ask)}
        value={text}
        maxLength={longestQuestion}
        autoSize={{ minRows: 1, maxRows: 6 }}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault()
            send()
          }
        }}
      />
      {busy ? (
        <Button danger onClick={onStop}>
          {t(words.stop)}
        </Button>
      ) : (
        <Button look="primary" type="submit" disabled={text.trim() === ''}>
          {t(words.send)}
        </Button>
      )}
      <small className={css.quiet}>{t(words.left, { n: left })}</small>
    </form>
  )
}
