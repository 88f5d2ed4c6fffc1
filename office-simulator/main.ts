import { officeOptions } from './settings.ts'
import { startOffice } from './start.ts'

try {
  const running = await startOffice(officeOptions(process.env))
  process.stdout.write(`办公服务器模拟器 ${running.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running.close())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'cannot start'}\n`)
  process.exitCode = 1
}
