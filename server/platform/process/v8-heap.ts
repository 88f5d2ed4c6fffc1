import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Keeps the young generation as small as it is. What a process reads at its start stays; to V8 that looks like much
 * that survives, so it would make this space as wide as it may, 32 MB, and never give them back.
 */
export function limitYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** Lets it grow with the load again. */
export function releaseYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=2')
}

/**
 * Has the old generation collected once it holds half as much again as the last collection left, and not twice or more:
 * rows of an import or an export are old before they are done with, and would pile up to hundreds of megabytes.
 */
export function collectOldGenerationSooner(): void {
  setFlagsFromString('--heap-growing-percent=50')
}

const lookEvery = 4_000 // ms
const atRest = 0.25 // of the time, for timers, jobs that find nothing to do and messages that still leave
const worthwhile = 16 * 1_024 * 1_024 // bytes

/**
 * Gives back what a burst of work needed, once there is nothing else to do: V8 collects by what is allocated, so that
 * after an import nothing would be collected for hours. The pause of 0.2 s falls where nobody waits.
 */
export function collectAtRest(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void // what V8 calls it in every new context from now on
  let last = performance.eventLoopUtilization()
  let kept = process.memoryUsage().heapTotal
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if (utilization > atRest || process.memoryUsage().heapTotal < kept + worthwhile) return
    // The first finds what is no longer used; only the second gives the emptied pages back.
    collect()
    collect()
    kept = process.memoryUsage().heapTotal
  }, lookEvery).unref()
}
