/** Why a call gave no data. `message` is already in the reader's language. */
export class Failure extends Error {
  /** HTTP status; 0 when the server was not reached. */
  readonly status: number
  /** Code of our envelope, or '' when the answer was not in it. */
  readonly code: string
  /** Field name (`amount`, `lines.0.qty`) to what is wrong with it. */
  readonly errors: Readonly<Record<string, string>>
  readonly requestId: string
  readonly data: unknown

  constructor(message: string, about: FailureAbout) {
    super(message)
    this.name = 'Failure'
    this.status = about.status
    this.code = about.code ?? ''
    this.errors = about.errors ?? {}
    this.requestId = about.requestId ?? ''
    this.data = about.data ?? null
  }
}

interface FailureAbout {
  readonly status: number
  readonly code?: string
  readonly errors?: Readonly<Record<string, string>>
  readonly requestId?: string
  readonly data?: unknown
}
