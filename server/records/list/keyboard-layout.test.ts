import { expect, test } from 'vitest'
import { otherLayout } from './keyboard-layout.ts'

test('WID-17: a text typed in the wrong keyboard layout is read in the other one', () => {
  expect(otherLayout('ghbdtn')).toBe('привет')
  expect(otherLayout('ltkj 12')).toBe('дело 12')
  expect(otherLayout(',jkmijq ckjy')).toBe('большой слон')
  expect(otherLayout('игпн')).toBe('bugy')
  expect(otherLayout('ишьсщ')).toBe('bimco')
})

test('a text that is in neither alphabet, in both or too short stays as it is', () => {
  for (const text of ['北陆一号', 'abпр', 'ab', '123', '', 'über']) expect(otherLayout(text)).toBeNull()
})
