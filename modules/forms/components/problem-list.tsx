import { fitWords } from '../../../core/approval/form-mismatch-problem.ts'
import { problemWords } from '../../../core/approval/problem-words.ts'
import { expressionProblemText } from '../../../core/expression/expression-words.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import { formProblemWords } from '../../../core/form-design/problem-words.ts'
import type { FormProblem } from '../../../core/form-design/problem.ts'
import { languages, type Lang, type Words } from '../../../core/values/language.ts'
import { languageNames, useLang, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { drawnAt } from './draft-fields.ts'
import { placeOf, type Place, type Step } from './draft-problem-places.ts'
import css from './panel.module.css'

interface ProblemListProps {
  readonly draft: FormDraft
  readonly problems: readonly FormProblem[]
  readonly onChoose: (place: Place) => void
}

const stepWords: Readonly<Partial<Record<Step, Words>>> = {
  flow: words.flow,
  lists: words.listTab,
  settings: words.settings,
}

/** Everything wrong with a draft; a press leads to where it is put right. */
export function ProblemList({ draft, problems, onChoose }: ProblemListProps) {
  const t = useWords()
  const lang = useLang()
  const named = (place: Place) => {
    const { chosen } = place
    if (chosen.sort === 'group') return draft.words.groups[chosen.name]?.[lang] || chosen.name
    if (chosen.sort === 'none') return t(stepWords[place.step] ?? words.formName)
    const drawn = drawnAt(draft, chosen.path)
    return drawn?.label[lang] || drawn?.label.zh || chosen.path
  }
  if (problems.length === 0)
    return (
      <div className={css.panel}>
        <p className={css.good}>{t(words.problemsNone)}</p>
      </div>
    )
  return (
    <div className={css.panel}>
      <ul className={css.problems}>
        {problems.map((problem, at) => {
          const place = placeOf(draft, problem)
          return (
            <li key={at}>
              <button type="button" onClick={() => onChoose(place)}>
                {t(formProblemWords[problem.code], {
                  ...readable(problem, named(place)),
                  ...ofFlow(draft, problem, lang, t),
                })}
                <small>{named(place)}</small>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

// What is wrong with the flow is said by the words of flows, with the labels of nodes and fields.
function ofFlow(
  draft: FormDraft,
  { code, params }: FormProblem,
  lang: Lang,
  t: ReturnType<typeof useWords>,
): FormProblem['params'] {
  const named = (name: string) => drawnAt(draft, name)?.label[lang] || name
  if (code === 'form.problem.expression')
    return { problem: expressionProblemText(String(params['problem']), lang, named) }
  if (code !== 'form.problem.flow' && code !== 'form.problem.flow-form') return {}
  const text = flowProblemTexts[String(params['problem'])]
  const field = drawnAt(draft, String(params['field'] ?? ''))
  const node = draft.doc.approval?.first.nodes[String(params['node'])]
  return {
    ...(text === undefined
      ? {}
      : {
          problem: t(text, {
            ...params,
            ...(typeof params['reason'] === 'string'
              ? { reason: expressionProblemText(params['reason'], lang, named) }
              : {}),
            ...(field === null ? {} : { field: field.label[lang] || field.label.zh }),
          }),
        }),
    ...(node === undefined ? {} : { node: node.label[lang] || node.label.zh }),
  }
}

const flowProblemTexts: Readonly<Record<string, Words>> = { ...problemWords, ...fitWords }

// A field is known to people by its label, a language by its name.
function readable({ path, params }: FormProblem, label: string): FormProblem['params'] {
  const lang = languages.find((one) => one === params['lang'])
  const own = path.startsWith('doc.fields.') || path.startsWith('words.fields.')
  return {
    ...params,
    ...(own && 'name' in params ? { name: label } : {}),
    ...(lang === undefined ? {} : { lang: languageNames[lang] }),
  }
}
