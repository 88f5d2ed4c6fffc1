import { expect, test } from 'vitest'
import { letter } from '../testing/packages.ts'
import { brokenRegion, lockedRegions } from './locked-regions.ts'

const run = (text: string) => `</w:t></w:r></w:p>${text}<w:p><w:r><w:t>`
const line = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const control = (lock: string, inside: string, alias = '') =>
  `<w:sdt><w:sdtPr>${alias === '' ? '' : `<w:alias w:val="${alias}"/>`}<w:id w:val="1"/>${lock === '' ? '' : `<w:lock w:val="${lock}"/>`}</w:sdtPr><w:sdtContent>${inside}</w:sdtContent></w:sdt>`
const paper = (...blocks: readonly string[]) => letter(['合同', run(blocks.join(''))])

test('OFF-03 the locked parts of a paper are the controls whose content is locked', async () => {
  const inner = control('', line('b'))
  const bytes = paper(
    control('sdtContentLocked', line('单价 12') + inner, '价格'),
    control('contentLocked', line('第一条') + line('第二条')),
    control('sdtLocked', line('free')),
    control('unlocked', control('contentLocked', line('深')), 'outer'),
  )
  expect(await lockedRegions(bytes)).toEqual([
    { title: '价格', text: '单价 12\nb\n' },
    { title: '第一条\n第二条', text: '第一条\n第二条\n' },
    { title: '深', text: '深\n' },
  ])
})

test('OFF-03 a locked part that was changed, emptied or taken out is found, and what stands beside it is free', async () => {
  const price = control('contentLocked', line('12.50'), '价格')
  const seal = control('contentLocked', line('盖章处'))
  const before = paper(line('a'), price, seal)
  expect(await brokenRegion(before, paper(line('b'), price, line('new'), seal))).toBeNull()
  const changed = paper(line('a'), control('contentLocked', line('9.99'), '价格'), seal)
  expect((await brokenRegion(before, changed))?.title).toBe('价格')
  expect((await brokenRegion(before, paper(price)))?.title).toBe('盖章处')
  expect((await brokenRegion(before, paper(line('12.50'), seal)))?.title).toBe('价格')
  const struck = control('contentLocked', '<w:p><w:del><w:r><w:delText>12.50</w:delText></w:r></w:del></w:p>', '价格')
  expect((await brokenRegion(before, paper(struck, seal)))?.title).toBe('价格')
})
