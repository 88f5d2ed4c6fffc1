import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { type DemoContext, save } from '../../../server/module-api.ts'
import { scheduleEvent } from '../schedule-event.ts'

type Given = Readonly<Record<string, string | number | string[] | null>>

/** Meetings, duties, journeys and days to remember, around today. */
export async function makeSchedule(demo: DemoContext): Promise<void> {
  const today = dayOfMs(demo.now)
  const at = (days: number, time: string) => Date.parse(`${addDays(today, days)}T${time}:00+08:00`)
  const made = (by: string, title: string, from: number, to: number, more: Given) =>
    demo.as(by, demo.now - 3 * dayMs, (ctx) =>
      save(ctx, scheduleEvent, {
        title,
        eventType: 'meet',
        allDay: '0',
        startTime: from,
        endTime: to,
        visibility: '1',
        remind: '30',
        repeat: '0',
        repeatEvery: '1',
        ...more,
      }),
    )
  const team = (...codes: string[]) => codes.map(demo.person)
  await made('chairman', '集团经营例会', at(-14, '09:00'), at(-14, '10:30'), {
    place: '总部一号会议室',
    repeat: '2',
    participants: team('qiangm', 'findir', 'sealead', 'hr', 'admin'),
  })
  await made('findir', '资金头寸早会', at(-20, '08:40'), at(-20, '09:00'), {
    place: '资金部',
    repeat: '5',
    visibility: '2',
    participants: team('cashier', 'reviewer', 'authoriser'),
  })
  await made('sealead', '海运销售周会', at(-6, '14:00'), at(-6, '15:00'), {
    repeat: '2',
    visibility: '2',
    participants: team('seasales', 'selfonly'),
  })
  await made('seasales', '赴扎鲁比诺港查看装船', at(2, '08:00'), at(4, '18:00'), {
    eventType: 'trip',
    allDay: '1',
    visibility: '2',
    place: '扎鲁比诺港',
    participants: team('sealead'),
    color: '#c2571a',
  })
  await made('seasales', '与“西伯利亚能源”签约谈判', at(0, '15:30'), at(0, '17:00'), {
    participants: team('legal', 'sealead'),
    place: '视频会议',
  })
  await made('seasales', '外婆生日', at(9, '00:00'), at(9, '23:59'), {
    eventType: 'pers',
    allDay: '1',
    visibility: '0',
    repeat: '7',
    remind: '1440',
  })
  await made('seafin', '月度结账', at(1, '09:00'), at(1, '18:00'), { eventType: 'task', repeat: '3', remind: '1440' })
  await made('admin', '系统例行维护', at(-3, '22:00'), at(-3, '23:30'), {
    eventType: 'duty',
    repeat: '2',
    visibility: '2',
  })
}
