import { beforeAll, describe, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../../app/testing/group-world.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, get, save } from '../../../server/module-api.ts'
import { example } from '../testing/quality-trial-example.ts'
import { coalSpec } from './coal-spec.ts'
import { qualityStandard } from './quality-standard.ts'

type More = Readonly<Record<string, Json>>

let world: GroupWorld
let count = 0

beforeAll(async () => {
  world = await groupWorld()
}, 120_000)

async function written(more: More = {}, who = 'seabuy'): Promise<string> {
  count += 1
  const named = { specCode: `ML-${count}`, specName: `混煤 ${count}` }
  return (await save(await world.ctx(who), coalSpec, { ...named, ...more })).id
}

const read = async (id: string) => get(await world.ctx('seabuy'), coalSpec, id)
const refused = (more: More, field: string, code: string) =>
  expect(written(more)).rejects.toMatchObject({ errors: { [field]: { code } } })

/** A standard of the grade ml that rejects below 4800 kcal and above 18 % moisture, 25 % ash and 1.5 % sulphur. */
async function standard(isInForce = true, coalGrade = 'ml'): Promise<string> {
  count += 1
  const indices = [
    { idx: 'ad', base: '18', reject: '25', per: '1', rate: '3' },
    { idx: 'std', base: '0.8', reject: '1.5', per: '0.1', rate: '5' },
  ]
  const { id, ver } = await save(await world.ctx('seabuy'), qualityStandard, {
    ...example,
    stdCode: `QS-${count}`,
    stdName: `标准 ${count}`,
    coalGrade,
    qReject: '4800',
    mtReject: '18',
    indices,
  })
  if (isInForce) await act(await world.ctx('sealead'), qualityStandard, id, 'enact', { ver })
  return id
}

describe('a specification of coal', () => {
  test('begins below where it ends, and promises at least what it says at least', async () => {
    await refused({ sizeFrom: '50', sizeTo: '50' }, 'sizeTo', 'coal-spec.size')
    await refused({ sizeFrom: '50', sizeTo: '13' }, 'sizeTo', 'coal-spec.size')
    await refused({ qMin: '5500', qTyp: '5499' }, 'qTyp', 'coal-spec.typical-below-least')
    await refused({ vdafFrom: '37', vdafTo: '36.99' }, 'vdafTo', 'coal-spec.volatiles')
    const id = await written({
      sizeFrom: '13',
      sizeTo: '13.1',
      qMin: '5500',
      qTyp: '5500',
      vdafFrom: '37',
      vdafTo: '37',
    })
    expect(await read(id)).toMatchObject({ sizeFrom: '13.0', sizeTo: '13.1', grade: 'ml', inUse: '1' })
  })

  test('tells everything that is wrong at once', async () => {
    await expect(written({ sizeFrom: '5', sizeTo: '4', qMin: '9', qTyp: '8' })).rejects.toMatchObject({
      errors: { sizeTo: { code: 'coal-spec.size' }, qTyp: { code: 'coal-spec.typical-below-least' } },
    })
  })

  test('rejects only what is worse than it promises', async () => {
    const code = 'coal-spec.reject-within-limit'
    await refused({ qMin: '5300', qReject: '5301' }, 'qReject', code)
    await refused({ mtMax: '14', mtReject: '13.5' }, 'mtReject', code)
    await refused({ adMax: '20', adReject: '19.99' }, 'adReject', code)
    await refused({ stdMax: '1', stdReject: '0.99' }, 'stdReject', code)
    const typed = {
      qMin: '5300',
      qReject: '5300',
      mtMax: '14',
      mtReject: '14',
      adMax: '20',
      adReject: '25',
      stdMax: '1',
    }
    expect(await read(await written(typed))).toMatchObject({ qReject: '5300', adReject: '25.000', stdReject: null })
  })

  test('rejects what its standard rejects, whatever was typed', async () => {
    const adjScheme = await standard()
    const id = await written({ adjScheme, qMin: '5300', qReject: '1', stdReject: '9' })
    expect(await read(id)).toMatchObject({
      qReject: '4800',
      mtReject: '18.00',
      adReject: '25.000',
      stdReject: '1.500',
    })
    const { ver } = await read(id)
    await save(await world.ctx('seabuy'), coalSpec, { id, ver, adjScheme: null, qReject: '5000' })
    expect(await read(id)).toMatchObject({ adjScheme: null, qReject: '5000' })
  })

  test('names a standard of its grade that is in force, and keeps one that was retired later', async () => {
    await refused({ adjScheme: await standard(false) }, 'adjScheme', 'coal-spec.scheme-not-in-force')
    await refused({ adjScheme: await standard(true, 'cy') }, 'adjScheme', 'coal-spec.scheme-of-other-grade')
    const adjScheme = await standard()
    const id = await written({ adjScheme })
    await act(await world.ctx('sealead'), qualityStandard, adjScheme, 'retire', { ver: 2 })
    const { ver, specName } = await read(id)
    await expect(
      save(await world.ctx('seabuy'), coalSpec, { id, ver, specName: `${specName} A` }),
    ).resolves.toBeTruthy()
    await refused({ adjScheme }, 'adjScheme', 'coal-spec.scheme-not-in-force')
  })

  test('stands below one of its own grade, which keeps that grade', async () => {
    const parentId = await written()
    await refused({ parentId, grade: 'cy' }, 'parentId', 'coal-spec.other-grade')
    await written({ parentId })
    const { ver } = await read(parentId)
    await expect(save(await world.ctx('seabuy'), coalSpec, { id: parentId, ver, grade: 'cy' })).rejects.toMatchObject({
      errors: { grade: { code: 'coal-spec.grade-below' } },
    })
  })

  test('is written by those who trade and read by the yard', async () => {
    const id = await written({}, 'sealead')
    expect((await get(await world.ctx('seayard'), coalSpec, id)).grade).toBe('ml')
    const may = async (who: string, verb: string) => (await world.ctx(who)).actor.permissions.has(`ggxx-${verb}`)
    expect([await may('sealead', 'xz'), await may('seayard', 'xz')]).toEqual([true, false])
    expect([await may('seayard', 'ck'), await may('hr', 'ck')]).toEqual([true, false])
  })
})
