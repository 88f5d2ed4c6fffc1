import { expect, test } from 'vitest'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { makeWorld } from '../testing/records-world.ts'
import { ship, voyage } from '../testing/voyage-test-documents.ts'
import { keptRequests } from './cached-requests.ts'

const world = await makeWorld()
const me = await world.as({})

/** How often a request is worked out in turn for these askers. */
function counter() {
  const kept = keptRequests<number>()
  let count = 0
  return (ctx: Ctx, request: object, doc: AnyDocument = voyage, mapping = mappingOf(doc)) =>
    kept(ctx, doc, mapping, request, () => (count += 1))
}

test('the same request of the same caller is worked out once, another request or document anew', () => {
  const asked = counter()
  expect([
    asked(me, { page: 1 }),
    asked(me, { page: 1 }),
    asked(me, { page: 2 }),
    asked(me, { page: 1 }),
    asked(me, { page: 1 }, ship),
  ]).toEqual([1, 1, 2, 1, 3])
})

test('another person, other rights, another language and the next day are worked out anew', async () => {
  const asked = counter()
  const others = [
    { ...me, actor: { ...me.actor } },
    { ...me, lang: 'ru' as const },
    { ...me, now: me.now + 86_400_000 },
    await world.as({ permissions: ['hc-mm'] }),
  ]
  expect([me, ...others].map((ctx) => asked(ctx, {}))).toEqual([1, 2, 3, 4, 5])
})

test('without scope, and where an approval hides cells, nothing is kept', () => {
  const asked = counter()
  const free = me.withoutScope('a test')
  const seen = { ...mappingOf(voyage) }
  expect([asked(free, {}), asked(free, {}), asked(me, {}, voyage, seen), asked(me, {}, voyage, seen)]).toEqual([
    1, 2, 3, 4,
  ])
})

test('only the latest are kept, and none that is very long', () => {
  const asked = counter()
  const long = { parameters: { param: 'x'.repeat(5_000) } }
  expect([asked(me, long), asked(me, long), asked(me, { page: 0 })]).toEqual([1, 2, 3])
  for (let page = 1; page <= 300; page += 1) asked(me, { page })
  expect(asked(me, { page: 300 })).toBe(303)
  expect(asked(me, { page: 0 })).toBe(304)
})
