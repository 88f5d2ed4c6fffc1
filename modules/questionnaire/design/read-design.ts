import { isDecimal } from '../../../core/values/decimal.ts'
import { type Option, type Question, questionTypes } from './question.ts'

const mostQuestions = 200
const mostOptions = 100

/** The questions of a design; null when the text is none. A text that is empty is a design without questions. */
export function readDesign(text: string | null): readonly Question[] | null {
  if (text === null || text === '') return []
  const parsed = parse(text)
  if (!Array.isArray(parsed) || parsed.length > mostQuestions) return null
  const questions = parsed.map(questionOf)
  return questions.every((question) => question !== null) ? questions : null
}

/** A design as it is stored. */
export function writeDesign(questions: readonly Question[]): string {
  return JSON.stringify(questions)
}

function questionOf(given: unknown): Question | null {
  const { id, type, stem, stemRu, stemEn, required, options, rows, top } = objectOf(given)
  const known = questionTypes.find((one) => one === type)
  if (!isName(id) || known === undefined || typeof stem !== 'string' || stem.length > 500) return null
  const [choices, lines] = [optionsOf(options), optionsOf(rows)]
  if (choices === null || lines === null) return null
  return {
    id,
    type: known,
    stem,
    ...translation('stemRu', stemRu, 500),
    ...translation('stemEn', stemEn, 500),
    required: required === true,
    ...(choices.length > 0 ? { options: choices } : {}),
    ...(lines.length > 0 ? { rows: lines.map(({ weight: _weight, jump: _jump, ...row }) => row) } : {}),
    ...(typeof top === 'number' && Number.isInteger(top) && top >= 2 && top <= 10 ? { top } : {}),
  }
}

function optionsOf(given: unknown): readonly Option[] | null {
  if (given === undefined) return []
  if (!Array.isArray(given) || given.length > mostOptions) return null
  const options = given.map(optionOf)
  return options.every((option) => option !== null) ? options : null
}

function optionOf(given: unknown): Option | null {
  const { id, label, labelRu, labelEn, weight, jump } = objectOf(given)
  if (!isName(id) || typeof label !== 'string' || label.length > 200) return null
  return {
    id,
    label,
    ...translation('labelRu', labelRu, 200),
    ...translation('labelEn', labelEn, 200),
    ...(isDecimal(weight) ? { weight } : {}),
    ...(isName(jump) ? { jump } : {}),
  }
}

/** A text in another language, where there is one. */
function translation<N extends string>(name: N, value: unknown, longest: number): { readonly [K in N]?: string } {
  const kept: { [K in N]?: string } = {}
  if (typeof value === 'string' && value.trim() !== '') kept[name] = value.slice(0, longest)
  return kept
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value)
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
