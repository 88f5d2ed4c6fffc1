import { hourMs } from '../../../core/values/duration.ts'

/** So long before its time is up a task is due soon. */
export const soonMs = 4 * hourMs
