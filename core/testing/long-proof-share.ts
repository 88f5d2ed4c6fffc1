/** How much of a proof that has no end one run takes: a part beside the other tests, the whole by `npm run prove`. */
export function share(whole: number, part: number): number {
  return proving ? whole : part
}

/** Whether this run takes the whole. */
export const proving = process.env['PROVE'] === 'whole'
