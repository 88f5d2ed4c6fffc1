/** A second, in milliseconds as every length of time here. */
export const secondMs = 1_000
/** A minute in milliseconds. */
export const minuteMs = 60 * secondMs
/** An hour in milliseconds. */
export const hourMs = 60 * minuteMs
/** A day in milliseconds; the zone we count in has no summer time. */
export const dayMs = 24 * hourMs
