// The machine's own, whatever a test puts in their place.
const { setTimeout, setInterval, clearTimeout, setImmediate } = globalThis

const running = new Set<ReturnType<typeof setTimeout>>()

/** Keeps an eye on the timers that the page begins. */
export function watchTimers(): void {
  globalThis.setTimeout = Object.assign(noted(setTimeout), setTimeout)
  globalThis.setInterval = Object.assign(noted(setInterval), setInterval)
}

export function unwatchTimers(): void {
  Object.assign(globalThis, { setTimeout, setInterval })
}

/** Ends the timers that still run: none reaches the next test. */
export function endTimers(): void {
  endFrames()
  for (const timer of running) clearTimeout(timer)
  running.clear()
}

const frames = new Set<number>()
let usualFrame: typeof requestAnimationFrame | null = null

/** Keeps an eye on the frames that the page waits for. */
export function watchFrames(): void {
  const ask = globalThis.requestAnimationFrame
  usualFrame = ask
  globalThis.requestAnimationFrame = (draw) => {
    const frame = ask((time) => {
      frames.delete(frame)
      draw(time)
    })
    frames.add(frame)
    return frame
  }
}

export function unwatchFrames(): void {
  if (usualFrame !== null) globalThis.requestAnimationFrame = usualFrame
  usualFrame = null
}

/**
 * Takes back the frames that are still waited for. They share one timer of the page: were it ended while one waits, no
 * frame would come to the tests that follow.
 */
function endFrames(): void {
  for (const frame of frames) cancelAnimationFrame(frame)
  frames.clear()
}

/** Lets everything happen that waits for nothing but its turn. */
export async function turns(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await new Promise((done) => setTimeout(done))
    await new Promise((done) => setImmediate(done))
  }
}

function noted<T extends typeof setTimeout | typeof setInterval>(begin: T): T {
  return ((...given: Parameters<T>) => {
    const timer = (begin as typeof setTimeout)(...(given as Parameters<typeof setTimeout>)) // both take the same
    running.add(timer)
    return timer
  }) as unknown as T // and answer the same
}
