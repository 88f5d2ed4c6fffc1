import { afterEach, expect, test } from 'vitest'
import { channel } from './frame-messages.ts'
import { init, OfficeType, version } from './web-office-sdk.ts'

const good = { appId: 'erp', fileId: 'f1', officeType: OfficeType.Writer, token: 't', endpoint: 'https://amur.example' }

afterEach(() => {
  document.body.innerHTML = ''
})

/** The options of a page that is no TypeScript. */
function start(changed: object): () => unknown {
  return () => init({ ...good, ...changed } as typeof good)
}

test('OFF-01 the client library has the interface of 1.1.22 and refuses wrong options in its words', () => {
  expect(version).toBe('1.1.22')
  for (const name of ['appId', 'fileId', 'officeType'])
    for (const value of [undefined, ''])
      expect(start({ [name]: value }), name).toThrow(/^missing appId, fileId or officeType$/)
  for (const token of [7, {}, null]) expect(start({ token })).toThrow(/^token not a string$/)
  for (const officeType of ['x', 'writer', 'W', 'docx']) expect(start({ officeType })).toThrow(/^invalid officeType$/)
  for (const endpoint of [7, null, 'amur.example', 'ftp://amur.example', 'javascript:1'])
    expect(start({ endpoint })).toThrow(/^endpoint not a string or not starting with http$/)
})

test('OFF-01 the frame is 400 pixels high where nobody says otherwise, and goes away with its document', () => {
  document.body.innerHTML = '<main id="place"></main>'
  const { iframe, destroy } = init({ ...good, mount: '#place' })
  expect([iframe.src, iframe.style.height, iframe.parentElement?.id]).toEqual([
    'https://amur.example/officeFrame#w',
    '400px',
    'place',
  ])
  destroy()
  expect(document.querySelector('iframe')).toBeNull()
})

test('OFF-01 only the frame itself, at the address of the endpoint, is heard', () => {
  const { iframe, on } = init(good)
  const saved: unknown[] = []
  on('fileSaved', (data) => saved.push(data))
  const message = { type: 'event', name: 'fileSaved', data: { version: 2, branch: false } }
  const say = (origin: string, source: Window | null, data: unknown = { channel, message }) =>
    dispatchEvent(new MessageEvent('message', { origin, source, data }))
  say('https://other.example', iframe.contentWindow)
  say('https://amur.example', window)
  say('https://amur.example', iframe.contentWindow, { message })
  expect(saved).toEqual([])
  say('https://amur.example', iframe.contentWindow)
  expect(saved).toEqual([{ version: 2, branch: false }])
})
