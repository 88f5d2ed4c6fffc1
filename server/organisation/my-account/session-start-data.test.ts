import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { basicCodes } from '../../../base/basic-permissions.ts'
import { giveRole, giveScope, makeNode, makePerson } from '../../identity/session/testing/people.ts'
import { call, post, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { freshDatabase } from '../../testing/database.ts'

const { pool } = await freshDatabase()
let server: TestServer
let unitId = ''
let groupId = ''

beforeAll(async () => {
  server = await testServer(pool)
  groupId = await makeNode(pool, { flag: '0', name: '北陆能源集团' })
  unitId = await makeNode(pool, { flag: '1', name: '北陆海运贸易', parent: groupId })
  const deptId = await makeNode(pool, { flag: '2', name: '销售部', parent: unitId })
  await pool.query(
    sql`update base.department set name_ru = 'Бэйлу Морская торговля', name_en = 'Sea Trading', dept_theme = '#1f3a5f' where id = ${unitId}`,
  )
  const id = await makePerson(pool, { code: 'seasales', name: '李娜', tel: '19900002222', unitId, deptId })
  const roleId = await giveRole(pool, id, 'sales', ['htgl-ck', 'fkjh-ck'])
  await giveScope(pool, roleId, 'htgl', '4')
})
afterAll(() => server.close())

async function mine(lang = 'zh', user = 'seasales') {
  const answer = await call(server.app, await signedIn(server.app, user), '/api/system/user/allMyData', {
    headers: { lang },
  })
  return answer.json().data
}

test('SES-10 a page that has these data already is told so, until they change', async () => {
  const page = await signedIn(server.app, 'seasales')
  const ask = (tag = '') =>
    call(server.app, page, '/api/system/user/allMyData', { headers: { lang: 'zh', 'if-none-match': tag } })
  const first = await ask()
  const tag = String(first.headers.etag)
  const again = await ask(tag)
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ''])
  await pool.query(sql`update base.person set user_name = '李娜娜' where user_code = 'seasales'`)
  expect((await ask(tag)).statusCode).toBe(200)
  await pool.query(sql`update base.person set user_name = '李娜' where user_code = 'seasales'`)
})

interface MenuFacts {
  readonly name: string
  readonly parent?: string
  readonly url?: string
  readonly needs?: string
  readonly sort?: number
  readonly enabled?: '0' | '1'
  readonly hidden?: '0' | '1'
  readonly params?: string
}

async function makeMenu({
  name,
  parent,
  url = '',
  needs = '',
  sort = 0,
  enabled = '1',
  hidden = '0',
  params,
}: MenuFacts): Promise<string> {
  const id = v7()
  await pool.query(sql`
    insert into base.menu (id, create_by, create_name, menu_pid, menu_name, menu_name_ru, menu_name_en, menu_url, menu_type, menu_sort, keep_alive, hidden, enabled, needs, params)
    values (${id}, ${id}, 'test', ${parent ?? null}, ${name}, ${`${name} ru`}, ${`${name} en`}, ${url}, ${url === '' ? '1' : '2'}, ${sort}, '1', ${hidden}, ${enabled}, ${needs}, ${params ?? null})`)
  return id
}

test('SES-10 allMyData answers myInfoData, peData, dsData, menuData and configInfo', async () => {
  const data = await mine()
  expect(Object.keys(data).sort()).toEqual(['configInfo', 'dsData', 'menuData', 'myInfoData', 'peData'])
  expect(data.peData).toEqual(['fkjh-ck', 'htgl-ck', ...basicCodes.toSorted()].map((ppeValue) => ({ ppeValue })))
  expect(data.dsData).toEqual([{ dsCode: 'htgl', dsType: '4' }])
})

test('SES-11 the session user has every field of the specification', async () => {
  const { myInfoData } = await mine()
  expect(myInfoData).toMatchObject({
    userCode: 'seasales',
    userName: '李娜',
    userAvatar: '',
    userDwid: unitId,
    userDwname: '北陆海运贸易',
    userBmname: '销售部',
    userDwSname: '北陆海运贸易',
    deptLogo: '',
    deptPid: groupId,
    deptTheme: '#1f3a5f',
    userTel: '19900002222',
  })
  expect(myInfoData.userId).toMatch(/^[0-9a-f-]{36}$/)
  expect(myInfoData.userBmid).toMatch(/^[0-9a-f-]{36}$/)
  expect(myInfoData.roles).toEqual([{ roleid: expect.any(String), rolename: 'sales', roleCode: 'sales' }])
})

test('names of the organisation and the caller’s own come in his language', async () => {
  await pool.query(sql`update base.person set name_ru = 'Ли На' where user_code = 'seasales'`)
  expect((await mine('ru')).myInfoData.userName).toBe('Ли На')
  expect((await mine('ru')).myInfoData.userDwname).toBe('Бэйлу Морская торговля')
  expect((await mine('en')).configInfo.companyName).toBe('Sea Trading')
})

