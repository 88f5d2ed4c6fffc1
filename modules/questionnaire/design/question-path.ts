import { type Answer, type Answers, type Question, theEnd } from './question.ts'

/** The questions that somebody who answers so is asked, in their order: a jump leaves out what lies between. */
export function pathOf(questions: readonly Question[], answers: Answers): readonly Question[] {
  const path: Question[] = []
  for (let at = 0; at < questions.length;) {
    const question = questions[at]
    if (question === undefined) break
    path.push(question)
    const jump = jumpOf(question, answers[question.id])
    if (jump === theEnd) break
    const target = jump === undefined ? -1 : questions.findIndex(({ id }) => id === jump)
    at = Math.max(at + 1, target)
  }
  return path
}

function jumpOf({ type, options = [] }: Question, answer: Answer | undefined): string | undefined {
  return type === 'one' ? options.find(({ id }) => id === answer)?.jump : undefined
}
