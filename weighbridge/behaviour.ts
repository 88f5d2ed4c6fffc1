/** How a scale behaves; its operator chooses. */
export const moods = [
  'good',
  'unstable',
  'drift',
  'repeated',
  'twice',
  'silent',
  'wrong-unit',
  'overload',
  'half',
  'broken',
  'wrong-key',
] as const

export type Mood = (typeof moods)[number]
