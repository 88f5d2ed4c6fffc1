import { type FieldError, Refusal } from '../../../core/words/refusal.ts'

/** Thrown to a check that reads what is wrong already: it has nothing to say. */
export class Undecided extends Error {}

/** Runs every check and refuses once, with each field that they find wrong; a lone refusal keeps its own code. */
export async function checkAll(checks: readonly (() => void | Promise<void>)[]): Promise<void> {
  const refusals: Refusal[] = []
  // One after the other: checks of one transaction share its connection, and their locks have an order.
  for (const check of checks) {
    const refusal = await refusalOf(check)
    if (refusal !== null) refusals.push(refusal)
  }
  const [first] = refusals
  if (first === undefined) return
  // What is wrong with no field in particular is not lost among fields.
  const whole = refusals.find(({ errors }) => Object.keys(errors).length === 0)
  if (refusals.length === 1 || whole !== undefined) throw whole ?? first
  const errors = Object.assign({}, ...refusals.map((refusal) => refusal.errors).toReversed()) as Record<
    string,
    FieldError
  > // merged maps of field errors
  const count = Object.keys(errors).length
  throw count === 1 ? first : new Refusal('record.invalid', { count }, { errors })
}

async function refusalOf(check: () => void | Promise<void>): Promise<Refusal | null> {
  try {
    await check()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    if (error instanceof Undecided) return null
    throw error
  }
}
