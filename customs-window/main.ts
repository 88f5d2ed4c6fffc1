import { windowOptions } from './settings.ts'
import { startWindow } from './start.ts'

try {
  const running = await startWindow(windowOptions(process.env))
  process.stdout.write(`国际贸易单一窗口模拟器 ${running.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running.close())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'cannot start'}\n`)
  process.exitCode = 1
}
