import { dayMs, hourMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, type DemoContext, find, get, makePdf, save, storeFile } from '../../../server/module-api.ts'
import { circulatedLetter } from '../letters/circulated-letter.ts'
import { letterNumberCode } from '../letters/letter-number-code.ts'
import { outgoingLetter } from '../letters/outgoing-letter.ts'
import { type DemoLetter, demoOutgoingLetters, type Stage } from './outgoing-letters.ts'

const codes: readonly (readonly [prefix: string, unit: string, kinds: readonly string[]])[] = [
  ['北陆发', 'BLJT', ['decision', 'notice', 'circular']],
  ['北陆函', 'BLJT', ['letter']],
  ['北陆报', 'BLJT', ['request', 'report']],
  ['北陆纪', 'BLJT', ['minutes']],
  ['北陆海运发', 'BLHY', ['decision', 'notice', 'circular', 'request', 'report', 'minutes']],
  ['北陆海运函', 'BLHY', ['letter']],
]

const order: readonly Stage[] = ['draft', 'inApproval', 'signed', 'sealed', 'circulated', 'filed']

/** The number codes of the headquarters and of sea trade, and letters at every stage of their way. */
export async function makeOutgoingLetters(demo: DemoContext): Promise<void> {
  await demo.as('secretary', demo.now - 55 * dayMs, async (ctx) => {
    for (const [prefix, unit, kinds] of codes)
      await save(ctx, letterNumberCode, { prefix, issueUnit: demo.place(unit), kinds: [...kinds], inUse: '1' })
  })
  await Promise.all(demoOutgoingLetters.map((letter) => demo.story(letter.title, () => makeLetter(demo, letter))))
}

type Body = Readonly<Record<string, Json>>

async function makeLetter(demo: DemoContext, letter: DemoLetter): Promise<void> {
  const start = demo.now - letter.daysAgo * dayMs
  const reaches = (stage: Stage) => order.indexOf(letter.stage) >= order.indexOf(stage)
  const { id } = await demo.as(letter.drafter, start, (ctx) => save(ctx, outgoingLetter, valuesOf(demo, letter)))
  const does = (who: string, at: number, verb: string, body: Body = {}) =>
    demo.as(who, at, async (ctx) => {
      const { ver } = await get(ctx, outgoingLetter, id)
      await act(ctx, outgoingLetter, id, verb, { ver, ...body })
    })
  if (!reaches('inApproval')) return
  await does(letter.drafter, start + hourMs / 2, 'submit')
  const at = await demo.agree(outgoingLetter, id, start + hourMs, reaches('signed') ? undefined : 1)
  if (!reaches('sealed')) return
  const scan = await demo.as('keeper', at + hourMs, (ctx) =>
    storeFile(ctx, { name: '盖章件.pdf', bytes: makePdf(['Sealed letter']) }),
  )
  await does('keeper', at + hourMs, 'seal', { scan: [{ ...scan }] })
  if (!reaches('circulated')) return
  await does('secretary', at + 2 * hourMs, 'circulate')
  for (const [nr, [who, opinion]] of (letter.read ?? []).entries())
    await confirm(demo, { id, who, opinion, at: at + (4 + nr) * hourMs })
  if (reaches('filed')) await does('secretary', at + 72 * hourMs, 'file', { fileNo: `WS-${letter.daysAgo}` })
}

interface Confirmed {
  readonly id: string
  readonly who: string
  readonly opinion: string
  readonly at: number
}

async function confirm(demo: DemoContext, { id, who, opinion, at }: Confirmed): Promise<void> {
  await demo.as(who, at, async (ctx) => {
    const [reading] = await find(ctx, circulatedLetter, { outId: id, readerId: demo.person(who) })
    if (reading !== undefined)
      await act(ctx, circulatedLetter, reading.id, 'confirm', {
        ver: reading.ver,
        ...(opinion === '' ? {} : { opinion }),
      })
  })
}

function valuesOf(demo: DemoContext, letter: DemoLetter): Body {
  const { title, kind, addressee, copyTo = null, body, copies, urgency = 'plain', secrecy = 'open' } = letter
  const places = (codesOf: readonly string[] = []) => codesOf.map((code) => demo.place(code))
  const people = (codesOf: readonly string[] = []) => codesOf.map((code) => demo.person(code))
  return {
    title,
    kind,
    addressee,
    copyTo,
    body,
    copies,
    urgency,
    secrecy,
    issueUnit: demo.place('BLJT'),
    signerId: demo.person(letter.signer),
    signDepts: places(letter.signDepts),
    mainDepts: places(letter.depts),
    mainPeople: people(letter.people),
    copyPeople: people(letter.copied),
    template: '发文（套红）（中文）',
  }
}
