import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const work = `
  import { collectAtRest } from ${JSON.stringify(join(import.meta.dirname, 'v8-heap.ts'))}
  import { constants, PerformanceObserver } from 'node:perf_hooks'
  let forced = 0
  new PerformanceObserver((list) => {
    for (const { detail } of list.getEntries()) if (detail.flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) forced += 1
  }).observe({ entryTypes: ['gc'] })
  const held = () => process.memoryUsage().heapTotal
  collectAtRest(50)
  let rows = Array.from({ length: 1_500_000 }, (_, at) => ({ at, name: 'row ' + at }))
  const most = held()
  rows = null
  const begun = performance.now()
  const look = setInterval(() => {
    if ((forced === 0 || held() > most / 2) && performance.now() - begun < 20_000) return
    clearInterval(look)
    console.log(JSON.stringify({ forced, most, left: held() }))
  }, 20)
`

test('what a burst of work needed is given back once there is nothing to do', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', work], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const { forced, most, left } = JSON.parse(stdout) as Record<'forced' | 'most' | 'left', number>
  // V8 would collect by itself some time, but not be asked to.
  expect(forced).toBe(1)
  expect(left).toBeLessThan(most / 2)
})
