// Whether the types of a tree hold.
import { spawnSync } from 'node:child_process'

/**
 * One program, so that what server, pages and tests share is read once; lint keeps the globals of each apart. Two
 * checkers for two cores. Its collector would take a third of the time: it begins at 4 GB only, which the sources
 * of today do not reach.
 */
export function typesHold(folder) {
  const env = { ...process.env, GOGC: 'off', GOMEMLIMIT: '4GiB' }
  const args = ['node_modules/ts7/bin/tsc', '--noEmit', '-p', 'tsconfig.json', '--checkers', '2']
  return spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit', env }).status === 0
}
