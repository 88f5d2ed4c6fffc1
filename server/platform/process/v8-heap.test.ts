import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// It waits without looking: whoever looks is not at rest on a busy machine.
const work = `
  import { constants, PerformanceObserver } from 'node:perf_hooks'
  import { collectAtRest } from ${JSON.stringify(join(import.meta.dirname, 'v8-heap.ts'))}
  const held = () => process.memoryUsage().heapTotal
  // V8 may have collected by itself since, but nobody asked it to.
  const patience = setTimeout(() => console.log(JSON.stringify({ most, left: most })), 60_000)
  new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ detail }) => detail.flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED)) return
    console.log(JSON.stringify({ most, left: held() }))
    clearTimeout(patience)
  }).observe({ entryTypes: ['gc'] })
  collectAtRest()
  let rows = Array.from({ length: 1_500_000 }, (_, at) => ({ at, name: 'row ' + at }))
  const most = held()
  rows = null
`

test('what a burst of work needed is given back once there is nothing to do', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', work], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const { most, left } = JSON.parse(stdout) as Record<'most' | 'left', number>
  expect(left).toBeLessThan(most / 2)
})
