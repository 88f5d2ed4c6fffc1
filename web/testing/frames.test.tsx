import { expect, test } from 'vitest'

let drawn = 0

test('an animation goes on as long as its test', async () => {
  await new Promise<void>((done) => {
    const draw = () => {
      drawn += 1
      if (drawn === 2) done()
      requestAnimationFrame(draw)
    }
    requestAnimationFrame(draw)
  })
  expect(drawn).toBeGreaterThanOrEqual(2)
})

test('it has ended by the next test, to which frames come as to the first', async () => {
  const before = drawn
  await expect(new Promise<number>((draw) => requestAnimationFrame(draw))).resolves.toBeGreaterThan(0)
  expect(drawn).toBe(before)
})
