import { coalSpecRefusals } from '../../modules/contracts/words/coal-spec-refusals.ts'
import { coalSpecWords } from '../../modules/contracts/words/coal-spec.ts'
import { formWords } from '../../web/form/words.ts'
import { wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

const path = '/ctiSpecificationsInfo'
const t = wordsOf(coalSpecWords, 'zh')

test('the yard reads specifications by grade', async ({ inLooks }) => {
  await inLooks({ zh: [1440], ru: [360] }, async ({ lang, width, open }) => {
    const see = look(`coal-spec-${lang}-${width}`)
    const page = await open('seayard', path)
    await expect(page.getByText('ML', { exact: true }).first()).toBeVisible()
    await see(page, 'tree')
    await expectFits(page)
  })
})

test('a size that ends where it begins is refused at its field, and kept once it is right', async ({ seat, guard }) => {
  guard.allow(/422/)
  const page = await seat('seabuy', { at: '/doc/contracts/coalSpec/new' })
  const form = formIn(page, 'zh')
  const typed = { specCode: 'ML-TRY', specName: '混煤试验规格', sizeFrom: '50', sizeTo: '50' } as const
  for (const [name, given] of Object.entries(typed)) await form.type(t.field(name as keyof typeof typed), given)
  const save = page.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first()
  await save.click()
  await expect(page.getByText(coalSpecRefusals['coal-spec.size'].zh).first()).toBeVisible()
  await form.type(t.field('sizeTo'), '80')
  await save.click()
  await expect(page).toHaveURL(/\/doc\/contracts\/coalSpec\/[0-9a-f-]{36}/)
})

test('whoever may not read specifications is told so', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: path })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
