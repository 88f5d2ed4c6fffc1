import { expect, test } from 'vitest'
import { letter } from '../testing/packages.ts'
import { lineDiff } from './line-diff.ts'
import { textLines } from './text-lines.ts'

const marks = { same: ' ', removed: '-', added: '+' }
const diff = (before: string, after: string) =>
  lineDiff(before.split(' '), after.split(' ')).map(({ sort, text }) => marks[sort] + text)

test('paragraphs that were changed, moved in or taken out are told in their order', () => {
  expect(diff('a b c d', 'a x c d')).toEqual([' a', '-b', '+x', ' c', ' d'])
  expect(diff('a b c', 'a b new c')).toEqual([' a', ' b', '+new', ' c'])
  expect(diff('a b c d e', 'b d e f')).toEqual(['-a', ' b', '-c', ' d', ' e', '+f'])
  expect(diff('a b', 'a b')).toEqual([' a', ' b'])
})

test('letters of thousands of other paragraphs are compared at once', () => {
  const many = (mark: string) => Array.from({ length: 5_000 }, (_, index) => `${mark}${index}`)
  expect(lineDiff(many('a'), many('b'))).toHaveLength(10_000)
})

test('the text of a letter is its paragraphs, without fields and what tracked changes deleted', async () => {
  const run =
    'a &lt;b&gt; &#x6e2f;</w:t><w:tab/></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText><w:t>z'
  expect(await textLines(letter(['运输合同', run]))).toEqual(['运输合同', 'a <b> 港\tz'])
})
