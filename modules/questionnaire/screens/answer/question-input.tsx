import { joinClassNames } from '../../../../ui/join-class-names.ts'
import { useWords } from '../../../../web/module-api-public.ts'
import { longestText } from '../../design/check-answers.ts'
import { answeringWords as words } from '../../words/answering.ts'
import { FileInput } from './file-input.tsx'
import { MatrixInput } from './matrix-input.tsx'
import type { QuestionInputProps } from './question-input-props.ts'
import { RankInput } from './rank-input.tsx'
import { ScoreInput } from './score-input.tsx'
import css from './answer.module.css'

/** What answers a question, by its sort; native controls, so that any phone and any reader of screens knows them. */
export function QuestionInput(props: QuestionInputProps) {
  const t = useWords()
  const {
    question: { id, type },
    answer,
    onAnswer,
  } = props
  if (type === 'matrix') return <MatrixInput {...props} />
  if (type === 'rank') return <RankInput {...props} />
  if (type === 'score') return <ScoreInput {...props} />
  if (type === 'file') return <FileInput {...props} />
  if (type === 'text')
    return (
      <textarea
        className={css.text}
        rows={3}
        maxLength={longestText}
        aria-labelledby={`stem-${id}`}
        placeholder={t(words.write)}
        value={typeof answer === 'string' ? answer : ''}
        onChange={({ target }) => onAnswer(target.value === '' ? undefined : target.value)}
      />
    )
  return <Choices {...props} />
}

function Choices({ question: { id, type, options = [] }, answer, onAnswer }: QuestionInputProps) {
  const chosen = Array.isArray(answer) ? answer : [answer]
  const toggle = (option: string) => {
    if (type === 'one') return onAnswer(option)
    const next = options
      .map((one) => one.id)
      .filter((one) => (one === option ? !chosen.includes(one) : chosen.includes(one)))
    onAnswer(next.length === 0 ? undefined : next)
  }
  return (
    <div className={css.choices}>
      {options.map((option) => (
        <label key={option.id} className={joinClassNames(css.choice, chosen.includes(option.id) && css.chosen)}>
          <input
            type={type === 'one' ? 'radio' : 'checkbox'}
            name={id}
            checked={chosen.includes(option.id)}
            onChange={() => toggle(option.id)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
