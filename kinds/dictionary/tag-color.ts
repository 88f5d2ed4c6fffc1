declare module 'react' {
  interface CSSProperties {
    /** The colour of a dictionary entry, for its tag. */
    '--tag'?: string
  }
}

/** The CSS colour of a dictionary entry: its own, or the skin's colour behind a name. */
export function tagColor(color: string): string {
  return color.startsWith('#') ? color : `var(${names[color] ?? '--quiet'})`
}

const names: Readonly<Record<string, string>> = {
  blue: '--brand',
  processing: '--brand',
  cyan: '--brand',
  green: '--good',
  success: '--good',
  orange: '--warn',
  gold: '--warn',
  warning: '--warn',
  red: '--bad',
  error: '--bad',
  volcano: '--bad',
}
