import { expect, test } from 'vitest'
import { similarity } from './name-similarity.ts'

test('a name is the same without its legal form, in another script and in another order', () => {
  expect(similarity('辽海远通航运有限公司', '辽海远通航运')).toBe(100)
  expect(similarity('ООО «Восток Уголь»', 'UGOL VOSTOK LLC')).toBe(100)
})

// By hand: tradevostok has 10 pairs, tradingvostok 12, and 8 are shared (tr ra ad vo os st to ok): 16 of 22.
test('a name that is written a little differently is nearly the same', () => {
  expect(similarity('Vostok Trade', 'Vostok Trading')).toBe(73)
})

// By hand: 辽海远通 has 3 pairs, 辽海远通航运 5, and 3 are shared: 6 of 8.
test('a part of a name is weighed by how much of it there is', () => {
  expect(similarity('辽海远通', '辽海远通航运有限公司')).toBe(75)
})

test('names of others have little in common, and a name of nothing but its form nothing', () => {
  expect(similarity('盛远煤炭有限公司', '恒源矿业有限公司')).toBe(0)
  expect(similarity('有限公司', 'ООО')).toBe(0)
})
