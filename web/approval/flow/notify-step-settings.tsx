import type { NotifyAct } from '../../../core/approval/definition.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { ActPartsProps } from './action-settings-props.ts'
import { SourceInput } from './approver-source-input.tsx'
import { WordsInput } from './multilingual-input.tsx'
import { designWords as words } from './words.ts'

/** Whom the step tells, and what. */
export function NotifyParts({ act, choices, disabled, onChange }: ActPartsProps<NotifyAct>) {
  const t = useWords()
  return (
    <>
      <SourceInput
        label={t(words.notifyWho)}
        value={act.people}
        choices={choices}
        disabled={disabled}
        choosing={false}
        onChange={(people) => onChange({ ...act, people }, 'people')}
      />
      <WordsInput
        label={t(words.notifyText)}
        value={act.text}
        terms={choices.terms}
        max={200}
        disabled={disabled}
        onChange={(text, lang) => onChange({ ...act, text }, `text ${lang}`)}
      />
    </>
  )
}
