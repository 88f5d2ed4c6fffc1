import { useEffect } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import { fullMoment, useLang, useWords } from '../../../../web/module-api-public.ts'
import { answeringWords as words } from '../../words/answering.ts'
import type { Asked } from './questionnaire-calls.tsx'
import css from './answer.module.css'

/** What this is about, until when, and what becomes of one's name. */
export function AnswerHead({ asked }: { readonly asked: Asked }) {
  const t = useWords()
  const lang = useLang()
  useEffect(() => {
    document.title = asked.title
  }, [asked.title])
  return (
    <header className={css.head}>
      <h1>{asked.title}</h1>
      {asked.intro && <p className={css.intro}>{asked.intro}</p>}
      <p className={css.facts}>
        <span>
          <Icon name={asked.anonymous ? 'eyeOff' : 'user'} size={16} />
          {t(asked.anonymous ? words.anonymous : words.named)}
        </span>
        {asked.endTime !== undefined && (
          <span>
            <Icon name="clock" size={16} />
            {t(words.until, { time: fullMoment(asked.endTime, lang) })}
          </span>
        )}
      </p>
    </header>
  )
}
