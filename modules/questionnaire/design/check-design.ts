import { type Question, theEnd } from './question.ts'

/** What is wrong with a question, by its place; the codes are refusals of the module. */
interface DesignProblem {
  readonly at: number
  readonly code:
    | 'questionnaire.stem'
    | 'questionnaire.options'
    | 'questionnaire.rows'
    | 'questionnaire.label'
    | 'questionnaire.jump'
}

/** Everything that keeps a design from being answered; nothing when it is good. */
export function designProblems(questions: readonly Question[]): readonly DesignProblem[] {
  return questions.flatMap((question, at) => codesOf(question, at, questions).map((code) => ({ at, code })))
}

function codesOf(question: Question, at: number, all: readonly Question[]): DesignProblem['code'][] {
  const { type, stem, options = [], rows = [] } = question
  const chooses = type === 'one' || type === 'many' || type === 'matrix' || type === 'rank'
  return [
    ...(stem.trim() === '' ? ['questionnaire.stem' as const] : []),
    ...(chooses && options.length < 2 ? ['questionnaire.options' as const] : []),
    ...(type === 'matrix' && rows.length === 0 ? ['questionnaire.rows' as const] : []),
    ...([...options, ...rows].some(({ label }) => label.trim() === '') ? ['questionnaire.label' as const] : []),
    ...(options.some(({ jump }) => jump !== undefined && !leadsOn(jump, at, all))
      ? ['questionnaire.jump' as const]
      : []),
  ]
}

/** A jump leads to a later question or to the end: nobody answers in a circle. */
function leadsOn(jump: string, at: number, all: readonly Question[]): boolean {
  return jump === theEnd || all.findIndex(({ id }) => id === jump) > at
}
