import type { Lang, Words } from '../../../core/values/language.ts'

/** One of three coloured parts of every page (DAT-09). */
interface SkinPart {
  readonly background: string
  readonly font: string
  readonly icon: string
}

export interface Skin {
  readonly header: SkinPart
  readonly menu: SkinPart
  readonly footer: SkinPart
}

/** An account shown on the sign-in page in demo mode. */
interface DemoAccount {
  readonly userCode: string
  readonly userName: Words
  readonly role: Words
}

/** Settings of the whole site; `demo` is null outside demo mode. */
export interface Site {
  readonly title: Words
  readonly copyright: Words
  readonly url: string
  /** Where the pictures under maps come from; empty where the outlines of land lie there. */
  readonly mapTiles: string
  readonly skin: Skin
  readonly demo: { readonly password: string; readonly accounts: readonly DemoAccount[] } | null
}

/** White header with grey font, dark grey menu, white footer. */
const defaultSkin: Skin = {
  header: { background: '#ffffff', font: '#606266', icon: '#606266' },
  menu: { background: '#333639', font: '#cfd3dc', icon: '#cfd3dc' },
  footer: { background: '#ffffff', font: '#606266', icon: '#606266' },
}

export const defaultSite: Site = {
  title: { zh: '阿穆尔企业管理平台', ru: 'Амур — управление предприятием', en: 'Amur Enterprise' },
  copyright: { zh: '© 阿穆尔', ru: '© Амур', en: '© Amur' },
  url: '',
  mapTiles: '',
  skin: defaultSkin,
  demo: null,
}

/** What the sign-in page may know of the site, in the visitor's language. */
export function siteFor({ title, copyright, url, demo }: Site, lang: Lang) {
  const accounts = demo?.accounts.map(({ userCode, userName, role }) => ({
    userCode,
    userName: userName[lang],
    role: role[lang],
  }))
  return {
    siteTitle: title[lang],
    siteCopyright: copyright[lang],
    siteUrl: url,
    demo: demo === null ? null : { password: demo.password, accounts: accounts ?? [] },
  }
}
