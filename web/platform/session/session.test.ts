import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const skin = { header: { background: '#123456', font: 'not a colour' } }
const answer = {
  code: '0',
  msg: '',
  message: '',
  data: {
    myInfoData: { userId: '1', userCode: 'seasales', userName: '陈海涛', roles: [] },
    peData: [{ ppeValue: 'fkjh-ck' }, { ppeValue: 'tyc-gsldzhgl' }],
    dsData: [],
    menuData: [],
    configInfo: { siteTitle: '北陆能源集团', siteCopyright: '', skin },
  },
}
const asked: string[] = []
const painted = new Map<string, string>()

beforeEach(() => {
  vi.resetModules()
  asked.length = 0
  painted.clear()
  const style = {
    setProperty: (name: string, value: string) => painted.set(name, value),
    removeProperty: (name: string) => painted.delete(name),
  }
  vi.stubGlobal('document', { cookie: 'hasLogin=1; accessToken=a; refreshToken=r', documentElement: { style } })
  vi.stubGlobal('location', { protocol: 'https:', pathname: '/', search: '' })
  vi.stubGlobal('CSS', { supports: (_name: string, value: string) => value.startsWith('#') })
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(url: string, init: RequestInit) {
        super(`https://amur.test${url}`, init)
      }
    },
  )
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname)
    return new Response(JSON.stringify(answer))
  })
})

afterEach(() => vi.unstubAllGlobals())

test('ACC-05 SES-10 however many ask, the caller’s data is fetched once; a reload fetches it again', async () => {
  const { loadSession, reloadSession } = await import('./session.ts')
  await Promise.all([loadSession(), loadSession(), loadSession()])
  await loadSession()
  expect(asked).toEqual(['/api/system/user/allMyData'])
  await reloadSession()
  expect(asked).toHaveLength(2)
})

test('ACC-16 a permission is held when the list holds exactly that code', async () => {
  const { loadSession } = await import('./session.ts')
  const { permissions, user } = await loadSession()
  expect(user).toMatchObject({ userId: '1', userCode: 'seasales', userName: '陈海涛' })
  expect(['fkjh-ck', 'fkjh', 'fkjh-', 'FKJH-CK', 'fkjh-ck '].map((code) => permissions.has(code))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('DAT-09 the skin’s colours are put on the page; what is no colour keeps the default', async () => {
  const { loadSession } = await import('./session.ts')
  await loadSession()
  expect([...painted]).toEqual([['--header-background', '#123456']])
})

test('a failed load may be tried again', async () => {
  const { loadSession } = await import('./session.ts')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await expect(loadSession()).rejects.toMatchObject({ status: 0 })
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)))
  await expect(loadSession()).resolves.toMatchObject({ user: { userCode: 'seasales' } })
})
