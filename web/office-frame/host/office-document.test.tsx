import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { openPage } from '../../platform/page/page-navigation.ts'
import { awakeAtMost } from '../../platform/page/pages-asleep.ts'
import { pageAt, press, showWhole } from '../../testing/index.ts'
import { OfficeDocument } from './office-document.tsx'

const ticket = 'POST /api/office/file/f1/ticket'

function Letter() {
  const [mode, setMode] = useState<'edit' | 'read'>('edit')
  return (
    <>
      <button type="button" onClick={() => setMode('read')}>
        阅读
      </button>
      <OfficeDocument fileId="f1" officeType="w" mode={mode} />
    </>
  )
}

const others = Array.from({ length: awakeAtMost + 2 }, (_, at) => pageAt(`/sea/p${at}`, () => <p>{`正文 ${at}`}</p>))
const pages = [pageAt('/sea/letter', Letter), ...others]
const frames = () => [...document.querySelectorAll('iframe')]

async function frameOf(): Promise<HTMLIFrameElement> {
  await waitFor(() => expect(frames()).toHaveLength(1))
  const [frame] = frames()
  if (frame === undefined) throw new Error('no frame')
  return frame
}

test('OFF-01 a document behind other pages stays the same frame, however many they are, and its ticket is asked for once', async () => {
  const { server } = await showWhole('/sea/letter', { answers: { [ticket]: { token: 't' } } }, { pages })
  const frame = await frameOf()
  for (const at of others.keys()) {
    openPage(`/sea/p${at}`)
    await screen.findByText(`正文 ${at}`)
  }
  expect(frames()).toEqual([frame])
  openPage('/sea/letter')
  await waitFor(() => expect(screen.getByRole('tab', { name: /letter/, selected: true })).toBeTruthy())
  expect(frames()).toEqual([frame])
  expect(server.callsTo(ticket)).toHaveLength(1)
})

test('OFF-01 a document opened otherwise is another frame, and one whose tab is closed behind others is gone', async () => {
  const { server } = await showWhole('/sea/letter', { answers: { [ticket]: { token: 't' } } }, { pages })
  const first = await frameOf()
  await press('阅读')
  await waitFor(() => expect(server.callsTo(ticket)).toHaveLength(2))
  const second = await frameOf()
  expect([second === first, first.isConnected]).toEqual([false, false])
  openPage('/sea/p0')
  await screen.findByText('正文 0')
  await press(screen.getByTitle('关闭: 页面/sea/letter'))
  await waitFor(() => expect(frames()).toEqual([]))
})
