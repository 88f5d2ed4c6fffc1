import { beforeAll, expect, test } from 'vitest'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { voyage } from '../testing/voyage-test-documents.ts'
import { save } from '../write/save-record.ts'
import { fieldHistory } from './field-history.ts'

let world: World
let all: Ctx
let few: Ctx
let id: string

beforeAll(async () => {
  world = await makeWorld()
  all = await world.as({ permissions: ['hc-ck', 'hc-xz', 'hc-bj', 'hc-mm', 'hc-mi'], name: '安娜' })
  few = makeContext({ ...all, actor: { ...all.actor, permissions: new Set(['hc-ck', 'hc-xz', 'hc-bj']) } })
  ;({ id } = await save(all, voyage, {
    voyageName: '首航',
    tons: '7',
    phone: '13800000001',
    secret: '甲',
    sailing: '2026-11-20',
    legs: [{ port: '同江', cost: '5' }],
  }))
  await save(all, voyage, { id, ver: 1, tons: '8', phone: '13800000002', secret: '乙', sailing: '2026-11-21' })
  await save(all, voyage, { id, ver: 2, tons: '9', legs: [] })
})

test('each field tells what it was, who changed it and when, with the old value as a form takes it', async () => {
  expect(await fieldHistory(all, voyage, id, { field: 'tons' })).toMatchObject([
    {
      ver: 3,
      personName: '安娜',
      verb: '修改',
      label: '吨数',
      before: '8.000',
      after: '9.000',
      old: '8.000',
      whole: true,
    },
    { ver: 2, before: '7.000', after: '8.000', old: '7.000' },
  ])
  const [sailing] = await fieldHistory(all, voyage, id, { field: 'sailing', since: 1 })
  expect(sailing).toMatchObject({ before: '2026-11-20', old: Date.parse('2026-11-20T11:00:00+08:00') })
})

test('what happened after a version is told by itself', async () => {
  expect((await fieldHistory(all, voyage, id, { since: 2 })).map(({ field }) => field).toSorted()).toEqual([
    'legs',
    'tons',
  ])
})

test('masked and hidden fields have no past for those who do not read them whole, nor have hidden columns of lines', async () => {
  const told = await fieldHistory(few, voyage, id, {})
  const fields = new Set(told.map(({ field }) => field))
  expect([fields.has('phone'), fields.has('secret'), fields.has('tons')]).toEqual([false, false, true])
  expect(await fieldHistory(few, voyage, id, { field: 'phone' })).toEqual([])
  expect(told.find(({ field, ver }) => field === 'legs' && ver === 3)).toMatchObject({ whole: false, old: null })
  const [legs] = await fieldHistory(all, voyage, id, { field: 'legs' })
  expect(legs).toMatchObject({ whole: true, old: [{ port: '同江', cost: '5.00' }] })
})
