import type { Browser, Page } from 'playwright-core'

/** What the main thread of a page did while it was traced. */
export interface Frames {
  readonly frames: number
  /** ms of work in a frame that 95 of 100 frames do not exceed. */
  readonly p95: number
  /** ms of the longest task. */
  readonly longest: number
  /** Tasks of more than 50 ms. */
  readonly long: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Processor time, where the recording knows it: other processes of the machine do not count. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const longTask = 50 // ms

/** What a page's main thread does while something is done to it. */
export async function tracedFrames(chrome: Browser, page: Page, act: () => Promise<void>): Promise<Frames> {
  await chrome.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  })
  await act()
  return framesOf(await chrome.stopTracing())
}

/** The mark that a page under measure sets at the begin of each frame. */
export const frameMark = 'amur-frame'

/** Sums the tasks of the page's main thread from one frame's mark to the next. */
function framesOf(trace: Buffer): Frames {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] } // the format of the browser
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const threads = mains.map(({ pid, tid }) =>
    traceEvents.filter((event) => event.pid === pid && event.tid === tid).toSorted((a, b) => a.ts - b.ts),
  )
  const busiest = threads.find((events) => events.some(({ name }) => name === frameMark)) ?? []
  const tasks = busiest
    .filter(({ name, ph }) => ph === 'X' && name === 'RunTask')
    .map(({ ts, tdur, dur }) => ({ ts, ms: (tdur ?? dur ?? 0) / 1000 }))
  const begins = busiest.filter(({ name }) => name === frameMark).map(({ ts }) => ts)
  // A mark stands inside the task that begins its frame.
  const starts = begins.map((mark) => tasks.findLast(({ ts }) => ts <= mark)?.ts ?? mark)
  const work = starts
    .slice(0, -1)
    .map((from, at) => {
      const to = starts[at + 1] ?? from
      return tasks.filter(({ ts }) => ts >= from && ts < to).reduce((sum, { ms }) => sum + ms, 0)
    })
    .toSorted((a, b) => a - b)
  const lengths = tasks.map(({ ms }) => ms)
  return {
    frames: work.length,
    p95: work[Math.floor(work.length * 0.95)] ?? Number.NaN,
    longest: Math.max(0, ...lengths),
    long: lengths.filter((ms) => ms > longTask).length,
  }
}
