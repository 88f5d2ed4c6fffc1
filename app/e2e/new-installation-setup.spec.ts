import { chmodSync, rmSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { throwAwayFolder, startProduct } from '../testing/product-process.ts'
import { createGuard } from './support/browser-error-guard.ts'
import { expectClosed, pathsOf } from './support/expect-pages-forbidden.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { look } from './support/screenshots.ts'

const see = look('first-days')
const most = 60

const treeNode = (page: Page, name: string) =>
  page.locator('.ant-tree-treenode:visible').filter({ has: page.getByText(name, { exact: true }) })
const card = (page: Page, label: string) => page.getByRole('main').getByRole('button').filter({ hasText: label })

test('from an empty database three administrators set up a unit, departments, people, a role with its scope and a menu in sixty clicks, and a newcomer sees what he may', async ({
  browser,
}) => {
  test.slow()
  const dataDir = throwAwayFolder()
  // PostgreSQL's user has to pass through.
  chmodSync(dataDir, 0o711)
  const product = await startProduct(dataDir, { DEMO: 'off' })
  const guard = createGuard(product.url)
  try {
    await expect.poll(() => product.printed().match(/valid for the first sign-in only/g)?.length).toBe(3)
    const passwords = new Map(
      [...product.printed().matchAll(/^ {2}(\w+): (\S+) /gm)].map(([, code = '', password = '']) => [code, password]),
    )
    let clicks = 0
    /** Tab brings one from field to field; what is counted is the mouse and the key that sends. */
    const click = async (what: Locator) => {
      clicks += 1
      await what.click()
    }
    const doubleClick = async (what: Locator) => {
      clicks += 2
      await what.dblclick()
    }
    const comeIn = async (code: string, password: string): Promise<Page> => {
      const context = await browser.newContext({
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      })
      guard.watch(context)
      const page = await context.newPage()
      await page.goto(product.url)
      await page.getByLabel('用户名').fill(code)
      await page.getByLabel('密码', { exact: true }).fill(password)
      await click(page.getByRole('button', { name: '登 录' }))
      const own = `Quiet-river-${code}-7`
      const dialog = page.getByRole('dialog', { name: '修改密码' })
      await dialog.getByLabel('当前密码').fill(password)
      await dialog.getByLabel('新密码', { exact: true }).fill(own)
      await dialog.getByLabel('再次输入新密码').fill(own)
      await click(dialog.getByRole('button', { name: '保存' }))
      await expect(dialog).toHaveCount(0)
      return page
    }

    const admin = await comeIn('admin', passwords.get('admin') ?? '')
    await see(admin, 'welcome')
    await click(card(admin, '第一步'))
    const addUnder = async (parent: string, what: '新增下级单位' | '新增下级部门', name: string) => {
      await treeNode(admin, parent).hover()
      await click(treeNode(admin, parent).getByRole('button', { name: `${parent}的更多操作` }))
      await click(admin.getByRole('menuitem', { name: what }))
      const dialog = admin.getByRole('dialog')
      const form = formIn(admin, 'zh', dialog)
      await form.type('名称', name)
      await form.type('简称', name.slice(0, 4))
      await click(dialog.getByRole('button', { name: /^保存/ }))
      await expect(dialog).toHaveCount(0)
      await expect(treeNode(admin, name)).toBeVisible()
    }
    await addUnder('本集团', '新增下级单位', '黑河贸易有限公司')
    await addUnder('黑河贸易有限公司', '新增下级部门', '销售部')
    await addUnder('黑河贸易有限公司', '新增下级部门', '财务部')
    await see(admin, 'tree')

    // People of a department, from its place in the tree.
    await click(admin.getByRole('tab', { name: '首页' }))
    await click(card(admin, '第三步'))
    const addPerson = async (code: string, name: string) => {
      await click(admin.getByRole('button', { name: '新增用户', exact: true }))
      const dialog = admin.getByRole('dialog', { name: '新增用户' })
      const form = formIn(admin, 'zh', dialog)
      await form.type('登录名', code)
      await form.type('姓名', name)
      await click(dialog.getByRole('button', { name: /^保存/ }))
      await expect(dialog).toHaveCount(0)
      const next = admin.getByRole('dialog', { name: `已新增：${name}` })
      await expect(next.getByRole('button', { name: '生成一次性密码' })).toBeVisible()
      await admin.keyboard.press('Escape')
      await expect(next).toHaveCount(0)
      await expect(admin.getByRole('grid').getByText(name)).toBeVisible()
    }
    await click(treeNode(admin, '销售部'))
    await addPerson('wangfang', '王芳')
    await addPerson('lina', '李娜')
    // A first password of an account that nobody has used and that has no rights yet takes one administrator.
    await doubleClick(admin.getByRole('grid').getByText('王芳'))
    await click(admin.getByRole('button', { name: '账号' }))
    await click(admin.getByRole('menuitem', { name: '生成一次性密码' }))
    await click(admin.getByRole('dialog', { name: '王芳' }).getByRole('button', { name: '确定' }))
    const once = admin.getByRole('dialog', { name: '一次性密码' })
    const password = await once.locator('p').last().innerText()
    await see(admin, 'password')
    await click(once.getByRole('button', { name: '关闭' }).last())
    await admin.keyboard.press('Escape')
    await expect(admin.getByRole('dialog')).toHaveCount(0)
    await click(treeNode(admin, '财务部'))
    await addPerson('zhangwei', '张伟')
    await see(admin, 'people')

    // An entry of the menu that leads to the people of one's own department.
    await click(admin.getByRole('link', { name: '菜单管理' }))
    await click(admin.locator('[role=tree]:visible').getByText('首页', { exact: true }).first())
    await click(admin.getByRole('button', { name: '新增下级' }))
    const entry = admin.getByRole('dialog')
    const fields = formIn(admin, 'zh', entry)
    for (const [label, value] of [
      ['排序', '90'],
      ['中文名称', '我的同事'],
      ['俄文名称', 'Мои коллеги'],
      ['英文名称', 'My colleagues'],
      ['地址', '/user'],
      ['权限编码', 'yhgl-ck'],
    ] as const)
      await fields.type(label, value)
    await see(admin, 'menu')
    await click(entry.getByRole('button', { name: /^保存/ }))
    await expect(entry).toHaveCount(0)
    await expect(admin.locator('[role=tree]:visible').getByText('我的同事')).toBeVisible()

    // The security administrator: a role with a scope for those who have none.
    const sec = await comeIn('sec', passwords.get('sec') ?? '')
    await see(sec, 'security')
    await click(card(sec, '没有业务角色的人员'))
    await click(sec.getByRole('button', { name: '新增角色', exact: true }))
    await sec.getByLabel('角色名称').fill('部门同事')
    await sec.getByLabel('角色编码').fill('colleague')
    await click(sec.getByRole('tab', { name: '功能权限' }))
    await sec.getByLabel('查找页面或权限').fill('用户管理')
    await click(sec.getByRole('group', { name: /用户/ }).first().getByLabel('查看', { exact: true }))
    await click(sec.getByRole('tab', { name: '数据范围' }))
    await click(sec.getByRole('combobox', { name: /^用户 ·/ }))
    await click(sec.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: /^本部门$/ }))
    await click(sec.getByRole('tab', { name: /^成员/ }))
    await click(sec.getByRole('button', { name: '添加或移除成员' }))
    const people = sec.getByRole('dialog', { name: '选择人员' })
    for (const name of ['王芳', '李娜', '张伟']) await doubleClick(people.locator('tbody tr').filter({ hasText: name }))
    await see(sec, 'members')
    await click(people.getByRole('button', { name: '确定' }))
    await click(sec.getByRole('button', { name: '保存', exact: true }))
    await expect(sec.getByRole('button', { name: /部门同事/ })).toContainText('3')

    // It works: she finds the entry in her menu and behind it those of her own department alone.
    const newcomer = await comeIn('wangfang', password)
    await click(newcomer.getByRole('navigation').first().getByText('首页', { exact: true }))
    await click(newcomer.getByRole('link', { name: '我的同事' }))
    await expect(newcomer.getByRole('grid').getByText('李娜')).toBeVisible()
    await expect(newcomer.getByText('共 2 条')).toBeVisible()
    await expect(newcomer.getByRole('grid').getByText('张伟')).toHaveCount(0)
    await see(newcomer, 'works')
    // ACC-07: with that one right every other page of administration and of the system is closed to her.
    await expectClosed(
      newcomer,
      pathsOf(
        ['organisation', 'rights', 'system', 'personal', 'schedule', 'assistant', 'portal', 'questionnaire'],
        ['/user'],
      ),
    )

    // And the audit administrator reads who did all that.
    const auditor = await comeIn('audit', passwords.get('audit') ?? '')
    for (const name of ['系统管理', '运维'])
      await click(auditor.getByRole('navigation').first().getByText(name, { exact: true }))
    await click(auditor.getByRole('link', { name: '操作日志' }))
    await expect(auditor.getByText('部门同事').first()).toBeVisible()
    await see(auditor, 'audit')
    expect(clicks).toBeLessThanOrEqual(most)
    expect(guard.complaints(), 'what the browser complained about').toEqual([])
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
