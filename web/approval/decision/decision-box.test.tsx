import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choose, key, mayBeSaid, press, refusal, type } from '../../testing/index.ts'
import { agree, alerts, at, box, button, offer, opinion, reject } from './testing/decision-box-shown.tsx'

test('agreeing sends the opinion with a key of its own, says who was told and goes on', async () => {
  const { server, done } = await box([agree, reject])
  await type(opinion(), ' 可以 ')
  await press(/^同\s?意\s?A$/)
  expect(await screen.findByText('处理成功，已通知：王伟、李娜')).toBeTruthy()
  expect(server.callsTo(at('agree'))[0]?.body).toEqual({ opinion: '可以' })
  expect(server.callsTo(at('agree'))[0]?.key).toBeTruthy()
  await waitFor(() => expect(done).toEqual(['done']))
})

test('a decision nobody was told of is said to be done, and a second press while it is sent does nothing', async () => {
  const { server, done } = await box([agree, reject])
  const slow = server.hold(at('agree'))
  await press(/^同\s?意\s?A$/)
  await waitFor(() => expect(slow.asked).toBe(1))
  await waitFor(() => expect(button(/退\s?回/).disabled).toBe(true))
  fireEvent.click(button(/同\s?意\s?A$/))
  slow.answer({ told: [] })
  expect(await screen.findByText('处理成功')).toBeTruthy()
  await waitFor(() => expect(done).toHaveLength(1))
  expect(slow.asked).toBe(1)
})

test('a decision that is refused says why and keeps the opinion', async () => {
  const { server, done } = await box([agree])
  server.on(at('agree'), refusal({ status: 409, code: 'task.closed', message: '任务已由他人处理' }))
  await type(opinion(), '可以')
  await press(/^同\s?意\s?A$/)
  expect(await screen.findByText('任务已由他人处理')).toBeTruthy()
  expect(opinion().value).toBe('可以')
  expect(done).toEqual([])
})

test('returning asks where to at the first press and demands an opinion at the second', async () => {
  const { server } = await box([agree, reject])
  expect(screen.queryByText('退回至')).toBeNull()
  await press(/^退\s?回\s?R$/)
  expect(await screen.findByText('退回至')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(opinion()))
  await press(/^确认退回/)
  await waitFor(() => expect(alerts()).toEqual(['请填写退回意见']))
  expect(opinion().getAttribute('aria-invalid')).toBe('true')
  expect(server.callsTo(at('reject'))).toEqual([])
  await type(opinion(), '金额有误')
  await waitFor(() => expect(alerts()).toEqual([]))
  await choose(/^退回至/, '部门审核')
  await press(/^确认退回/)
  await waitFor(() => expect(server.callsTo(at('reject'))[0]?.body).toEqual({ opinion: '金额有误', target: 'n0' }))
})

test('where a return may come straight back its handler says how it goes on', async () => {
  const { server } = await box([{ ...reject, onward: 'again' }])
  await press(/^退\s?回\s?R$/)
  await choose(/^重新办理后/, '直接回到我')
  await type(opinion(), '请改')
  await press(/^确认退回/)
  await waitFor(() =>
    expect(server.callsTo(at('reject'))[0]?.body).toEqual({ opinion: '请改', target: 'start', onward: 'back' }),
  )
})

test('a return with one way only is sent at once, and other verbs that want one ask for a reason', async () => {
  const { server } = await box([offer('reject'), offer('refuse', { needsOpinion: true })])
  await press(/^拒\s?绝$/)
  await waitFor(() => expect(alerts()).toEqual(['请填写原因']))
  await press(/^退\s?回\s?R$/)
  await waitFor(() => expect(server.callsTo(at('reject'))[0]?.body).toEqual({ opinion: '' }))
})

