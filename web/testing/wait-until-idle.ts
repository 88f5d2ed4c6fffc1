import { currentServer } from './test-server.ts'
import { turns } from './timers.ts'

/**
 * Waits until the answers that came have been taken and have led to no further calls: whoever shows that something does
 * not happen looks after that.
 */
export async function quiet(): Promise<void> {
  await turns(4)
  const calls = currentServer()?.calls
  for (let before = -1, round = 0; calls && before !== calls.length && round < 50; round += 1) {
    before = calls.length
    await turns(4)
  }
}
