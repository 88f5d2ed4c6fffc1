import { beforeEach, expect, test } from 'vitest'
import { currentToasts, toast } from './toast.ts'

beforeEach(() => currentToasts().forEach(({ id }) => toast.close(id)))

test('SES-09 error toasts stay five seconds', () => {
  toast.error('接口暂时不可用')
  expect(currentToasts()).toMatchObject([{ tone: 'bad', text: '接口暂时不可用', lasts: 5000 }])
})

test('ten calls that fail for one reason say it once', () => {
  for (let at = 0; at < 10; at += 1) toast.error('接口不存在')
  toast.success('上传成功')
  expect(currentToasts().map(({ text, lasts }) => [text, lasts])).toEqual([['接口不存在', 5000], ['上传成功', 3000]])
})
