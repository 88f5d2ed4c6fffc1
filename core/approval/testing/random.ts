/** Numbers of [0, 1) that are the same for the same seed (mulberry32), so a failing walk can be repeated. */
export function randomNumbers(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One of these. */
export function pick<T>(random: () => number, from: readonly T[]): T {
  const chosen = from[Math.floor(random() * from.length)]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}

/** One of these, each as likely as its weight; entries that do not apply weigh nothing. */
export function pickWeighted<T>(random: () => number, from: readonly (readonly [number, T])[]): T {
  const total = from.reduce((sum, [weight]) => sum + weight, 0)
  let left = random() * total
  for (const [weight, item] of from) if ((left -= weight) < 0) return item
  throw new Error('nothing to pick from')
}

/** Some of these, at least one, in their order. */
export function some<T>(random: () => number, from: readonly T[]): T[] {
  const chosen = from.filter(() => random() < 0.4)
  return chosen.length > 0 ? chosen : [pick(random, from)]
}
