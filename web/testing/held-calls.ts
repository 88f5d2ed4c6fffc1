/** Calls that wait until the test answers them. */
export class Held {
  readonly #waiting: PromiseWithResolvers<unknown>[] = []
  #asked = 0
  #answered = 0

  /** How many calls came. */
  get asked(): number {
    return this.#asked
  }

  /** The wait of the next call. */
  next(): Promise<unknown> {
    this.#asked += 1
    return this.#at(this.#asked - 1).promise
  }

  /**
   * Answers the call of a number, or the first that was not answered; one that has not come yet is answered when it
   * comes.
   */
  answer(answer: unknown, number = this.#answered): void {
    this.#answered = Math.max(this.#answered, number + 1)
    this.#at(number).resolve(answer)
  }

  #at(number: number): PromiseWithResolvers<unknown> {
    return (this.#waiting[number] ??= withResolvers())
  }
}

interface PromiseWithResolvers<T> {
  readonly promise: Promise<T>
  readonly resolve: (value: T) => void
}

function withResolvers(): PromiseWithResolvers<unknown> {
  let resolve: (value: unknown) => void = () => undefined
  const promise = new Promise((done) => {
    resolve = done
  })
  return { promise, resolve }
}
