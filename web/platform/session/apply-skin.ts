import type { Skin } from './session-start-data.ts'
import { isDarkNow, onDark, putBrand } from './theme.ts'

const parts = ['header', 'menu', 'footer'] as const
const colours = ['background', 'font', 'icon'] as const

let given: Skin | null = null
let brand = ''

/**
 * Puts the colours of header, menu and footer on the document; what is missing or no colour keeps the default (DAT-09).
 * Dark pages have their own.
 */
export function applySkin(skin: Skin | null, theme: string | null): void {
  given = skin
  brand = theme ?? ''
  putBrand(theme || null)
  redress(isDarkNow())
}

onDark(redress)

function redress(dark: boolean): void {
  dress(dark ? null : given, dark ? '' : brand)
}

/** What the unit's colour gives, beside itself: darker under the hand, a tint behind words. */
const shades = { '--brand': '', '--brand-fill': '', '--brand-strong': '#000 22%', '--brand-soft': '#fff 90%' }

function dress(skin: Skin | null, theme: string): void {
  const style = document.documentElement.style
  for (const [name, mixed] of Object.entries(shades)) {
    if (theme === '') style.removeProperty(name)
    else style.setProperty(name, mixed === '' ? theme : `color-mix(in srgb, ${theme}, ${mixed})`)
  }
  for (const part of parts) {
    for (const colour of colours) {
      const value = skin?.[part]?.[colour]
      if (value && CSS.supports('color', value)) style.setProperty(`--${part}-${colour}`, value)
      else style.removeProperty(`--${part}-${colour}`)
    }
  }
}
