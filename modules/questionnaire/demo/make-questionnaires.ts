import { dayMs } from '../../../core/values/duration.ts'
import { act, asSystem, type DemoContext, save } from '../../../server/module-api.ts'
import type { Question } from '../design/question.ts'
import { writeDesign } from '../design/read-design.ts'
import { questionnaire, type Questionnaire } from '../questionnaire.ts'
import { submit } from '../submit-answers.server.ts'

/** One questionnaire that is open and has been answered by twenty colleagues, and one being drafted. */
export async function makeQuestionnaires(demo: DemoContext): Promise<void> {
  const begun = demo.now - 6 * dayMs
  await demo.as('hr', begun, async (ctx) => {
    const record = {
      title: '2026 年员工满意度调查',
      intro: '问卷匿名填写，约需两分钟。结果只用于改进工作。',
      startTime: begun,
      endTime: demo.now + 8 * dayMs,
      anonymous: '1',
      onePerUser: '1',
      design: writeDesign(questions),
    }
    const { id, ver } = await save(ctx, questionnaire, record)
    await act(ctx, questionnaire, id, 'publish', { ver })
    const published = { ...record, id, status: '1', passScore: null } as unknown as Questionnaire // what submit reads of it
    for (const [at, overall] of marks.entries())
      await submit(asSystem(ctx, 'the demonstration'), published, {
        sheetKey: `${id}:demo-${at}`,
        answerer: null,
        device: at % 3 === 0 ? 'pc' : 'mobile',
        answers: answersOf(overall, at),
      })
  })
  await demo.as('hr', demo.now - dayMs, async (ctx) => {
    await save(ctx, questionnaire, {
      title: '安全生产知识测验',
      intro: '',
      startTime: demo.now + dayMs,
      endTime: demo.now + 15 * dayMs,
      anonymous: '0',
      onePerUser: '1',
      passScore: '60',
      design: writeDesign(quiz),
    })
  })
}

// Ten very satisfied, six satisfied, three so-so, one not: a mean of 4.25.
const marks = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2]

const satisfaction = ['非常满意', '满意', '一般', '不满意', '非常不满意'].map((label, at) => ({
  id: `o${5 - at}`,
  label,
  weight: String(5 - at),
}))
const option = (label: string, at: number) => ({ id: `o${at + 1}`, label })

const questions: readonly Question[] = [
  {
    id: 'q1',
    type: 'one',
    stem: '您对目前的工作总体满意吗？',
    required: true,
    options: satisfaction.map((one) => (one.id === 'o2' || one.id === 'o1' ? one : { ...one, jump: 'q3' })),
  },
  { id: 'q2', type: 'text', stem: '最希望我们改进什么？', required: true },
  {
    id: 'q3',
    type: 'many',
    stem: '您看重哪些方面？（可多选）',
    required: true,
    options: ['薪酬福利', '成长机会', '团队氛围', '办公环境', '工作与生活平衡'].map(option),
  },
  {
    id: 'q4',
    type: 'matrix',
    stem: '请评价以下后勤服务',
    required: true,
    options: satisfaction.slice(0, 3),
    rows: [
      { id: 'r1', label: '食堂' },
      { id: 'r2', label: '班车' },
      { id: 'r3', label: '宿舍' },
    ],
  },
  { id: 'q5', type: 'score', stem: '您愿意向朋友推荐我们公司吗？', required: true, top: 10 },
  { id: 'q6', type: 'rank', stem: '请按重要程度排序', required: false, options: ['食堂', '班车', '体检'].map(option) },
  { id: 'q7', type: 'text', stem: '还有什么想说的？', required: false },
]

const quiz: readonly Question[] = [
  {
    id: 'q1',
    type: 'one',
    stem: '发现储煤仓冒烟，首先应当？',
    required: true,
    options: [
      { id: 'o1', label: '立即上报并启动预案', weight: '50' },
      { id: 'o2', label: '自行进入查看', weight: '0' },
    ],
  },
  {
    id: 'q2',
    type: 'many',
    stem: '进入受限空间前必须做到',
    required: true,
    options: [
      { id: 'o1', label: '气体检测', weight: '25' },
      { id: 'o2', label: '专人监护', weight: '25' },
      { id: 'o3', label: '单独作业', weight: '-25' },
    ],
  },
]

function answersOf(overall: number, at: number): Record<string, unknown> {
  const orders = [
    ['o1', 'o2', 'o3'],
    ['o2', 'o1', 'o3'],
    ['o3', 'o1', 'o2'],
  ]
  return {
    q1: `o${overall}`,
    ...(overall < 3 ? { q2: '希望班车覆盖新厂区' } : {}),
    q3: ['o1', 'o2', 'o3', 'o4', 'o5'].filter((_, place) => (at + place) % 3 !== 0),
    q4: { r1: `o${3 + (at % 3)}`, r2: `o${3 + ((at + 1) % 3)}`, r3: at % 4 === 0 ? 'o3' : 'o5' },
    q5: String(Math.min(10, overall * 2 - (at % 2))),
    q6: orders[at % 3],
    ...(at % 7 === 0 ? { q7: ['食堂的俄餐很受欢迎，请保留', '希望多组织羽毛球比赛', '谢谢大家'][at / 7] } : {}),
  }
}
