import type { ReactNode } from 'react'
import { joinClassNames } from './join-class-names.ts'
import type { Tone } from './status-tone.ts'
import css from './status-tag.module.css'

/** A state in a few words; the dot repeats the colour for those who see shapes better than hues. */
export function StatusTag({ tone = 'quiet', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={joinClassNames(css.tag, css[tone])}>{children}</span>
}
