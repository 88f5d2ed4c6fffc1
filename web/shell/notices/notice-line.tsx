import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useLang } from '../../platform/session/language.ts'
import { momentText } from '../../platform/words/moment-text.ts'
import { NoticeDecision } from './notice-decision.tsx'
import type { Notice } from './notice.ts'
import css from './notice-drawer.module.css'

interface NoticeLineProps {
  readonly notice: Notice
  readonly onChoose: (notice: Notice) => void
  readonly onDecided: (notice: Notice) => void
}

/** One notice: a dot while unread, what it says, from whom and when; a plain decision is made under it. */
export function NoticeLine({ notice, onChoose, onDecided }: NoticeLineProps) {
  const lang = useLang()
  return (
    <>
      <button
        type="button"
        className={joinClassNames(css.notice, notice.readTime === null && css.unread)}
        onClick={() => onChoose(notice)}
      >
        <b>{notice.title}</b>
        {notice.content && <span>{notice.content}</span>}
        <small>{[notice.sender, momentText(notice.time, lang)].filter(Boolean).join(' · ')}</small>
      </button>
      {(notice.summary?.length ?? 0) > 0 && (
        <dl className={css.about}>
          {notice.summary?.map(({ name, label, text }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {typeof notice.task === 'string' && (
        <NoticeDecision
          task={notice.task}
          verbs={notice.verbs ?? []}
          undoSeconds={notice.undoSeconds ?? 0}
          about={notice.title}
          onDecided={() => onDecided(notice)}
        />
      )}
    </>
  )
}
