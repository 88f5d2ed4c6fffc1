import type { Option, Question, QuestionType } from '../../design/question.ts'

/** A new question of a sort, with what it needs to be answerable. */
export function newQuestion(type: QuestionType, all: readonly Question[], label: (n: number) => string): Question {
  const base = { id: freeId('q', all), type, stem: '', required: true }
  if (type === 'text' || type === 'file') return base
  if (type === 'score') return { ...base, top: 5 }
  const options = [1, 2, 3].map((n) => ({ id: `o${n}`, label: label(n) }))
  return type === 'matrix' ? { ...base, options, rows: [{ id: 'r1', label: '' }] } : { ...base, options }
}

/** The questions with one of them moved; jumps that would lead back are taken away. */
export function moved(all: readonly Question[], at: number, by: -1 | 1): readonly Question[] {
  const [one, other] = [all[at], all[at + by]]
  if (one === undefined || other === undefined) return all
  return withoutBackwards(all.with(at, other).with(at + by, one))
}

export function without(all: readonly Question[], at: number): readonly Question[] {
  return withoutBackwards(all.toSpliced(at, 1))
}

export function copied(all: readonly Question[], at: number): readonly Question[] {
  const one = all[at]
  return one === undefined ? all : all.toSpliced(at + 1, 0, { ...one, id: freeId('q', all) })
}

/** Options with one more, whose id no other has or had a moment ago. */
export function withOption<T extends Option>(
  options: readonly T[],
  letter: 'o' | 'r',
  label: string,
): readonly (T | Option)[] {
  return [...options, { id: freeId(letter, options), label }]
}

function freeId(letter: string, all: readonly { readonly id: string }[]): string {
  const used = all.map(({ id }) => Number(/\d+$/.exec(id)?.[0] ?? 0))
  return `${letter}${Math.max(0, ...used) + 1}`
}

function withoutBackwards(all: readonly Question[]): readonly Question[] {
  return all.map((question, at) =>
    question.options === undefined
      ? question
      : { ...question, options: question.options.map((option) => forward(option, at, all)) },
  )
}

function forward({ jump, ...option }: Option, at: number, all: readonly Question[]): Option {
  const leads = jump === 'end' || all.findIndex(({ id }) => id === jump) > at
  return jump !== undefined && leads ? { ...option, jump } : option
}
