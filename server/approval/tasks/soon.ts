/** So long before its time is up a task is due soon. */
export const soonMs = 4 * 3_600_000
