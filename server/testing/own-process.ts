import { fork } from 'node:child_process'
import { atEndOfFile } from './end-of-test-file.ts'

/** Starts a program as a process of its own, until the file's tests are over; answers the address it says it has. */
export function ownProcess(program: string, told: object = {}): Promise<string> {
  const child = fork(program, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  atEndOfFile(() => {
    child.kill()
  })
  return new Promise((resolve, reject) => {
    child.once('message', (address) => resolve(String(address)))
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
    child.send(told)
  })
}
