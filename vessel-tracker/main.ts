import { trackerOptions } from './settings.ts'
import { startTracker } from './start.ts'

try {
  const running = await startTracker(trackerOptions(process.env))
  process.stdout.write(`船舶跟踪模拟器 ${running.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running.close())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'cannot start'}\n`)
  process.exitCode = 1
}
