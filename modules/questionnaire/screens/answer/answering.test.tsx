import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { around, press, refusal, show, signedIn, TestServer, type } from '../../../../web/testing/index.ts'
import type { Answers, Question } from '../../design/question.ts'
import MobileAnswer from './mobile-answer.tsx'
import PcAnswer from './pc-answer.tsx'
import type { Asked } from './questionnaire-calls.tsx'
import { keep, readKept } from './unsent-answers.ts'

const at = 'GET /api/questionnaire/answer/q1'
const site = { 'GET /api/system/site': { siteTitle: '北陆能源集团', siteCopyright: '' } }
const sending = 'POST /api/questionnaire/answer/q1'

const questions: readonly Question[] = [
  {
    id: 'fed',
    type: 'one',
    stem: '您在食堂用餐吗？',
    required: true,
    options: [
      { id: 'yes', label: '经常' },
      { id: 'no', label: '从不', jump: 'why' },
    ],
  },
  {
    id: 'dish',
    type: 'many',
    stem: '喜欢哪些菜？',
    required: true,
    options: [
      { id: 'rice', label: '米饭' },
      { id: 'soup', label: '红菜汤' },
    ],
  },
  { id: 'why', type: 'text', stem: '还有什么建议？', required: false },
]

const asked: Asked = {
  needsSession: false,
  title: '食堂满意度调查',
  state: 'open',
  anonymous: true,
  questions,
  key: 'k1',
}

async function opened(Page: typeof PcAnswer, answers: Answers = {}, more: Partial<Asked> = {}) {
  const server = new TestServer({ ...site, [at]: { ...asked, ...more }, [sending]: { score: null, passScore: null } })
  keep('q1', answers)
  await show(<Page />, { at: '/answer?qid=q1&token=t1' })
  await screen.findByRole('heading', { name: asked.title })
  return server
}

const sent = (server: TestServer) => server.callsTo(sending).map(({ body }) => body)

test('a sheet with a question that must be answered is not sent, and says so at the question', async () => {
  const server = await opened(PcAnswer, { fed: 'yes' })
  await press(/提\s?交/)
  const dish = await screen.findByRole('group', { name: /喜欢哪些菜/ })
  expect(await within(dish).findByRole('alert')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(dish))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  await press('红菜汤')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await press(/提\s?交/)
  expect(await screen.findByText('提交成功，感谢参与！')).toBeTruthy()
  expect(sent(server)).toEqual([{ token: 't1', key: 'k1', answers: { fed: 'yes', dish: ['soup'] }, device: 'pc' }])
})

test('a question that an answer jumps over is neither asked nor sent, though it was answered before', async () => {
  const server = await opened(PcAnswer, { fed: 'yes', dish: ['rice'] })
  await press('从不')
  await waitFor(() => expect(screen.queryByRole('group', { name: /喜欢哪些菜/ })).toBeNull())
  await type(/还有什么建议/, '太远了')
  await press(/提\s?交/)
  await waitFor(() => expect(sent(server)).toMatchObject([{ answers: { fed: 'no', why: '太远了' } }]))
  expect(sent(server)).not.toMatchObject([{ answers: { dish: ['rice'] } }])
})

test('what was answered is there after a reload, and forgotten once it was sent', async () => {
  await opened(PcAnswer)
  await press('从不')
  await type(/还有什么建议/, '太远了')
  await waitFor(() => expect(readKept('q1')).toEqual({ fed: 'no', why: '太远了' }))
  await press(/提\s?交/)
  expect(await screen.findByText('提交成功，感谢参与！')).toBeTruthy()
  await waitFor(() => expect(readKept('q1')).toEqual({}))
})

test('a refused sheet says why, at its question too, and loses no answer', async () => {
  const server = await opened(PcAnswer, { fed: 'no', why: '太远了' })
  server.on(
    sending,
    refusal({ status: 422, code: 'answer.invalid', message: '有 1 道题需要补充', fields: { why: '答案不符合要求' } }),
  )
  await press(/提\s?交/)
  expect(await screen.findByText('有 1 道题需要补充')).toBeTruthy()
  const why = screen.getByRole('group', { name: /还有什么建议/ })
  expect(within(why).getByRole('alert').textContent).toContain('答案不符合要求')
  expect(within(why).getByRole<HTMLTextAreaElement>('textbox').value).toBe('太远了')
  expect(readKept('q1')).toEqual({ fed: 'no', why: '太远了' })
})

test('a phone asks one question after the other and does not go on without a required answer', async () => {
  const server = await opened(MobileAnswer)
  await press(/下一题/)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('group', { name: /您在食堂用餐吗/ })).toBeTruthy()
  await press('经常')
  await press(/下一题/)
  expect(await screen.findByRole('group', { name: /喜欢哪些菜/ })).toBeTruthy()
  await press('米饭')
  await press(/下一题/)
  await type(/还有什么建议/, '多些鱼')
  await press(/提\s?交/)
  await waitFor(() =>
    expect(sent(server)).toMatchObject([{ device: 'mobile', answers: { fed: 'yes', dish: ['rice'], why: '多些鱼' } }]),
  )
})

test('a phone goes back to the question before, over what was left out', async () => {
  await opened(MobileAnswer, { fed: 'no' })
  await press(/下一题/)
  expect(await screen.findByRole('group', { name: /还有什么建议/ })).toBeTruthy()
  await press(/上一题/)
  expect(await screen.findByRole('group', { name: /您在食堂用餐吗/ })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /上一题/ }).disabled).toBe(true)
})

test.each([
  ['early', '问卷尚未开始'],
  ['closed', '问卷已结束'],
  ['done', '您已提交过答卷'],
] as const)('a questionnaire that is %s asks nothing and says so under its name', async (state, said) => {
  await opened(PcAnswer, {}, { state, startTime: Date.UTC(2026, 10, 30) })
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.getByRole('heading', { name: asked.title })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /提\s?交/ })).toBeNull()
})

test('one that is answered by name sends who is not signed in to sign in and back here', async () => {
  await opened(PcAnswer, {}, { needsSession: true, anonymous: false })
  await press('去登录')
  const back = encodeURIComponent('/answer?qid=q1&token=t1')
  await waitFor(() => expect(around.left).toEqual([`/login?to=${back}`]))
})

test('one that is answered by name asks with the session, and sends with it', async () => {
  const server = await signedIn({
    answers: {
      ...site,
      [at]: { needsSession: true, title: asked.title, anonymous: false },
      'GET /api/questionnaire/mine/q1': { ...asked, anonymous: false },
      'POST /api/questionnaire/mine/q1': { score: '8', passScore: '6' },
    },
  })
  keep('q1', { fed: 'no' })
  await show(<PcAnswer />, { at: '/answer?qid=q1&token=t1' })
  expect(await screen.findByText('实名问卷')).toBeTruthy()
  await press(/提\s?交/)
  expect(await screen.findByText('您的得分：8（及格 6）')).toBeTruthy()
  expect(server.callsTo(sending)).toEqual([])
})

test('a questionnaire that cannot be opened says why', async () => {
  new TestServer({ ...site, [at]: refusal({ status: 404, code: 'questionnaire.link', message: '链接无效' }) })
  await show(<PcAnswer />, { at: '/answer?qid=q1&token=wrong' })
  expect(await screen.findByText('链接无效')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /提\s?交/ })).toBeNull()
})
