import { yardMapWords } from '../../modules/stock/yard/yard-map-words.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

test('the yard keeper sees his yard from above', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`yard-${lang}-${width}`)
    const page = await open('seayard', '/stockYardMap')
    const place = page.getByRole('group').getByRole('button').first()
    await expect(place).toBeVisible()
    await see(page, 'map')
    await page.getByRole('list', { name: yardMapWords.places[lang] }).getByRole('button').first().click()
    await expect(page.getByRole('link', { name: yardMapWords.open[lang] })).toBeVisible()
    await expectFits(page)
    await see(page, 'place')
  })
})

test('a place is dragged, and springs back where it would lie over another', async ({ seat, guard }) => {
  guard.allow(/422/)
  const page = await seat('seayard', { at: '/stockYardMap' })
  const place = page.getByRole('group').getByRole('button').first()
  const before = await place.getAttribute('aria-label')
  const box = await place.boundingBox()
  if (box === null) throw new Error('the place is not in sight')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  // Half its own length, over its neighbour beyond the road.
  await page.mouse.move(x + box.width / 2, y, { steps: 6 })
  await expect(place).not.toHaveAttribute('aria-label', before ?? '')
  await page.mouse.up()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(place).toHaveAttribute('aria-label', before ?? '')
  await place.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByText(yardMapWords.moved.zh)).toBeVisible()
})

test('whoever has nothing to do with goods sees no yard', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/stockYardMap' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
