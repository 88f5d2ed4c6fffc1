import { createStore, useStore } from 'zustand'
import { Confirm } from '../../ui/confirm.tsx'
import { useWords } from '../platform/session/use-words.ts'
import { shellWords as words } from '../platform/words/shell.ts'

interface Question {
  readonly text: string
  readonly answer: (yes: boolean) => void
}

const store = createStore<{ readonly question: Question | null }>(() => ({ question: null }))

/** Asks whether unsaved input may be lost; false when the reader would rather go on editing. */
export function mayLose(text: string): Promise<boolean> {
  return new Promise((answer) => store.setState({ question: { text, answer } }))
}

/** Nothing is asked any more. */
export function dropQuestion(): void {
  store.setState({ question: null })
}

/** Shows the question that is being asked. */
export function ConfirmHost() {
  const t = useWords()
  const question = useStore(store, (state) => state.question)
  if (!question) return null
  const answer = (yes: boolean) => {
    store.setState({ question: null })
    question.answer(yes)
  }
  return <Confirm text={question.text} okLabel={t(words.confirmClose)} cancelLabel={t(words.stay)} onAnswer={answer} />
}
