import { expect, test } from 'vitest'
import { masked } from './mask-text.ts'

test('reliability 35: what is masked keeps its usual ends and nothing else', () => {
  expect(masked('phone', '13812345678')).toBe('138****5678')
  expect(masked('account', '6222021234567890')).toBe('6222****7890')
  expect(masked('idCard', '230881199003074513')).toBe('230881****4513')
  expect(masked('hidden', 'secret')).toBe('****')
  expect(masked('account', '62227890')).toBe('****')
  expect(masked('phone', '')).toBe('')
})
