import { weighbridgeOptions } from './settings.ts'
import { startWeighbridge } from './start.ts'

try {
  const running = await startWeighbridge(weighbridgeOptions(process.env))
  process.stdout.write(`地磅模拟器 ${running.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running.close())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'cannot start'}\n`)
  process.exitCode = 1
}
