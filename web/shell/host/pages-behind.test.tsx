import { screen } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, test } from 'vitest'
import { openPage } from '../../platform/page/page-navigation.ts'
import { pageAt, quiet, showWhole } from '../../testing/index.ts'

let drawn = 0

function count() {
  drawn += 1
}

function Counting() {
  return (
    <Profiler id="page" onRender={count}>
      <p>正文</p>
    </Profiler>
  )
}

const others = [1, 2, 3].map((at) => pageAt(`/sea/p${at}`, () => <p>{`正文 ${at}`}</p>))
const pages = [pageAt('/sea/counting', Counting), ...others]

test('a page behind is not drawn again whenever somebody goes on', async () => {
  await showWhole('/sea/counting', {}, { pages })
  await screen.findByText('正文')
  await quiet()
  const before = drawn
  for (const at of [1, 2, 3]) {
    openPage(`/sea/p${at}`)
    await screen.findByText(`正文 ${at}`)
    await quiet()
  }
  expect(drawn).toBe(before)
})
