import { Failure } from '../../http/failure.ts'

/** What a form of the sign-in page shows of a refused call: at its fields, or above them when none is named. */
export function refusalOf(failure: unknown): {
  readonly errors: Readonly<Record<string, string>>
  readonly said: string
  readonly data: unknown
} {
  if (!(failure instanceof Failure)) throw failure
  const { errors, message, data } = failure
  return { errors, data, said: Object.keys(errors).length > 0 ? '' : message }
}
