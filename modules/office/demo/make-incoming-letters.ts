import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, type DemoContext, get, makePdf, save, storeFile } from '../../../server/module-api.ts'
import { incomingLetter } from '../letters/incoming-letter.ts'
import { type IncomingLetter, incomingLetters, stages } from './incoming-letters.ts'

/** Letters that came in, each as far as it has got. */
export async function makeIncomingLetters(demo: DemoContext): Promise<void> {
  await Promise.all(incomingLetters.map((letter) => demo.story(letter.title, () => makeIncoming(demo, letter))))
}

async function makeIncoming(demo: DemoContext, letter: IncomingLetter): Promise<void> {
  const start = demo.now - letter.daysAgo * dayMs
  const reaches = (stage: IncomingLetter['stage']) => stages.indexOf(letter.stage) >= stages.indexOf(stage)
  const id = await register(demo, letter, start)
  const does = (who: string, hours: number, verb: string, body: Readonly<Record<string, Json>>) =>
    demo.as(who, start + hours * hourMs, async (ctx) => {
      const { ver } = await get(ctx, incomingLetter, id)
      await act(ctx, incomingLetter, id, verb, { ver, ...body })
    })
  const { proposal = '', leader = '', instruction = '', dept, answer = '', people = [] } = letter
  const handleDept = dept === undefined ? null : demo.place(dept[0])
  if (!reaches('proposed')) return
  await does('officehead', 2, 'propose', { proposal, leaderId: demo.person(leader), handleDept })
  if (people.length > 0)
    await does('secretary', 3, 'circulate', { people: people.map((code) => demo.person(code)), depts: [] })
  if (!reaches('handling')) return
  await does(leader, 20, 'instruct', { instruction, handleDept })
  if (!reaches('done') || dept === undefined) return
  await does(dept[1], 90, 'answer', { answer })
  if (reaches('filed')) await does('secretary', 120, 'file', { fileNo: `SW-${letter.daysAgo}` })
}

function register(demo: DemoContext, letter: IncomingLetter, at: number): Promise<string> {
  const { from, no, kind, title, urgency = 'plain', secrecy = 'open', due } = letter
  const day = dayOfMs(at)
  return demo.as('secretary', at, async (ctx) => {
    const scan = await storeFile(ctx, { name: '来文.pdf', bytes: makePdf(['Incoming letter']) })
    const values = {
      title,
      kind,
      urgency,
      secrecy,
      fromUnit: from,
      theirNo: no,
      receivedDate: day,
      receivedBy: demo.place('BLJT'),
      dueDate: due === undefined ? null : addDays(day, due),
      scan: [{ ...scan }],
    }
    return (await save(ctx, incomingLetter, values)).id
  })
}
