/** How the tracker treats a vessel; the last digit of its MMSI chooses, so that everybody can play every case. */
const behaviours = {
  '1': 'doubled',
  '2': 'late',
  '3': 'silent',
  '4': 'wrong-place',
  '5': 'future',
  '6': 'too-fast',
} as const

export type Behaviour = (typeof behaviours)[keyof typeof behaviours] | 'good'

/** The behaviour of a vessel; every other one is heard as it should be. */
export function behaviourOf(mmsi: string): Behaviour {
  return Object.entries(behaviours).find(([ending]) => mmsi.endsWith(ending))?.[1] ?? 'good'
}

/** How the whole tracker behaves; its operator chooses. */
export const moods = ['good', 'silent', 'half', 'broken', 'wrong-key'] as const

export type Mood = (typeof moods)[number]
