import { counterpartyWords } from '../../modules/contracts/words/counterparty.ts'
import { detailWords } from '../../web/detail/words.ts'
import { formWords } from '../../web/form/words.ts'
import { listWords } from '../../web/list/words.ts'
import { admitParty } from './support/admit-party.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { rows } from './support/list-page.ts'
import { confirm, head, press, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const t = wordsOf(counterpartyWords, 'zh')

test('a trader does not rename an admitted counterparty, neither in its form nor in the list; the new name is admitted anew', async ({
  seat,
}) => {
  const name = `身份核验 ${Date.now()}`
  const { id } = await caller('seasales').post<{ id: string }>('/api/contracts/counterparty/save', {
    cpName: name,
    cpRole: ['cust'],
    cpNature: 'foreign',
    country: 'MN',
    accounts: [],
  })
  await admitParty(id)
  const address = `/doc/contracts/counterparty/${id}`

  const trader = await seat('seabuy', { at: '/tradeCounterparty' })
  await trader.getByLabel(listWords.search.zh).locator('visible=true').fill(name)
  const grid = trader.getByRole('grid')
  await expect(grid.locator('[role=row][data-row]')).toHaveCount(1)
  await grid.locator('[data-row="0"] [data-column]').filter({ hasText: name }).dblclick()
  await expect(grid.getByRole('textbox')).toHaveCount(0)

  await trader.goto(address)
  await trader.getByRole('button', { name: detailWords.edit.zh, exact: true }).click()
  const form = formIn(trader, 'zh')
  await expect(form.field(t.field('contactName')).locator('input')).toBeEditable()
  for (const field of ['cpName', 'country', 'nameRu'])
    await expect(form.field(t.field(field)).locator('input')).toHaveCount(0)
  await trader.goto(address)
  const dialog = await press(trader, t.action('reviseIdentity'))
  await formIn(trader, 'zh', dialog).type(t.ask('reason'), '工商更名')
  await confirm(trader, dialog, t.action('reviseIdentity'), detailWords.done.zh)
  await expect(head(trader)).toContainText(label('cpStatus', '0', 'zh'))
  await trader.getByRole('button', { name: detailWords.edit.zh, exact: true }).click()
  await formIn(trader, 'zh').type(t.field('cpName'), `${name} 新`)
  await trader.getByRole('button', { name: formWords.save.zh }).first().click()
  await expect(value(trader, t.field('cpName'))).toHaveText(`${name} 新`)

  await admitParty(id)
  const risk = await seat('risk', { at: address })
  await expect(head(risk)).toContainText(label('cpStatus', '1', 'zh'))
})

test('accounts are verified where they are read, from the record and from the list, and only where some wait for it', async ({
  seat,
}) => {
  const see = look('verify')
  const own = String(Date.now()).slice(-8)
  const party = async (at: number) => {
    const accountNo = `62228${at}00${own}`
    const name = `核验测试${at} ${own}`
    const account = { accountName: name, bankName: '中国银行大连分行', accountNo, currency: 'CNY' }
    const { id } = await caller('seasales').post<{ id: string }>('/api/contracts/counterparty/save', {
      cpName: name,
      cpRole: ['cust'],
      cpNature: 'foreign',
      country: 'MN',
      accounts: [account],
    })
    return { id, name, accountNo }
  }
  const [first, second] = [await party(1), await party(2)]
  const verify = t.action('verifyAccounts')
  const director = await seat('findir', { at: `/doc/contracts/counterparty/${first.id}` })
  await expect(director.getByText(first.accountNo).locator('visible=true').first()).toBeVisible()
  const dialog = await press(director, verify)
  await expect(dialog.getByText(first.accountNo)).toBeVisible()
  await see(director, 'record')
  await confirm(director, dialog, verify, detailWords.done.zh)
  await expect(director.getByRole('button', { name: verify, exact: true })).toHaveCount(0)

  await director.goto('/tradeCounterparty')
  const menuOf = async (name: string) => {
    await director.getByLabel(listWords.search.zh).locator('visible=true').fill(name)
    await expect(director.getByRole('grid').locator('[role=row][data-row]')).toHaveCount(1)
    await expect(rows(director, name)).toHaveCount(1)
    return director.locator('main:visible [data-row="0"] [aria-haspopup=menu]')
  }
  // Nothing waits there, and verifying is all that a director does with a party.
  await expect(await menuOf(first.name)).toHaveCount(0)
  await (await menuOf(second.name)).click()
  await director.getByRole('menuitem', { name: verify }).click()
  const fromList = director.getByRole('dialog').filter({ hasText: verify })
  await expect(fromList.getByText(second.accountNo)).toBeVisible()
  await see(director, 'list')
  await confirm(director, fromList, verify, detailWords.done.zh)
})
