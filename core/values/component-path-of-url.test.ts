import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routePath, sharedPaths } from './component-path-of-url.ts'

test('T-RTE-01 ACC-06 a menu address becomes its component path', () => {
  const paths = {
    '/riskCenter': 'risk/center',
    '/xnyPvInverter': 'xny/pv/inverter',
    '/postVesselnfo': 'post/vesselnfo',
    '/chatGPT': 'chat/g/p/t',
    '/workflowZjAll': 'workflow/zj/all',
    '/ComplianceProcedures': 'compliance/procedures',
    system_userInfo: 'system/user/info',
    postVesselnfo: 'post/vesselnfo',
    '/welcome': 'welcome',
    '//a__B': 'a/b',
    '': '',
  }
  for (const [url, path] of Object.entries(paths)) expect(routePath(url)).toBe(path)
})

test('a component path is lower case, has no empty part and is its own path', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[/_a-zA-Z0-9]{0,40}$/), (url) => {
      const path = routePath(url)
      expect(path).toMatch(/^([a-z0-9][a-z0-9/]*)?$/)
      expect(path).not.toMatch(/\/\//)
      expect(routePath(path)).toBe(path)
    }),
  )
})

test('addresses that would open one and the same component are found', () => {
  expect(sharedPaths(['/userInfo', '/user_info', '/welcome', '/welcome'])).toEqual([['/userInfo', '/user_info']])
  expect(sharedPaths(['/a', '/b'])).toEqual([])
})
