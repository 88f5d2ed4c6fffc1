import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'

test('the risk cockpit shows its cells and fits', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ open }) => {
    const page = await open('risk', '/riskCenter')
    await expect(page.locator('[data-colour]').locator('visible=true').first()).toBeVisible()
    await expect(page.locator('figure[data-state=drawn]').locator('visible=true').first()).toBeVisible()
    await expectFits(page)
  })
})

test('a light leads to as many records as it counts, and a unit that is chosen stands in the address', async ({
  seat,
}) => {
  const page = await seat('risk', { at: '/riskCenter', lang: 'en' })
  const light = page.getByRole('button', { name: /^Payments due/ })
  const count = await light.locator('b').innerText()
  await light.click()
  await expect(page).toHaveURL(/\/financePaymentPlan\?/)
  await expect(page.getByText(`${count} in total`).first()).toBeVisible()
  await page.goBack()

  const unit = page.getByRole('combobox', { name: 'Unit' })
  await unit.click()
  await unit.fill('Land')
  // The list that was left is still there, out of sight, and names the unit as well.
  await page.locator('.ant-select-dropdown:visible').getByText('Beilu Land Trading').click()
  await expect(page).toHaveURL(/unitId=[0-9a-f-]{36}/)
  await expect(light.locator('b')).not.toHaveText(count)
  await page.reload()
  await expect(page.locator('[data-colour]').first()).toBeVisible()
  await expect(light.locator('b')).not.toHaveText(count)
})

test('who may not open the cockpit is told so, and none of its figures is asked for', async ({ seat }) => {
  const page = await seat('seasales', { lang: 'en' })
  const asked: string[] = []
  page.on('request', (request) => void asked.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`))
  await page.goto('/riskCenter')
  await expect(page.getByText(/^403/)).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/portal/dashboard') || path.includes('/risk/'))).toEqual([])
})

test('the cockpit is printed on one page', async ({ seat }) => {
  const page = await seat('risk', { at: '/riskCenter', lang: 'en' })
  await expect(page.locator('figure[data-state=drawn]').first()).toBeVisible()
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
