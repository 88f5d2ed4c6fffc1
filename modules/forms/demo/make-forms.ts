import type { FormDraft } from '../../../core/form-design/draft.ts'
import { msOfDay, dayOfMs } from '../../../core/values/day.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, type AnyDocument, type DemoContext, publishForm, save } from '../../../server/module-api.ts'
import { leave } from './leave.ts'
import { overtime } from './overtime.ts'
import { reimburse } from './reimburse.ts'
import { sealUse } from './seal-use.ts'
import { trip } from './trip.ts'

/** The everyday forms of the group, each after those that it points at. */
export const everydayForms: readonly FormDraft[] = [leave, overtime, trip, reimburse, sealUse]

/** Publishes the everyday forms as an administrator does, and files some of each. */
export async function makeForms(demo: DemoContext): Promise<void> {
  const published = demo.now - 90 * dayMs
  for (const form of everydayForms) {
    await demo.as('admin', published, (ctx) => publishForm(ctx, form, null))
    await demo.as('admin', published, async (ctx) => ctx.running.forms?.learn())
  }
  await fileSome(demo)
}

async function fileSome(demo: DemoContext): Promise<void> {
  const day = (ago: number) => msOfDay(dayOfMs(demo.now - ago * dayMs))
  const travelled = await filed(demo, trip, 'seasales', 40, {
    purpose: '营口港验货',
    destination: '营口',
    startDate: day(38),
    endDate: day(35),
    companions: [demo.person('selfonly')],
    costs: [
      { sort: 'traffic', amount: '1800', note: '高铁往返' },
      { sort: 'hotel', amount: '1200', note: '3 晚' },
    ],
  })
  await filed(
    demo,
    reimburse,
    'seasales',
    30,
    {
      reason: '营口港验货差旅费',
      trip: travelled,
      advance: '1000',
      receipts: [
        { day: day(38), sort: 'traffic', amount: '1764', note: '' },
        { day: day(36), sort: 'hotel', amount: '1140', note: '' },
      ],
    },
    1,
  )
  await filed(demo, leave, 'seasales', 20, {
    leaveType: 'annual',
    startDate: day(14),
    startHalf: 'am',
    endDate: day(14),
    endHalf: 'pm',
    restDays: '0',
    reason: '年假，回家探亲',
  })
  await filed(demo, overtime, 'seasales', 9, {
    workDate: day(10),
    dayType: '1',
    compensation: 'lieu',
    reason: '春节前集港装船',
    people: [
      { worker: demo.person('seasales'), hours: '6', work: '装船单证' },
      { worker: demo.person('selfonly'), hours: '4.5', work: '理货' },
    ],
  })
  await filed(
    demo,
    leave,
    'seabuy',
    2,
    {
      leaveType: 'personal',
      startDate: day(-3),
      startHalf: 'pm',
      endDate: day(-3),
      endHalf: 'pm',
      restDays: '0',
      reason: '办理证件',
    },
    0,
  )
  await filed(
    demo,
    trip,
    'landsales',
    1,
    {
      purpose: '满洲里换装现场协调',
      destination: '满洲里',
      startDate: day(-5),
      endDate: day(-9),
      companions: [],
      costs: [
        { sort: 'traffic', amount: '2600', note: '' },
        { sort: 'meal', amount: '600', note: '' },
      ],
    },
    0,
  )
  await filed(
    demo,
    sealUse,
    'seasales',
    1,
    {
      fileName: '海运煤炭采购框架协议',
      seals: ['contract'],
      recipient: '营口港务集团',
      useDate: msOfDay(dayOfMs(demo.now + dayMs)),
      takenOut: '0',
      papers: [{ name: '框架协议正本', pages: '12', copies: '4' }],
      reason: '合同已审批，申请用印',
    },
    1,
  )
}

/** Files one and lets so many decide on it; answers its id. */
async function filed(
  demo: DemoContext,
  { doc: { name } }: FormDraft,
  code: string,
  ago: number,
  record: Parameters<typeof save>[2],
  steps?: number,
): Promise<string> {
  const at = demo.now - ago * dayMs
  const { id, doc } = await demo.as(code, at, async (ctx) => {
    const found: AnyDocument | undefined = ctx.running.documents.get(`form.${name}`)?.doc
    if (found === undefined) throw new Error(`the form ${name} does not run`)
    const made = await save(ctx, found, record)
    await act(ctx, found, made.id, 'submit', { ver: made.ver })
    return { id: made.id, doc: found }
  })
  await demo.agree(doc, id, at + hourMs, steps)
  return id
}
