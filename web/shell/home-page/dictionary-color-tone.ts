import type { Tone } from '../../../ui/status-tone.ts'

/** The tone that a dictionary's colour name means. */
export function toneOf(color: string): Tone {
  return tones[color] ?? 'quiet'
}

const tones: Readonly<Record<string, Tone>> = {
  blue: 'info',
  cyan: 'info',
  processing: 'info',
  green: 'good',
  success: 'good',
  orange: 'warn',
  gold: 'warn',
  warning: 'warn',
  red: 'bad',
  volcano: 'bad',
  error: 'bad',
}
