import { beforeAll, expect, test } from 'vitest'
import { act, get, save } from '../../../server/module-api.ts'
import { clauses, type TemplateWorld, templateWorld } from '../testing/template-world.ts'
import { contractTemplate } from './contract-template.ts'

let world: TemplateWorld

beforeAll(async () => {
  world = await templateWorld()
}, 120_000)

const templateOf = async (id: string) => get(await world.ctx('legal'), contractTemplate, id)
const does = async (who: string, id: string, verb: string, body = {}) =>
  act(await world.ctx(who), contractTemplate, id, verb, { ver: (await templateOf(id)).ver, ...body })

let written = 0
async function saved(more: object = {}): Promise<string> {
  written += 1
  const values = { templateName: `范本 ${written}`, contractType: 'ys', langMode: 'zh-ru', clauses, ...more }
  return (await save(await world.ctx('legal'), contractTemplate, values)).id
}

test('a template is approved by somebody who has not written in it, revised, disabled and enabled', async () => {
  const id = await saved()
  expect(await templateOf(id)).toMatchObject({ status: '0', version: '1' })
  expect((await templateOf(id)).clauses?.[1]).toMatchObject({ variables: 'amount, currency, amountWords' })
  await expect(does('legal', id, 'approve')).rejects.toMatchObject({ code: 'contract-template.approve-own' })
  await does('risk', id, 'approve')
  await expect(save(await world.ctx('legal'), contractTemplate, { id, ver: 2, templateName: '-' })).rejects.toThrow()
  await does('legal', id, 'revise', { reason: '增加条款' })
  expect(await templateOf(id)).toMatchObject({ status: '0', version: '2' })
  await does('risk', id, 'approve')
  await does('risk', id, 'disable')
  expect((await templateOf(id)).status).toBe('2')
  await does('risk', id, 'enable')
  expect((await templateOf(id)).status).toBe('1')
})

test('a clause says what is known of a contract, under a number of its own and in both languages', async () => {
  const [first = {}] = clauses
  await expect(saved({ clauses: [{ ...first, zh: '{{price}}' }] })).rejects.toMatchObject({
    errors: { 'clauses.0.zh': { code: 'contract-template.unknown-variable', params: { name: 'price' } } },
  })
  await expect(saved({ clauses: [first, { ...first }] })).rejects.toMatchObject({
    errors: { 'clauses.1.no': { code: 'contract-template.number-twice' } },
  })
  await expect(saved({ clauses: [{ ...first, other: null }] })).rejects.toMatchObject({
    errors: { 'clauses.0.other': { code: 'contract-template.other-language' } },
  })
  await expect(saved({ langMode: 'zh', clauses: [{ ...first, other: null, titleOther: null }] })).resolves.toBeTruthy()
})

test('a trader approves no template', async () => {
  await expect(does('seasales', await saved(), 'approve')).rejects.toMatchObject({ status: 403 })
})
