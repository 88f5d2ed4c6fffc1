import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import { act, type Ctx, get, save, taskPage } from '../../server/module-api.ts'
import { makeContext } from '../../server/platform/context/make-context.ts'
import { counterparty } from './counterparty.ts'
import { admitParty } from './testing/admit-party.ts'

let world: GroupWorld

beforeAll(async () => {
  world = await groupWorld()
})

const account = { accountName: '松北热力有限公司', bankName: '中国银行', accountNo: '622200010009', currency: 'CNY' }
const party = {
  cpName: '松北热力有限公司',
  cpRole: ['cust'],
  cpNature: 'soe',
  country: 'CN',
  creditCode: '91230881MA1B2C3D4P',
  accounts: [account],
}

test('a party is entered, its accounts are verified by somebody else, and it is admitted', async () => {
  const made = await save(await world.ctx('seabuy'), counterparty, party)
  expect(await read(made.id)).toMatchObject({ status: '0', cpCode: 'KS-0001', accounts: [{ verified: '0' }] })
  await expect(
    act(
      {
        ...(await world.ctx('seabuy')),
        actor: { ...(await world.ctx('seabuy')).actor, permissions: new Set(['khgl-fh', 'khgl-ck']) },
      },
      counterparty,
      made.id,
      'verifyAccounts',
      { ver: made.ver },
    ),
  ).rejects.toMatchObject({ code: 'counterparty.verify-own' })
  const verified = await act(await world.ctx('findir'), counterparty, made.id, 'verifyAccounts', { ver: made.ver })
  await expect(
    act(await world.ctx('risk'), counterparty, made.id, 'admit', { ver: verified.ver }),
    'it takes an admission with its papers',
  ).rejects.toMatchObject({ code: 'permission.missing', status: 403 })
  await admitParty(await world.ctx('risk'), made.id)
  expect(await read(made.id)).toMatchObject({ status: '1', accounts: [{ verified: '1' }] })

  // Touching an account takes its verification away; touching something else does not.
  const before = await read(made.id)
  const same = await save(await world.ctx('seabuy'), counterparty, {
    id: made.id,
    ver: before.ver,
    contactName: '李四',
  })
  expect(await read(made.id)).toMatchObject({ accounts: [{ verified: '1' }] })
  await save(await world.ctx('seabuy'), counterparty, {
    id: made.id,
    ver: same.ver,
    accounts: before.accounts?.map((one) => ({ ...one, accountNo: '622200010010' })) ?? [],
  })
  expect(await read(made.id)).toMatchObject({ accounts: [{ verified: '0' }] })
})

test('the telephone of a contact is shown whole to those alone who may know contacts', async () => {
  const ctx = await world.ctx('seabuy')
  const { id } = await save(ctx, counterparty, {
    cpName: '中风供应有限公司',
    cpRole: ['supp'],
    cpNature: 'foreign',
    country: 'MN',
    accounts: [],
    contactTel: '13800001234',
  })
  const seen = async (...codes: string[]) =>
    get({ ...ctx, actor: { ...ctx.actor, permissions: new Set(codes) } }, counterparty, id)
  expect(await seen('khgl-ck', 'khgl-lx')).toMatchObject({ contactTel: '13800001234' })
  expect(await seen('khgl-ck')).toMatchObject({ contactTel: '138****1234' })
})

test('admission goes the ways that the rules allow, each with its reason', async () => {
  const reason = { reason: '逾期未还' }
  const risk = await world.ctx('risk')
  const { id } = await save1('北风建材有限公司')
  const step = async (verb: string, body: object = {}) =>
    act(risk, counterparty, id, verb, { ver: (await read(id)).ver, ...body })
  await admitParty(risk, id)
  await expect(step('restrict')).rejects.toMatchObject({ errors: { reason: { code: 'kind.fill' } } })
  await step('restrict', reason)
  await step('freeze', reason)
  await step('unfreeze')
  await step('blacklist', reason)
  expect(await read(id)).toMatchObject({ status: '4' })
  await expect(step('restore')).rejects.toMatchObject({ code: 'record.wrong-state', status: 409 })
  const other = await save1('南风建材有限公司')
  await act(risk, counterparty, other.id, 'refuse', { ver: other.ver, reason: '资料不全' })
  expect(await read(other.id)).toMatchObject({ status: '5' })
})

