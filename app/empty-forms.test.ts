import { beforeAll, expect, test } from 'vitest'
import { validationErrors } from '../server/records/write/validation-errors.ts'
import { type GroupWorld, groupWorld } from './testing/group-world.ts'

let world: GroupWorld

beforeAll(async () => {
  world = await groupWorld()
})

test('the form of every document, empty or with one field filled, is told what is wrong with it and breaks no rule', async () => {
  const ctx = await world.ctx('admin')
  for (const { doc } of world.running.documents.values()) {
    const forms = [{}, ...Object.keys(doc.fields).map((name) => ({ [name]: '1' }))]
    for (const given of forms)
      for (const submits of [false, true]) {
        await expect(
          validationErrors(ctx, doc, given, submits),
          `${doc.name} ${JSON.stringify(given)}`,
        ).resolves.toBeTypeOf('object')
      }
  }
})
