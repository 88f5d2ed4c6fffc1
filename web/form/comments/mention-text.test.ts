import { expect, test } from 'vitest'
import { nameFor, piecesOf, storedOf, typedOf } from './mention-text.ts'

const anna = '01900000-0000-7000-8000-00000000000a'
const boris = '01900000-0000-7000-8000-00000000000b'

test('a remark is stored with ids and typed with names, there and back', () => {
  const stored = `@{${anna}} 请看 @{${boris}}，谢谢`
  const typed = typedOf(stored, { [anna]: '王芳', [boris]: 'Иван Петров' })
  expect(typed.text).toBe('@王芳 请看 @Иван Петров，谢谢')
  expect(storedOf(typed.text, typed.people)).toBe(stored)
  expect(piecesOf(stored)).toEqual([{ person: anna }, { text: ' 请看 ' }, { person: boris }, { text: '，谢谢' }])
})

test('two people of one name, and one whose name begins like another’s, are not mixed up', () => {
  const people = new Map<string, string>()
  expect([nameFor(people, anna, '王芳'), nameFor(people, boris, '王芳'), nameFor(people, anna, '王芳')]).toEqual([
    '王芳',
    '王芳(2)',
    '王芳',
  ])
  expect(storedOf('@王芳(2) 和 @王芳', people)).toBe(`@{${boris}} 和 @{${anna}}`)
})
