/** How the office server behaves; its operator chooses. */
export const moods = [
  'good',
  // Saves.
  'double',
  'other-file',
  'other-type',
  'lost-lock',
  'no-lock',
  'expired-token',
  // Signatures.
  'unsigned',
  'other-key',
  'old-time',
  'new-key',
  'other-body',
  // Discovery.
  'silent',
  'elsewhere',
  'unreadable',
  'redirecting',
] as const

export type Mood = (typeof moods)[number]
