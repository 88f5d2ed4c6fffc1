/**
 * Lets the first call of a key through at once and of those that follow within `pause` ms only the last, at its end.
 */
interface Throttled {
  readonly call: (key: string) => void
  readonly close: () => void
}

export function throttled(pause: number, act: (key: string) => void): Throttled {
  const resting = new Map<string, { again: boolean; readonly timer: NodeJS.Timeout }>()

  function call(key: string): void {
    const rest = resting.get(key)
    if (rest !== undefined) {
      rest.again = true
      return
    }
    resting.set(key, { again: false, timer: setTimeout(() => awake(key), pause).unref() })
    act(key)
  }

  function awake(key: string): void {
    const again = resting.get(key)?.again === true
    resting.delete(key)
    if (again) call(key)
  }

  return {
    call,
    close: () => resting.forEach(({ timer }) => clearTimeout(timer)),
  }
}
