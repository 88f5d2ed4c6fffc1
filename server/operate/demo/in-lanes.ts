/**
 * Works through items one after the other within a lane, the lanes beside each other; answers in the order of the
 * items.
 */
export async function inLanes<T, R>(
  items: readonly T[],
  laneOf: (item: T, at: number) => string | number,
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const ends = new Map<string | number, Promise<unknown>>()
  return Promise.all(
    items.map((item, at) => {
      const lane = laneOf(item, at)
      const end = (ends.get(lane) ?? Promise.resolve()).then(() => work(item, at))
      ends.set(lane, end)
      return end
    }),
  )
}
