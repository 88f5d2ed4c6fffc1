import { useEffect } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { fullMoment, PublicFrame, useLang, useWords } from '../../../../web/module-api-public.ts'
import { answeringWords as words } from '../../words/answering.ts'
import type { Answering } from './use-answering.tsx'
import css from './answer.module.css'

/**
 * Whatever is not the questions themselves: on its way, not yet, over, already answered, thanks. Null when there are
 * questions to answer.
 */
export function answerState({
  asked,
  failed,
  sent,
}: Pick<Answering, 'asked' | 'failed' | 'sent'>):
  | 'waiting'
  | 'failed'
  | 'signIn'
  | 'early'
  | 'closed'
  | 'done'
  | 'thanks'
  | null {
  if (sent !== null) return 'thanks'
  if (asked === null) return failed === '' ? 'waiting' : 'failed'
  if (asked.needsSession) return 'signIn'
  return asked.state === 'open' || asked.state === undefined ? null : asked.state
}

/** The page while there is nothing to answer. */
export function AnswerState({
  state,
  answering: { asked, failed, sent },
}: {
  readonly state: NonNullable<ReturnType<typeof answerState>>
  readonly answering: Answering
}) {
  const t = useWords()
  const lang = useLang()
  const title = asked?.title
  useEffect(() => {
    if (title) document.title = title
  }, [title])
  if (state === 'waiting')
    return (
      <PublicFrame narrow>
        <Card>
          <Skeleton lines={8} height={20} />
        </Card>
      </PublicFrame>
    )
  const note = {
    failed,
    signIn: t(words.signInNote),
    early: t(words.earlyNote, { time: asked?.startTime ? fullMoment(asked.startTime, lang) : '' }),
    closed: t(words.closedNote),
    done: t(words.doneNote),
    thanks:
      sent?.score != null && sent.passScore !== null
        ? t(words.score, { score: sent.score, pass: sent.passScore })
        : t(words.thanksNote),
  }[state]
  return (
    <PublicFrame narrow>
      <Card>
        {state === 'thanks' && (
          <p className={css.tick}>
            <Icon name="tick" size={32} />
          </p>
        )}
        {title && <h1 className={css.quiet}>{title}</h1>}
        <Empty title={t(words[state])} note={note}>
          {state === 'signIn' && (
            <Button
              look="primary"
              onClick={() =>
                location.assign(`/login?${new URLSearchParams({ to: location.pathname + location.search })}`)
              }
            >
              {t(words.toSignIn)}
            </Button>
          )}
          {state === 'failed' && (
            <Button icon="refresh" onClick={() => location.reload()}>
              {t(words.again)}
            </Button>
          )}
        </Empty>
      </Card>
    </PublicFrame>
  )
}
