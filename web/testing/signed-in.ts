import { vi } from 'vitest'
import { loadSession } from '../platform/session/session.ts'

const person = { userId: '1', userCode: 'findir', userName: '林慧敏', roles: [] }

/** Signs a person in at a server that gives these answers by path, an `Error` as a failed call, until the stubs are taken away; the map may grow. */
export async function signedIn(answers: Map<string, unknown> = new Map()): Promise<void> {
  answers.set('/api/system/user/allMyData', {
    myInfoData: person,
    peData: [],
    dsData: [],
    menuData: [],
    configInfo: {},
  })
  vi.stubGlobal('CSS', { supports: () => true })
  // The browser knows where a path belongs; here it is said.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(url: string, init: RequestInit) {
        super(`http://amur.test${url}`, init)
      }
    },
  )
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const data = answers.get(new URL(url).pathname)
    if (data instanceof Error)
      return Response.json({ code: 'error', msg: data.message, message: data.message, data: null }, { status: 500 })
    return Response.json({ code: '0', msg: '', message: '', data })
  })
  await loadSession()
}