test('ACC-07 the menu holds what a person may open and the folders above it, nothing else', async () => {
  const funds = await makeMenu({ name: '资金管理', sort: 2 })
  const plans = await makeMenu({
    name: '付款计划',
    parent: funds,
    url: '/paymentPlan',
    needs: 'fkjh-ck',
    params: '{"segmentType":"海运"}',
  })
  await makeMenu({ name: '银企直联', parent: funds, url: '/bankPayment', needs: 'yqzl-ck' })
  const contracts = await makeMenu({ name: '合同管理', sort: 1 })
  const sales = await makeMenu({ name: '销售合同', parent: contracts, url: '/contract', needs: 'htgl-ck', sort: 1 })
  await makeMenu({ name: '停用', parent: contracts, url: '/off', needs: 'htgl-ck', enabled: '0' })
  await makeMenu({ name: '隐藏', parent: contracts, url: '/hid', needs: 'htgl-ck', hidden: '1' })
  await makeMenu({ name: '空目录' })
  const closed = await makeMenu({ name: '停用目录', enabled: '0' })
  await makeMenu({ name: '目录停用', parent: closed, url: '/under', needs: 'htgl-ck' })
  const { menuData } = await mine()
  const ids = menuData.map(({ menuId }: { menuId: string }) => menuId)
  expect([...ids].sort()).toEqual([funds, plans, contracts, sales].sort())
  expect(ids.indexOf(contracts)).toBeLessThan(ids.indexOf(funds))
  expect(menuData.find(({ menuId }: { menuId: string }) => menuId === plans)).toEqual({
    menuId: plans,
    menuPid: funds,
    menuName: '付款计划',
    menuNameRu: '付款计划 ru',
    menuNameEn: '付款计划 en',
    menuUrl: '/paymentPlan',
    menuType: '2',
    menuIcon: null,
    menuSort: '0',
    menuKeep: '1',
    openMode: null,
    menuParams: { segmentType: '海运' },
  })
  expect(
    (await call(server.app, await signedIn(server.app, 'seasales'), '/api/system/menu/pinyin')).json().data,
  ).toEqual({
    [funds]: 'zjgl zijinguanli',
    [plans]: 'fkjh fukuanjihua',
    [contracts]: 'htgl hetongguanli',
    [sales]: 'xsht xiaoshouhetong',
  })
})

test('DAT-09 the site comes with its default skin until the administrator sets another', async () => {
  const { configInfo } = await mine()
  expect(configInfo).toMatchObject({
    siteTitle: expect.any(String),
    siteCopyright: expect.any(String),
    siteUrl: expect.any(String),
  })
  expect(configInfo.skin.header).toMatchObject({ background: '#ffffff', font: '#606266' })
  expect(configInfo.skin.footer.background).toBe('#ffffff')
  // Dark grey, as the specification has the menu: no colour among its three parts, and dark.
  const parts = (configInfo.skin.menu.background.match(/[0-9a-f]{2}/g) ?? []).map((part: string) =>
    Number.parseInt(part, 16),
  )
  expect(parts).toHaveLength(3)
  expect([Math.max(...parts) - Math.min(...parts) <= 8, Math.max(...parts) < 0x50]).toEqual([true, true])
  const settings = { siteTitle: '北陆门户', 'siteTitle.ru': 'Портал Бэйлу', siteUrl: 'https://portal.example' }
  for (const [key, value] of Object.entries(settings)) {
    await pool.query(
      sql`insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type) values (${v7()}, ${v7()}, 'test', ${key}, ${value}, 'json')`,
    )
  }
  await pool.query(
    sql`insert into base.skin (id, create_by, create_name, skin_unit, header_bg) values (${v7()}, ${v7()}, 'test', ${unitId}, '#003366')`,
  )
  const changed = (await mine('ru')).configInfo
  expect(changed).toMatchObject({ siteTitle: 'Портал Бэйлу', siteUrl: 'https://portal.example' })
  expect(changed.skin.header).toEqual({ background: '#003366', font: '#606266', icon: '#606266' })
})

test('DAT-10 the company is the unit of the person', async () => {
  expect((await mine()).configInfo).toMatchObject({ companyId: unitId, companyName: '北陆海运贸易' })
})

test('a person sees when and how often his account was tried since he was last here', async () => {
  await makePerson(pool, { code: 'watchful' })
  await signedIn(server.app, 'watchful')
  await post(server.app, '/api/system/user/login', { userName: 'watchful', pwd: 'wrong', client: 'web' })
  const { myInfoData } = await mine('zh', 'watchful')
  expect(myInfoData).toMatchObject({ lastLogin: expect.any(Number), lastLoginIp: '127.0.0.1', lastLoginFailures: 1 })
})

test('ACC-05 the data of a person without a unit, role or menu still loads', async () => {
  await makePerson(pool, { code: 'blank' })
  const data = await mine('en', 'blank')
  expect(data).toMatchObject({
    peData: basicCodes.toSorted().map((ppeValue) => ({ ppeValue })),
    dsData: [],
    menuData: [],
    myInfoData: { userDwid: null, userDwname: '', roles: [] },
  })
})
