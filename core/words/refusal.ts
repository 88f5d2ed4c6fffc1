/** What a message may be filled with; decimals and dates arrive as text. */
export type Params = Readonly<Record<string, string | number>>

/** One wrong field: a message code and what fills it. */
export interface FieldError {
  readonly code: string
  readonly params?: Params
}

interface RefusalExtra {
  /** HTTP status of the answer; 422 when nothing else is said. */
  readonly status?: number
  /** Field name (or `lines.0.qty`) to what is wrong with it. */
  readonly errors?: Readonly<Record<string, FieldError>>
}

/** V8 and those that follow it have it; other browsers do not. */
const traced: typeof Error & { stackTraceLimit?: number } = Error

/**
 * An expected "no": a code and parameters, said later in the caller's language.
 * Whatever else is thrown is our own bug and becomes a neutral 500. It carries no stack: it is an answer, and
 * the approval engine gives hundreds of them to find out what a person may do.
 */
export class Refusal extends Error {
  readonly code: string
  readonly params: Params
  readonly status: number
  readonly errors: Readonly<Record<string, FieldError>>

  constructor(code: string, params: Params = {}, extra: RefusalExtra = {}) {
    const depth = traced.stackTraceLimit
    traced.stackTraceLimit = 0
    super(code)
    traced.stackTraceLimit = depth
    this.name = 'Refusal'
    this.code = code
    this.params = params
    this.status = extra.status ?? 422
    this.errors = extra.errors ?? {}
  }

  /** What is wrong with one field is all that is wrong: said at the field and of the whole alike. */
  static atField(field: string, code: string, params?: Params): Refusal {
    return new Refusal(code, params, { errors: { [field]: params === undefined ? { code } : { code, params } } })
  }
}

/**
 * Whether asking again later would be refused again. What was only busy passes: a job leaves it to the queue, which
 * tries once more.
 */
export function isFinal(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code !== 'server.busy'
}
