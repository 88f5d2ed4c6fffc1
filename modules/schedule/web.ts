import { defineWeb } from '../../web/define-web.ts'

/** The screen of the calendar; what draws it comes with it. */
export const scheduleWeb = defineWeb('schedule', { screens: { schedule: () => import('./screens/schedule.tsx') } })