test('T-ORG-01, T-CP-01 codes with wrong check digits are refused at their fields', async () => {
  await expect(
    save(await world.ctx('seabuy'), counterparty, { ...party, cpName: '甲', creditCode: '91230881MA1B2C3D4Q' }),
  ).rejects.toMatchObject({ errors: { creditCode: { code: expect.any(String) } } })
  await expect(
    save(await world.ctx('seabuy'), counterparty, {
      cpName: '乙',
      cpRole: ['supp'],
      cpNature: 'foreign',
      country: 'RU',
      inn: '7707083894',
      accounts: [],
    }),
  ).rejects.toMatchObject({ errors: { inn: { code: expect.any(String) } } })
})

test('what was admitted is changed only by sending the party back, which says who changed it', async () => {
  const { id } = await save1('东风建材有限公司')
  const read1 = async (who: string, body: object) =>
    save(await world.ctx(who), counterparty, { id, ver: (await read(id)).ver, ...body })
  const step = async (ctx: Ctx, verb: string, body: object = {}) =>
    act(ctx, counterparty, id, verb, { ver: (await read(id)).ver, ...body })
  const risk = await world.ctx('risk')
  await admitParty(risk, id)
  await read1('seabuy', {
    cpName: '西风建材有限公司',
    nameRu: 'Западный ветер',
    country: 'RU',
    inn: '7707083893',
    contactName: '王五',
  })
  expect(await read(id)).toMatchObject({
    cpName: '东风建材有限公司',
    nameRu: null,
    country: 'MN',
    inn: null,
    contactName: '王五',
    status: '1',
  })
  const buyer = await holding('seabuy', 'khgl-sp')
  await step(buyer, 'reviseIdentity', { reason: '工商更名' })
  await read1('seasales', { cpName: '西风建材有限公司' })
  expect(await read(id)).toMatchObject({
    cpName: '西风建材有限公司',
    status: '0',
    identityBy: [world.person('seabuy'), world.person('seasales')],
  })
})

test('an account is verified by none of those who entered one, whoever saved the party last', async () => {
  const { id, ver } = await save(await world.ctx('seabuy'), counterparty, { ...party, cpName: '松南热力有限公司' })
  const { accounts } = await read(id)
  const more = await save(await world.ctx('seasales'), counterparty, {
    id,
    ver,
    contactName: '赵六',
    accounts: [...(accounts ?? []), { ...account, accountNo: '622200010011' }],
  })
  const waits = async (ctx: Ctx) =>
    (
      await taskPage(ctx, { view: 'todo', tab: '', param: '', thing: 'contracts.counterparty', page: 1, size: 500 })
    ).content
      .filter((row) => row.id === id)
      .map(({ task }) => task)
  expect(await waits(await world.ctx('findir'))).toEqual(['verify'])
  expect([await waits(await holding('seabuy', 'khgl-fh')), await waits(await holding('seasales', 'khgl-fh'))]).toEqual([
    [],
    [],
  ])
  await expect(
    act(await holding('seabuy', 'khgl-fh'), counterparty, id, 'verifyAccounts', { ver: more.ver }),
  ).rejects.toMatchObject({ code: 'counterparty.verify-own' })
  const verified = await act(await world.ctx('findir'), counterparty, id, 'verifyAccounts', { ver: more.ver })
  expect(await waits(await world.ctx('findir'))).toEqual([])
  await expect(
    act(await world.ctx('findir'), counterparty, id, 'verifyAccounts', { ver: verified.ver }),
  ).rejects.toMatchObject({ code: 'record.not-possible' })
})

async function holding(who: string, permission: string): Promise<Ctx> {
  const ctx = await world.ctx(who)
  return makeContext({ ...ctx, actor: { ...ctx.actor, permissions: new Set([...ctx.actor.permissions, permission]) } })
}

async function read(id: string) {
  return get((await world.ctx('risk')).withoutScope('test reads'), counterparty, id)
}

async function save1(cpName: string) {
  return save(await world.ctx('seabuy'), counterparty, {
    cpName,
    cpRole: ['supp'],
    cpNature: 'foreign',
    country: 'MN',
    accounts: [],
  })
}
