import { minuteMs } from '../../../core/values/duration.ts'

// People together write a few lines a second; so many since the last look are a file becoming records.
const crowd = 300
const mostPatience = minuteMs // ms

/**
 * Whether new lines are coming in a rush. Asked at each look with the number of the newest line and the time; after a
 * minute on end the answer is no, so that nobody searches in vain for longer.
 */
export function rushes(): (newest: number, at: number) => boolean {
  let before: number | null = null
  let since: number | null = null
  return (newest, at) => {
    const many = before !== null && newest - before >= crowd
    before = newest
    if (!many) since = null
    else since ??= at
    if (since === null || at - since < mostPatience) return since !== null
    since = at
    return false
  }
}
