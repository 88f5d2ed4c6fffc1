import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from './failure.ts'
import { open, send, timeoutMs } from './send-request.ts'

const calls: Request[] = []
let answer = () => new Response('{"code":"0","data":1}')
const alerts: string[] = []
let cookies = new Map<string, string>()

beforeEach(() => {
  calls.length = 0
  alerts.length = 0
  cookies = new Map([
    ['accessToken', 'a1'],
    ['refreshToken', 'r1'],
    ['hasLogin', '1'],
  ])
  answer = () => new Response('{"code":"0","data":1}')
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      write(text)
    },
  })
  vi.stubGlobal('location', { protocol: 'http:', pathname: '/welcome', search: '' })
  vi.stubGlobal('alert', (text: string) => alerts.push(text))
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(url: string, init: RequestInit) {
        super(`http://amur.test${url}`, init)
      }
    },
  )
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(request)
    return answer()
  })
})

afterEach(() => vi.unstubAllGlobals())

function write(text: string): void {
  const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
  cookies.set(name, value)
}

test('SES-04 forms by default for objects, JSON for saves, both tokens and the language on each', async () => {
  await send('POST', '/api/x', { form: { parameters: { userZt: '1' } } })
  await send('POST', '/api/y', { json: { lines: [] } }, { key: 'k-1' })
  const [form, json] = calls
  expect(form?.headers.get('content-type')).toContain('application/x-www-form-urlencoded')
  expect(await form?.text()).toBe('parameters%5BuserZt%5D=1')
  expect(json?.headers.get('content-type')).toBe('application/json')
  expect(json?.headers.get('idempotency-key')).toBe('k-1')
  for (const call of calls)
    expect([call.headers.get('accessToken'), call.headers.get('refreshToken'), call.headers.get('lang')]).toEqual([
      'a1',
      'r1',
      'zh',
    ])
  expect(timeoutMs).toBe(300_000)
})

test('SES-12 a new pair in the answer is stored, and the next call carries it', async () => {
  answer = () => new Response('{"code":"0"}', { headers: { accessToken: 'a2', refreshToken: 'r2' } })
  await send('GET', '/api/x', null)
  await send('GET', '/api/x', null)
  expect(calls.map((call) => call.headers.get('accessToken'))).toEqual(['a1', 'a2'])
})

test('SES-12 the page keeps no copy: what another tab wrote is carried at once', async () => {
  await send('GET', '/api/x', null)
  cookies.set('accessToken', 'from-another-tab')
  await send('GET', '/api/x', null)
  expect(calls[1]?.headers.get('accessToken')).toBe('from-another-tab')
})

test('SES-09 a request that cannot be built alerts 错误的传参 and is not sent', async () => {
  const circular: Record<string, unknown> = {}
  circular['self'] = circular
  await expect(send('POST', '/api/x', { json: circular })).rejects.toMatchObject({ code: 'request.unbuilt' })
  expect(alerts).toEqual(['错误的传参'])
  expect(calls).toEqual([])
})

test('SES-09 a refusal with fields names them and keeps the request id', async () => {
  answer = () =>
    new Response(
      JSON.stringify({ code: 'form.wrong', data: { errors: { amount: '请填写金额' } }, msg: '填写有误', message: '' }),
      { status: 422, headers: { 'x-request-id': 'req-7' } },
    )
  const failure = await send('POST', '/api/x', { json: {} })
    .then(open)
    .catch((cause: unknown) => cause)
  expect(failure).toBeInstanceOf(Failure)
  expect(failure).toMatchObject({
    status: 422,
    code: 'form.wrong',
    message: '填写有误',
    errors: { amount: '请填写金额' },
    requestId: 'req-7',
  })
})

test('a server that cannot be reached is a failure without a status', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(send('GET', '/api/x', null, { quiet: true })).rejects.toMatchObject({
    status: 0,
    message: '网络连接失败，请检查网络后重试',
  })
})