test('A leads to the button that agrees and R to the opinion of a return; neither decides', async () => {
  const { server } = await box([agree, reject])
  fireEvent.keyDown(document.body, { code: 'KeyR', key: 'r' })
  await waitFor(() => expect(document.activeElement).toBe(opinion()))
  expect(await screen.findByText('退回至')).toBeTruthy()
  opinion().blur()
  fireEvent.keyDown(document.body, { code: 'KeyA', key: 'a' })
  await waitFor(() => expect(document.activeElement).toBe(button(/同\s?意\s?A$/)))
  expect(screen.queryByText('退回至')).toBeNull()
  expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('Ctrl+Enter does what the key led to', async () => {
  const { server } = await box([agree, reject])
  await type(opinion(), '请改')
  key('Enter')
  key('Enter', { ctrl: true })
  await waitFor(() => expect(server.callsTo(at('agree'))[0]?.body).toEqual({ opinion: '请改' }))
  expect(server.callsTo(at('reject'))).toEqual([])
})

test('a common opinion is written at a press, the own ones first', async () => {
  const { server } = await box([agree])
  const chips = await screen.findAllByRole('button', { name: /^填写意见：/ })
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^填写意见：/ })[0]?.textContent).toBe('照准'))
  expect(chips.length).toBeGreaterThan(0)
  await press('填写意见：照准')
  await waitFor(() => expect(opinion().value).toBe('照准'))
  await press(/^同\s?意\s?A$/)
  await waitFor(() => expect(server.callsTo(at('agree'))[0]?.body).toEqual({ opinion: '照准' }))
})

test('somebody named by @ is sent along as long as his name stands in the opinion', async () => {
  const { server } = await box([agree])
  server.on('GET /api/sea/voyage/v1/mentionable', [{ id: 'p2', name: '李娜', place: '海运' }])
  // The library's own list of people has an entry without a key while nobody is found yet.
  mayBeSaid(/MenuItem should not leave undefined/)
  const field = opinion()
  field.focus()
  fireEvent.change(field, { target: { value: '@', selectionStart: 1, selectionEnd: 1 } })
  fireEvent.keyUp(field, { key: '@', keyCode: 50 })
  expect(await screen.findByText('李娜')).toBeTruthy()
  await type(field, '@李娜 请看')
  await press(/^同\s?意\s?A$/)
  await waitFor(() => expect(server.callsTo(at('agree'))[0]?.body).toEqual({ opinion: '@李娜 请看', mentions: ['p2'] }))
})

test('a decision that may be undone is offered back, and taken back at a press', async () => {
  const { server, done } = await box([agree], { more: { undoSeconds: 10 } })
  server.on('DELETE /api/workflow/deciding/d1', null)
  await press(/^同\s?意\s?A$/)
  expect(await screen.findByText('已同意，片刻后生效')).toBeTruthy()
  expect(server.callsTo(at('agree', 'later'))[0]?.body).toEqual({ opinion: '' })
  expect(server.callsTo(at('agree'))).toEqual([])
  await waitFor(() => expect(done).toHaveLength(1))
  await press(/^撤\s?销/)
  expect(await screen.findByText('已撤销，任务仍由您处理')).toBeTruthy()
  expect(server.callsTo('DELETE /api/workflow/deciding/d1')).toHaveLength(1)
})

test('an undoing that comes too late says so', async () => {
  const { server } = await box([agree], { more: { undoSeconds: 10 } })
  server.on(
    'DELETE /api/workflow/deciding/d1',
    refusal({ status: 409, code: 'deciding.over', message: '已生效，不能撤销' }),
  )
  await press(/^同\s?意\s?A$/)
  await press(/^撤\s?销/)
  expect(await screen.findByText('已生效，不能撤销')).toBeTruthy()
})

test('on a phone no keys are shown, and the buttons are the same', async () => {
  await box([agree, reject], { width: 'phone' })
  expect(button(/^同\s?意$/)).toBeTruthy()
  expect(button(/^退\s?回$/)).toBeTruthy()
})

test('who only acts beside a decision gets no opinion to write', async () => {
  const { server } = await box([offer('urge', { taskId: null })])
  expect(screen.getByText('我的操作')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  await press(/^催\s?办$/)
  await waitFor(() => expect(server.callsTo('POST /api/workflow/instance/p1/action/urge')).toHaveLength(1))
})
