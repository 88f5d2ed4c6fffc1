import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, refusal, show, signedIn, type } from '../../testing/index.ts'
import Comments from './comments.tsx'

const path = '/api/office/file/f1/comments'
const of = { path, key: ['f1'], kept: { document: 'office.file', id: 'f1' }, mentionable: null, beside: null }

test('where nobody is named @ is a character as any other, and what is refused stands at the box', async () => {
  const server = await signedIn()
  server.on(`GET ${path}`, []).on(`POST ${path}`, refusal({ status: 422, code: 'comment.long', message: '评论过长' }))
  await show(<Comments of={of} />)
  const box = await screen.findByLabelText<HTMLTextAreaElement>('写评论')
  await type(box, '请 @王伟 核对')
  expect(screen.queryByText('没有可提及的人')).toBeNull()
  await press(/^发\s?布/)
  expect((await screen.findByRole('alert')).textContent).toBe('评论过长')
  server.on(`POST ${path}`, null)
  await press(/^发\s?布/)
  await waitFor(() => expect(box.value).toBe(''))
  expect(server.callsTo(`POST ${path}`)[1]?.body).toEqual({ text: '请 @王伟 核对' })
})
