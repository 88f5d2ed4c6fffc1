import { beforeEach, expect, test } from 'vitest'
import { currentToasts, toast } from './toast.ts'

beforeEach(() => currentToasts().forEach(({ id }) => toast.close(id)))

test('SES-09 error toasts stay five seconds', () => {
  toast.error('接口暂时不可用')
  expect(currentToasts()).toMatchObject([{ tone: 'bad', text: '接口暂时不可用', lasts: 5000 }])
})

test('ten calls that fail for one reason say it once', () => {
  for (let at = 0; at < 10; at += 1) toast.error('接口不存在')
  toast.info('另一台设备已登录')
  expect(currentToasts().map(({ text, lasts }) => [text, lasts])).toEqual([
    ['接口不存在', 5000],
    ['另一台设备已登录', 5000],
  ])
})

test('what went wrong before leaves when the next action succeeds; a note stays', () => {
  toast.error('请填写金额')
  toast.info('另一台设备已登录')
  toast.success('已保存')
  expect(currentToasts().map(({ text }) => text)).toEqual(['另一台设备已登录', '已保存'])
})
