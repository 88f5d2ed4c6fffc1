import type { Skin } from './all-my-data.ts'
import { isDarkNow, onDark } from './theme.ts'

const parts = ['header', 'menu', 'footer'] as const
const colours = ['background', 'font', 'icon'] as const

let given: Skin | null = null

/** Puts the colours of header, menu and footer on the document; what is missing or no colour keeps the default (DAT-09). Dark pages have their own. */
export function applySkin(skin: Skin | null): void {
  given = skin
  dress(isDarkNow() ? null : skin)
}

onDark((dark) => dress(dark ? null : given))

function dress(skin: Skin | null): void {
  const style = document.documentElement.style
  for (const part of parts) {
    for (const colour of colours) {
      const value = skin?.[part]?.[colour]
      if (value && CSS.supports('color', value)) style.setProperty(`--${part}-${colour}`, value)
      else style.removeProperty(`--${part}-${colour}`)
    }
  }
}
