import { contrast } from '../../../core/values/color-contrast.ts'

export const skinParts = ['header', 'menu', 'footer'] as const
export const skinColours = ['background', 'font', 'icon'] as const

export type SkinPart = (typeof skinParts)[number]
export type SkinColour = (typeof skinColours)[number]
export type WholeSkin = Readonly<Record<SkinPart, Readonly<Record<SkinColour, string>>>>

const endings = { background: 'Bg', font: 'Font', icon: 'Icon' } as const

/** The field of document base.skin that holds a colour: `headerBg`. */
export function fieldOf(part: SkinPart, colour: SkinColour): string {
  return `${part}${endings[colour]}`
}

/** A unit's own colours by those fields; null where it has none. */
export type OwnSkin = Readonly<Record<string, string | number | null>>

/** A unit as the page of skins is told of it (GET /api/system/skin). */
export interface UnitSkin {
  readonly unitId: string
  readonly name: string
  readonly depth: number
  readonly own: (OwnSkin & { readonly id: string; readonly ver: number }) | null
  readonly inherited: WholeSkin
}

/** Own colours over those from above; half typed ones are passed over. */
export function shownSkin(own: OwnSkin, inherited: WholeSkin): WholeSkin {
  const partOf = (part: SkinPart) =>
    Object.fromEntries(
      skinColours.map((colour) => [colour, typed(own[fieldOf(part, colour)]) ?? inherited[part][colour]]),
    ) as WholeSkin[SkinPart] // every colour stands in it
  return { header: partOf('header'), menu: partOf('menu'), footer: partOf('footer') }
}

/** What a text or icon of a part comes to on its background, when that is hard to read. */
export function poorContrast(part: WholeSkin[SkinPart], colour: SkinColour): number | null {
  if (colour === 'background') return null
  const ratio = contrast(part[colour], part.background)
  return ratio < 4.5 ? ratio : null
}

function typed(value: string | number | null | undefined): string | null {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : null
}
