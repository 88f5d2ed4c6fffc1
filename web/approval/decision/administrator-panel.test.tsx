import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, refusal, show, signedIn, type } from '../../testing/index.ts'
import { AdministratorPanel } from './administrator-panel.tsx'
import type { Instance } from './approval-instance-queries.ts'
import { instance, offer } from './testing/decision-box-shown.tsx'

const at = 'GET /api/workflow/instance/p1'
const row = { procInstId: 'p1', title: '航次1', module: 'sea', thing: 'voyage', recordId: 'v1' }
const acting = (verb: string) => `POST /api/workflow/instance/p1/action/${verb}`
const terminate = offer('terminate', { taskId: null, needsOpinion: true })

async function side(answer: unknown) {
  const closed: string[] = []
  const server = await signedIn({ answers: { [at]: answer } })
  const shown = await show(<AdministratorPanel row={row} onClose={() => closed.push('closed')} />)
  return { server, closed, ...shown }
}
const caring = (more: Partial<Instance>) => side(instance({ tasks: [], ...more }))
const care = async () => within(await screen.findByRole('region', { name: '管理操作' }))

test('until the approval is known nothing is claimed about it', async () => {
  const server = await signedIn()
  const slow = server.hold(at)
  await show(<AdministratorPanel row={row} onClose={() => undefined} />)
  await waitFor(() => expect(slow.asked).toBe(1))
  expect(screen.queryByText('当前没有可执行的操作')).toBeNull()
  slow.answer(instance({ tasks: [] }))
  expect(await screen.findByText('当前没有可执行的操作')).toBeTruthy()
})

test('one that cannot be read says why', async () => {
  await side(refusal({ status: 404, code: 'none', message: '流程不存在' }))
  expect(await screen.findByText('流程不存在')).toBeTruthy()
  expect(screen.queryByRole('region', { name: '管理操作' })).toBeNull()
})

test('what one does about a task of one’s own is not offered among the acts of an administrator', async () => {
  await caring({ offered: [offer('agree'), offer('view'), terminate, offer('suspend', { taskId: null })] })
  const names = (await care()).getAllByRole('button').map(({ textContent }) => textContent?.replace(/\s/g, ''))
  expect(names).toEqual(['终止', '挂起'])
})

test('the document is opened by whoever may read it', async () => {
  const { opened } = await caring({})
  await press(await screen.findByLabelText('打开单据'))
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v1']))
})

test('whoever may not read the document is told so and is not led to it', async () => {
  await caring({ readable: false })
  expect(await screen.findByText(/您无权查看单据内容/)).toBeTruthy()
  expect(screen.queryByLabelText('打开单据')).toBeNull()
})

test('an approval that stands still says who stopped it and why', async () => {
  await caring({ suspended: { name: '王伟', at: Date.UTC(2026, 10, 20, 4), reason: '待核价' } })
  expect(await screen.findByText('王伟 于 2026-11-20 12:00 挂起，期限暂停计算')).toBeTruthy()
  expect(screen.getByText('原因：待核价')).toBeTruthy()
})

test('an act that is refused keeps its reason, and is done by another press', async () => {
  const { server } = await caring({ offered: [terminate] })
  server.on(acting('terminate'), refusal({ status: 409, code: 'busy', message: '流程正在处理' }))
  await press((await care()).getByRole('button'))
  const dialog = (await screen.findByText(/不能恢复/)).closest<HTMLElement>('[role=dialog]') ?? document.body
  const yes = within(dialog).getByRole('button', { name: /终\s?止/ })
  await type(within(dialog).getByRole('textbox'), ' 重复 ')
  await press(yes)
  expect(await screen.findByText('流程正在处理')).toBeTruthy()
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe(' 重复 ')
  server.on(acting('terminate'), { told: [] })
  await waitFor(() => expect(yes.getAttribute('aria-busy')).toBeNull())
  await press(yes)
  await waitFor(() => expect(screen.queryByText(/不能恢复/)).toBeNull())
  expect(server.callsTo(acting('terminate')).map(({ body }) => body)).toEqual([
    { opinion: '重复' },
    { opinion: '重复' },
  ])
})
