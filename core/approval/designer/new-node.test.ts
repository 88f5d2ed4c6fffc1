import { expect, test } from 'vitest'
import { newNode } from './new-node.ts'

test('WFL-03 an automatic step begins with what its document allows: fields of money are not set', () => {
  expect(newNode('auto', false)).toMatchObject({ act: { do: 'set' } })
  expect(newNode('auto', true)).toMatchObject({ act: { do: 'notify' } })
})
