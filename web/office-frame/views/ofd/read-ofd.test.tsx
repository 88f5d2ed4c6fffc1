import { expect, test } from 'vitest'
import { invoice } from '../../../../server/office-files/testing/ofd.ts'
import { colourIn, pathIn, stepsIn } from './ofd-values.ts'
import { readOfd } from './read-ofd.ts'

test('OFF-02 the texts, paths and pictures of an OFD stand where it says; what is not drawn is named', () => {
  const { pages, undrawn } = readOfd(new Uint8Array(invoice('电子发票')))
  expect(pages).toHaveLength(1)
  const [page] = pages
  expect(page?.box).toEqual({ x: 0, y: 0, width: 210, height: 140 })
  expect(
    page?.objects.map(({ sort }) => sort),
    'the template lies behind',
  ).toEqual(['path', 'text', 'picture'])
  const [frame, text, picture] = page?.objects ?? []
  expect(frame).toMatchObject({
    d: 'M 0 0 L 190 0 L 190 100 L 0 100 Z',
    stroke: 'rgb(128 0 0)',
    fill: 'none',
    width: 0.5,
  })
  expect(text).toMatchObject({ family: '楷体', size: 6.5, bold: true, fill: 'rgb(128 0 0)', box: { x: 80, y: 10 } })
  expect(text?.sort === 'text' && text.letters.map(({ text: letter, x }) => [letter, x])).toEqual([
    ['电', 0],
    ['子', 7],
    ['发', 14],
    ['票', 22],
  ])
  expect(picture).toMatchObject({ part: 'Doc_0/Res/code.png', matrix: [20, 0, 0, 20, 0, 0] })
  expect([...undrawn].toSorted()).toEqual(['font', 'seal'])
})

test('steps, colours and paths are read as the format writes them, and nonsense ends them', () => {
  expect(stepsIn('g 3 2.5 4')).toEqual([2.5, 2.5, 2.5, 4])
  expect(stepsIn('g x 1 2')).toEqual([2])
  expect([colourIn('255 0 10'), colourIn('40'), colourIn('0 0 0 255'), colourIn('red'), colourIn(null)]).toEqual([
    'rgb(255 0 10)',
    'rgb(40 40 40)',
    'rgb(0 0 0)',
    null,
    null,
  ])
  expect(pathIn('S 1 2 B 1 2 3 4 5 6 Q 1 1 2 2 A 1 1 0 0 1 5 5 C')).toBe(
    'M 1 2 C 1 2 3 4 5 6 Q 1 1 2 2 A 1 1 0 0 1 5 5 Z',
  )
  expect(pathIn('M 1 2 url(x) L 3 4')).toBe('M 1 2')
})
