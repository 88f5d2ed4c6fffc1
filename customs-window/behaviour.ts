/**
 * How the window treats a declaration; the last two digits of its whole kilograms choose, so that everybody can play
 * every case.
 */
const behaviours = {
  '01': 'lost-answer',
  '02': 'twice',
  '03': 'reversed',
  '04': 'returned-late',
  '05': 'silent',
  '06': 'foreign',
  '07': 'broken',
  '08': 'slow',
  '09': 'malformed',
  '11': 'returned',
  '12': 'inspected',
  '13': 'inspection-failed',
  '14': 'other-tax',
  '15': 'refused',
  '21': 'withdrawal-refused',
  '22': 'withdrawal-lost-answer',
  '23': 'withdrawal-twice',
  '24': 'withdrawal-silent',
  '25': 'withdrawal-too-late',
  '26': 'withdrawal-foreign',
  '27': 'withdrawal-unfit',
} as const

type Behaviour = (typeof behaviours)[keyof typeof behaviours] | 'good'

/** The behaviour towards a gross weight such as `1000011.000`; every other one is treated as it should be. */
export function behaviourOf(grossKg: string): Behaviour {
  const whole = grossKg.split('.')[0] ?? ''
  return Object.entries(behaviours).find(([ending]) => whole.endsWith(ending))?.[1] ?? 'good'
}

/** How the whole window behaves; its operator chooses. */
export const moods = ['good', 'silent', 'broken', 'wrong-key'] as const

export type Mood = (typeof moods)[number]
