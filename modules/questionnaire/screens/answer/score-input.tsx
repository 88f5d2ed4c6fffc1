import { joinClassNames } from '../../../../ui/join-class-names.ts'
import { useWords } from '../../../../web/module-api-public.ts'
import { usualTop } from '../../design/check-answers.ts'
import { answeringWords as words } from '../../words/answering.ts'
import type { QuestionInputProps } from './question-input-props.ts'
import css from './answer.module.css'

/** A mark from one to the highest. */
export function ScoreInput({ question: { id, top = usualTop }, answer, onAnswer }: QuestionInputProps) {
  const t = useWords()
  return (
    <div className={css.scores}>
      <div>
        {Array.from({ length: top }, (_, at) => String(at + 1)).map((mark) => (
          <label key={mark} className={joinClassNames(css.mark, answer === mark && css.chosen)}>
            <input type="radio" name={id} checked={answer === mark} onChange={() => onAnswer(mark)} />
            <span>{mark}</span>
          </label>
        ))}
      </div>
      <p>
        <small>{t(words.low)}</small>
        <small>{t(words.high)}</small>
      </p>
    </div>
  )
}
