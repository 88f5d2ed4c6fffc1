import type { CSSProperties } from 'react'
import { joinClassNames } from '../../../../ui/join-class-names.ts'
import type { QuestionInputProps } from './question-input-props.ts'
import css from './answer.module.css'

/** Rows against options: a table where there is room, a block to each row on a phone. */
export function MatrixInput({ question: { id, rows = [], options = [] }, answer, onAnswer }: QuestionInputProps) {
  const chosen: Readonly<Record<string, unknown>> =
    typeof answer === 'object' && !Array.isArray(answer) ? Object.fromEntries(Object.entries(answer)) : {}
  const choose = (row: string, option: string) =>
    onAnswer(
      Object.fromEntries(
        [...Object.entries(chosen).filter(([, value]) => typeof value === 'string'), [row, option]].map(
          ([key, value]) => [key, String(value)],
        ),
      ),
    )
  return (
    <div className={css.matrix} style={{ '--options': options.length } as CSSProperties}>
      {rows.map((row) => (
        <div key={row.id} role="radiogroup" aria-label={row.label} className={css.row}>
          <b>{row.label}</b>
          {options.map((option) => (
            <label key={option.id} className={joinClassNames(css.cell, chosen[row.id] === option.id && css.chosen)}>
              <input
                type="radio"
                name={`${id}-${row.id}`}
                checked={chosen[row.id] === option.id}
                onChange={() => choose(row.id, option.id)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      ))}
    </div>
  )
}
