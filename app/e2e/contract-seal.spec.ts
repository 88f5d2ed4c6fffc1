import { sealUseWords } from '../../modules/contracts/words/seal-use.ts'
import { caller } from './support/api-caller.ts'
import { wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { head, press } from './support/record-page.ts'
import { look } from './support/screenshots.ts'
import { uniquePdf } from './support/unique-pdf.ts'

interface Page {
  readonly content: readonly { readonly id: string }[]
}

const t = wordsOf(sealUseWords, 'zh')

test('the keeper puts a seal that was approved on a paper and adds its scan', async ({ seat }) => {
  const see = look('contract-seal')
  const asked = { parameters: { status: ['1'] } }
  const [waiting] = (await caller('keeper').post<Page>('/api/contracts/sealUse/page', asked)).content
  const page = await seat('keeper', { at: `/doc/contracts/sealUse/${waiting?.id ?? ''}` })
  await see(page, 'waiting')
  const dialog = await press(page, t.action('seal'))
  const file = { name: 'sealed.pdf', mimeType: 'application/pdf', buffer: uniquePdf('sealed') }
  await formIn(page, 'zh', dialog).attach(t.ask('scan'), file)
  await dialog.getByRole('button', { name: t.action('seal'), exact: true }).click()
  await expect(head(page)).toContainText('已用印')
  await see(page, 'sealed')
})

test('the register of seals is read', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`contract-seal-${lang}-${width}`)
    const page = await open('seasales', '/contractSeal')
    await expect(page.getByText(/YY-BL[A-Z]+-\d{6}-\d{4}/).first()).toBeVisible()
    await see(page, 'list')
    await expectFits(page)
  })
})

test('whoever has nothing to do with contracts finds no seals, and a trader puts none', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/contractSeal' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  const [seen] = (await caller('seasales').post<Page>('/api/contracts/sealUse/page', { parameters: {} })).content
  await expect(
    caller('seasales').post(`/api/contracts/sealUse/${seen?.id ?? ''}/action/seal`, { ver: 1 }),
  ).rejects.toThrow(/403/)
})
