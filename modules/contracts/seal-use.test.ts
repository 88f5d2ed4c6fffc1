import { beforeAll, describe, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import type { Json } from '../../core/values/json.ts'
import { act, type Ctx, find, get, makePdf, save, storeFile, taskPage } from '../../server/module-api.ts'
import { contract } from './contract.ts'
import { sealUse } from './seal-use.ts'
import { freight, freightDeal } from './testing/freight-deal.ts'

let world: GroupWorld
let contractId: string
let deal: Awaited<ReturnType<typeof freightDeal>>

beforeAll(async () => {
  world = await groupWorld()
  const trader = await world.ctx('seasales')
  deal = await freightDeal(world)
  const { id, ver } = await save(trader, contract, freight(deal))
  await act(trader, contract, id, 'submit', { ver })
  await world.agree(contract, id, worldNow)
  contractId = id
  const keeper = await world.ctx('keeper')
  await act(keeper, contract, id, 'sign', { ver: (await get(keeper, contract, id)).ver, scan: await scanned(keeper) })
})

async function scanned(ctx: Ctx) {
  return [{ ...(await storeFile(ctx, { name: 'a.pdf', bytes: makePdf(['Sealed']) })) }]
}

const useOf = async (id: string) => get((await world.ctx('findir')).withoutScope('test'), sealUse, id)

async function applied(who = 'seasales', more: Readonly<Record<string, Json>> = {}): Promise<string> {
  const values = {
    docType: 'contract',
    contractId,
    subject: '合同正本',
    sealType: 'contract',
    copies: '3',
    purpose: '银行开证',
  }
  return (await save(await world.ctx(who), sealUse, { ...values, ...more })).id
}

async function does(who: string | Ctx, id: string, verb: string, body: Readonly<Record<string, Json>> = {}) {
  const ctx = typeof who === 'string' ? await world.ctx(who) : who
  await act(ctx, sealUse, id, verb, { ver: (await useOf(id)).ver, ...body })
}

/** Which tasks it is for somebody. */
async function waits(who: string, id: string): Promise<readonly (string | null)[]> {
  const asked = { view: 'todo', tab: '', param: '', thing: '', page: 1, size: 500 } as const
  const { content } = await taskPage(await world.ctx(who), asked)
  return content.filter((row) => row.id === id).map(({ task }) => task)
}

test('a contract that is sealed stands in the register by itself, with its keeper and time', async () => {
  const uses = await find(await world.ctx('seasales'), sealUse, { contractId, status: '2' })
  expect(uses).toMatchObject([
    { docType: 'contract', keeper: world.person('keeper'), applicant: world.person('seasales'), useTime: worldNow },
  ])
  expect(uses[0]?.sealNo).toMatch(/^YY-BLHY-202611-\d{4}$/)
})

describe('a seal that is asked for', () => {
  test('is approved, put there and filed by the offices whose work that is, one task after the other', async () => {
    const id = await applied()
    expect(await waits('sealead', id)).toHaveLength(1)
    expect(await waits('keeper', id)).toEqual([])
    await does('sealead', id, 'approve')
    expect(await waits('sealead', id)).toEqual([])
    expect(await waits('keeper', id)).toHaveLength(1)
    const keeper = await world.ctx('keeper')
    await expect(does(keeper, id, 'seal')).rejects.toMatchObject({ errors: { scan: {} } })
    await does(keeper, id, 'seal', { scan: await scanned(keeper) })
    expect(await useOf(id)).toMatchObject({ status: '2', keeper: world.person('keeper'), useTime: worldNow })
    expect((await useOf(id)).scan).toHaveLength(1)
    await does('legal', id, 'file')
    expect((await useOf(id)).status).toBe('3')
    await expect(does('keeper', id, 'decline', { reason: '份数不符' })).rejects.toMatchObject({
      code: 'record.wrong-state',
    })
  })

  test('is returned by the leader or the keeper, who say why', async () => {
    const [first, second] = [await applied(), await applied()]
    await does('sealead', first, 'refuse', { reason: '无需用印' })
    expect(await useOf(first)).toMatchObject({ status: '4', returnReason: '无需用印' })
    await does('sealead', second, 'approve')
    await does('keeper', second, 'decline', { reason: '文件与申请不符' })
    expect(await useOf(second)).toMatchObject({ status: '4', returnReason: '文件与申请不符' })
  })

  test('is neither approved nor put there by who asked for it or drafted the paper', async () => {
    const withRight = async (who: string, ...codes: readonly string[]) => {
      const ctx = await world.ctx(who)
      return { ...ctx, actor: { ...ctx.actor, permissions: new Set([...ctx.actor.permissions, ...codes]) } }
    }
    const id = await applied('seasales')
    await expect(does(await withRight('seasales', 'yygl-sh'), id, 'approve')).rejects.toMatchObject({
      code: 'seal-use.own',
    })
    await expect(does('keeper', id, 'approve')).rejects.toMatchObject({ status: 403 })
    await does('sealead', id, 'approve')
    const drafter = await withRight('seasales', 'yygl-qz')
    const scan = await scanned(drafter)
    await expect(does(drafter, id, 'seal', { scan })).rejects.toMatchObject({ code: 'seal-use.drafted' })
    // Somebody else asked, and the contract is still the drafter's.
    const other = await applied('seabuy')
    await does('sealead', other, 'approve')
    await expect(does(drafter, other, 'seal', { scan })).rejects.toMatchObject({ code: 'seal-use.drafted' })
  })

  test('names its paper, and no contract that was never sealed', async () => {
    await expect(applied('seasales', { docType: 'agreement', contractId: null })).rejects.toMatchObject({
      errors: { agreementId: {} },
    })
    const draft = await save(await world.ctx('seasales'), contract, freight(deal))
    await expect(applied('seasales', { contractId: draft.id })).rejects.toMatchObject({ errors: { contractId: {} } })
    await expect(applied('seasales', { copies: '0' })).rejects.toMatchObject({ errors: { copies: {} } })
    await applied('seasales', { docType: 'other', contractId: null, subject: '授权委托书', copies: '1' })
  })
})
