import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { FlowProblem } from '../../../core/approval/flow-problem.ts'
import { problemWords } from '../../../core/approval/problem-words.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { designWords as words } from './words.ts'
import css from './panel.module.css'

/** What does not fit the form, as the server found it. */
export interface FormProblem {
  readonly node: string
  readonly problem: string
}

interface ProblemListProps {
  readonly definition: FlowDefinition
  readonly problems: readonly FlowProblem[]
  readonly ofForm: readonly FormProblem[]
  readonly onChoose: (node: string) => void
}

/** Everything wrong with a drawing; a press leads to where it is. */
export function ProblemList({ definition, problems, ofForm, onChoose }: ProblemListProps) {
  const t = useWords()
  const lang = useLang()
  const name = (node: string | null) => (node === null ? '' : definition.nodes[node]?.label[lang] || node)
  const lines = [
    ...problems.map(({ code, node, params }) => ({ node, text: t(problemWords[code], params) })),
    ...ofForm.map(({ node, problem }) => ({ node, text: t(words.ofForm, { problem }) })),
  ]
  if (lines.length === 0)
    return (
      <div className={css.panel}>
        <p className={css.note}>{t(words.problemsNone)}</p>
      </div>
    )
  return (
    <div className={css.panel}>
      <ul className={css.list}>
        {lines.map(({ node, text }, at) => (
          <li key={at}>
            <button
              type="button"
              onClick={() => {
                if (node !== null) onChoose(node)
              }}
            >
              {text}
              <small>{name(node)}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
