import { expect, test } from 'vitest'
import { drawn, mutated, mutationsOf } from './mutations.mjs'
import { nearestTests } from './nearest-tests.mjs'

/** Every text that one change makes of the body of a function. */
function turned(body: string): string[] {
  const text = `function f() {${body}}`
  return mutationsOf(text, 'a.ts').map((one) => mutated(text, one).slice('function f() {'.length, -1))
}

test('a comparison turns into its opposite and to the other side of its boundary', () => {
  expect(turned('x = a === b')).toEqual(['x = a !== b'])
  expect(turned('x = a < b')).toEqual(['x = a >= b', 'x = a <= b'])
})

test('a literal changes where it is compared and nowhere else', () => {
  expect(turned("x = a === 'sent'")).toContain("x = a === 'sentx'")
  expect(turned('x = a > 3')).toContain('x = a > 4')
  expect(turned("switch (a) { case 'sent': }")).toEqual(["switch (a) { case 'sentx': }"])
  expect(turned("x = { a: 'sent' }")).toEqual(['x = {  }'])
  expect(turned("x = 'sent'")).toEqual([])
})

test('and becomes or, plus one becomes minus one', () => {
  expect(turned('x = a && b')).toEqual(['x = a || b'])
  expect(turned('x = a || b')).toEqual(['x = a && b'])
  expect(turned('x = a + 1')).toEqual(['x = a - 1'])
  expect(turned('x = a - 1')).toEqual(['x = a + 1'])
  expect(turned('x = a + b')).toEqual([])
})

test('a condition is denied, whatever it decides', () => {
  expect(turned('if (a) { b = c; c = d }')).toEqual(['if (!(a)) { b = c; c = d }'])
  expect(turned('x = a ? b : c')).toEqual(['x = !(a) ? b : c'])
  expect(turned('while (a) b = c')).toEqual(['while (!(a)) b = c'])
})

test('an early exit goes, a branch that has another does not', () => {
  expect(turned('if (a) return b\n return c')).toContain(';\n return c')
  expect(turned('if (a) { return }')).toContain(';')
  expect(turned('if (a) return b; else return c')).toEqual(['if (!(a)) return b; else return c'])
})

test('a call goes where nothing asks for its answer', () => {
  expect(turned('f(a)\n return b')).toEqual([';\n return b'])
  expect(turned('await f(a)')).toEqual([';'])
  expect(turned('return f(a)')).toEqual([])
  expect(turned('super(a)')).toEqual([])
})

test('lists and objects lose each of their parts, texts in languages none', () => {
  expect(turned('x = [a, b]')).toEqual(['x = [ b]', 'x = [a, ]'])
  expect(turned('x = { a, ...b }')).toEqual(['x = {  ...b }', 'x = { a,  }'])
  expect(turned("x = { zh: 'a', ru: 'b', en: 'c' }")).toEqual([])
})

test('what stands outside of functions is description and stays', () => {
  expect(mutationsOf('const x = { a: [1, 2], b: a === b }', 'a.ts')).toEqual([])
  expect(mutationsOf('const f = () => a === b', 'a.ts')).toHaveLength(1)
})

test('a change says where it stands', () => {
  const [change] = mutationsOf('function f() {\n  x = a === b\n}', 'a.ts')
  expect(change).toMatchObject({ file: 'a.ts', line: 2, what: '=== is !==' })
})

test('of each line one change is drawn, in an order that the seed alone decides', () => {
  const text = `function f() {\n${Array.from({ length: 40 }, (_, at) => `x = a < b${at}`).join('\n')}\n}`
  const all = mutationsOf(text, 'a.ts')
  const lines = drawn(all, 7).map(({ line }) => line)
  expect(lines.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 2))
  expect(drawn(all, 7)).toEqual(drawn(all, 7))
  expect(drawn(all, 8)).not.toEqual(drawn(all, 7))
  // Neither of the two changes of a comparison is always the one.
  expect(new Set(drawn(all, 7).map(({ put }) => put))).toEqual(new Set(['>=', '<=']))
})

test('the nearest tests come first, and imports of types reach nothing', () => {
  const tree: Readonly<Record<string, string>> = {
    'core/a.ts': 'export const a = 1',
    'core/b.ts': "import { a } from './a.ts'",
    'core/far.test.ts': "import './b.ts'",
    'core/near.test.ts': "import { a } from './a.ts'",
    'server/near.test.ts': "const a = await import('../core/a.ts')",
    'core/typed.test.ts': "import type { A } from './a.ts'\nimport { type B } from './a.ts'",
  }
  const testsOf = nearestTests(Object.keys(tree), (file) => tree[file] ?? '')
  expect(testsOf('core/a.ts')).toEqual(['core/near.test.ts', 'server/near.test.ts', 'core/far.test.ts'])
  expect(testsOf('core/b.ts')).toEqual(['core/far.test.ts'])
})
