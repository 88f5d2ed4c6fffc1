import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, quiet, show, signedIn, stream, type } from '../../../web/testing/index.ts'
import type { Message } from '../chat/conversation-types.ts'
import { Talk } from './chat.tsx'

const state = {
  model: 'm',
  mayConfigure: false,
  left: 20,
  conversations: [
    { id: 'a', title: '付款问题', at: 1 },
    { id: 'b', title: '合同问题', at: 2 },
  ],
}

const said = (text: string): readonly Message[] => [
  { role: 'assistant', pieces: [{ text }], sources: [], at: 1, cut: false },
]

test('of two conversations opened one after the other the second is shown, however late the first answers', async () => {
  const server = await signedIn()
  const slow = server.hold('GET /api/assistant/conversation/a')
  server.on('GET /api/assistant/conversation/b', said('合同已签'))
  await show(<Talk state={state} />)
  await press('付款问题')
  await waitFor(() => expect(slow.asked).toBe(1))
  await press('合同问题')
  expect(await screen.findByText('合同已签')).toBeTruthy()
  slow.answer(said('付款已批'))
  await quiet()
  expect(screen.queryByText('付款已批')).toBeNull()
  expect(screen.getByText('合同已签')).toBeTruthy()
})

test('a question that is being answered does not follow into a conversation opened meanwhile', async () => {
  const server = await signedIn()
  const coming = stream()
  server.on('POST /api/assistant/ask', coming.answer)
  await show(<Talk state={state} />)
  await type('问题', '付了多少')
  await press('发送')
  coming.tell('text', { piece: '一百' })
  expect(await screen.findByText(/一百/)).toBeTruthy()
  await press('新对话')
  await quiet()
  expect(screen.queryByText('付了多少')).toBeNull()
  expect(screen.queryByText(/一百/)).toBeNull()
  expect(screen.getByText('可以这样问：')).toBeTruthy()
})
