import { positionWords } from '../../modules/stock/yard/words.ts'
import { caller } from './support/api-caller.ts'
import { wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { expectFits } from './support/in-looks.ts'
import { rows } from './support/list-page.ts'
import { value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const hot = 'TJ-B-T-02'

interface Listed {
  readonly content: readonly { readonly id: string; readonly ver: number; readonly positionNo: string }[]
}

test('the yard keeper sees what lies where and which stack is warm', async ({ inLooks }) => {
  await inLooks({ zh: [1440], ru: [1440], en: [1440] }, async ({ lang, width, open }) => {
    const see = look(`positions-${lang}-${width}`)
    const words = wordsOf(positionWords, lang)
    const page = await open('seayard', '/ctiPosition')
    const row = rows(page, hot).first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    await expect(value(page, words.field('tempMax'))).toContainText(/6\d/)
    await expectFits(page)
    await see(page, 'record')
  })
})

test('whoever has nothing to do with goods sees no place, and a trader measures none', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/ctiPosition' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  const { content: places } = await caller('seasales').post<Listed>('/api/stock/position/page', {
    page: 1,
    size: 50,
    parameters: {},
  })
  const place = places.find(({ positionNo }) => positionNo === hot)
  const body = { ver: place?.ver ?? 1, temp: '20', at: Date.now() }
  await expect(caller('seasales').post(`/api/stock/position/${place?.id}/action/measure`, body)).rejects.toThrow(/403/)
})
