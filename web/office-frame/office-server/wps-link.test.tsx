import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WpsLink } from './wps-link.ts'

const origin = 'http://wps.example'
const peer = { postMessage: vi.fn() }
const changed = vi.fn()
let link: WpsLink

beforeEach(() => {
  link = new WpsLink(origin, 'pass-1', { onChanged: changed })
  link.attach(peer as unknown as Window) // it is only sent messages
})
afterEach(() => {
  link.close()
  vi.clearAllMocks()
})

/** What the page has been told, each with where it was to stand. */
function said(): readonly (readonly [Readonly<Record<string, unknown>>, string])[] {
  return peer.postMessage.mock.calls.map(([text, to]) => [JSON.parse(String(text)), String(to)])
}

function hears(data: unknown, from = origin, source: unknown = peer): void {
  const event = new MessageEvent('message', { data, origin: from })
  Object.defineProperty(event, 'source', { value: source })
  dispatchEvent(event)
}

test('OFF-02 the pass is given to the page of the WPS server alone, once it is ready, and renewed by message', () => {
  hears('{"eventName":"ready"}', 'http://elsewhere.example')
  hears('{"eventName":"ready"}', origin, {})
  hears('not a message')
  expect(said()).toEqual([])
  hears({ eventName: 'ready', data: null })
  expect(said()).toEqual([
    [{ eventName: 'setConfig', data: {} }, origin],
    [{ eventName: 'setToken', data: { token: 'pass-1', hasRefreshTokenConfig: false } }, origin],
    [{ eventName: 'basic.event', data: { eventName: 'fileStatus', action: 'on' } }, origin],
  ])
  link.renew('pass-2')
  hears('{"eventName":"ready"}')
  expect(said().flatMap(([{ eventName, data }]) => (eventName === 'setToken' ? [data] : []))).toMatchObject([
    { token: 'pass-1' },
    { token: 'pass-2' },
    { token: 'pass-2' },
  ])
})

test('OFF-02 a save is asked of the WPS server by message, and what it says of it is heard', () => {
  link.save()
  expect(said()).toEqual([[{ eventName: 'wps.jssdk.api', data: { api: 'save' }, msgId: '1' }, origin]])
  hears('{"eventName":"file.saved","data":{"status":5}}')
  expect(changed).not.toHaveBeenCalled()
  hears('{"eventName":"file.saved","data":{"status":1}}')
  expect(changed).toHaveBeenCalledWith(false)
})
