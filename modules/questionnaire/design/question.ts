/** Sorts of questions: the codes of dictionary questionType. */
export const questionTypes = ['one', 'many', 'text', 'score', 'matrix', 'rank', 'file'] as const

export type QuestionType = (typeof questionTypes)[number]

/** One thing to choose, to put in order, or a column of a matrix. */
export interface Option {
  readonly id: string
  readonly label: string
  /** The same in the other languages; absent, the label is shown. */
  readonly labelRu?: string
  readonly labelEn?: string
  /** What choosing it counts, a decimal. */
  readonly weight?: string
  /** Where choosing it leads: a later question, or `end`. Only where one is chosen. */
  readonly jump?: string
}

export interface Question {
  readonly id: string
  readonly type: QuestionType
  readonly stem: string
  readonly stemRu?: string
  readonly stemEn?: string
  readonly required: boolean
  readonly options?: readonly Option[]
  /** Lines of a matrix. */
  readonly rows?: readonly Omit<Option, 'weight' | 'jump'>[]
  /** The highest mark of a score. */
  readonly top?: number
}

/** An uploaded file as an answer carries it. */
export interface AnsweredFile {
  readonly fileName: string
  readonly fileAdd: string
  readonly fileSize: number
}

/** An answer: a chosen option, several, an order, a text, a mark; options by row of a matrix; files. */
export type Answer = string | readonly string[] | Readonly<Record<string, string>> | readonly AnsweredFile[]

export type Answers = Readonly<Record<string, Answer>>

/** The end as the target of a jump. */
export const theEnd = 'end'
