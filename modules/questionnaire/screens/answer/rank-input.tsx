import { joinClassNames } from '../../../../ui/join-class-names.ts'
import { useWords } from '../../../../web/module-api-public.ts'
import { answeringWords as words } from '../../words/answering.ts'
import type { QuestionInputProps } from './question-input-props.ts'
import css from './answer.module.css'

/**
 * Things pressed in their order; the last place is given by itself, pressing a placed one takes it and those after it
 * back.
 */
export function RankInput({ question: { options = [] }, answer, onAnswer }: QuestionInputProps) {
  const t = useWords()
  const order = Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : []
  const press = (id: string) => {
    const at = order.indexOf(id)
    const next = at >= 0 ? order.slice(0, at) : [...order, id]
    const left = options.filter((option) => !next.includes(option.id))
    const whole = at < 0 && left.length === 1 && left[0] ? [...next, left[0].id] : next
    onAnswer(whole.length === 0 ? undefined : whole)
  }
  return (
    <div className={css.choices}>
      {options.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={joinClassNames(css.choice, order.includes(id) && css.chosen)}
          aria-pressed={order.includes(id)}
          onClick={() => press(id)}
        >
          <i className={css.place}>{order.includes(id) ? order.indexOf(id) + 1 : ''}</i>
          <span>{label}</span>
        </button>
      ))}
      {order.length > 0 && (
        <button type="button" className={css.again} onClick={() => onAnswer(undefined)}>
          {t(words.clear)}
        </button>
      )}
    </div>
  )
}
