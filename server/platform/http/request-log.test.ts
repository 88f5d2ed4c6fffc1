import { expect, test } from 'vitest'
import { openLog } from './request-log.ts'

test('reliability 36: a careless line says no secret however deep it lies, an error says nothing of the row it met, and no text makes a second line', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line: string) => void lines.push(line) })
  const canary = 'canary-9f2c'
  for (const name of [
    'pwd',
    'newPwd',
    'password',
    'smsCode',
    'accessToken',
    'refreshtoken',
    'authorization',
    'cookie',
    'token',
    'parameters',
  ]) {
    log.info({ [name]: canary, body: { [name]: canary }, call: { headers: { [name]: canary } } }, 'careless')
  }
  log.error(
    {
      err: Object.assign(new Error('duplicate key'), {
        code: '23505',
        detail: `Key (user_tel)=(${canary}) already exists.`,
      }),
    },
    'failed',
  )
  log.info({ path: `/a\r\n{"level":30,"msg":"forged"}` }, 'odd')
  const text = lines.join('')
  expect(text).not.toContain(canary)
  expect(text).toContain('23505')
  expect(text.trimEnd().split('\n')).toHaveLength(12)
  expect(() =>
    text
      .trimEnd()
      .split('\n')
      .forEach((line) => JSON.parse(line)),
  ).not.toThrow()
})
