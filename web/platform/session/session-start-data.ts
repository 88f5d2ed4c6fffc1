/** The answer of allMyData (SES-10). */
export interface AllMyData {
  readonly myInfoData: SessionUser
  readonly peData: readonly { readonly ppeValue: string }[]
  readonly dsData: readonly { readonly dsCode: string; readonly dsType: string }[]
  readonly menuData: readonly MenuEntry[]
  readonly configInfo: SiteConfig
}

export interface SessionUser {
  readonly userId: string
  readonly userCode: string
  readonly userName: string
  readonly userAvatar: string | null
  readonly userDwid: string | null
  readonly userBmid: string | null
  readonly userDwname: string | null
  readonly userBmname: string | null
  readonly userDwSname: string | null
  readonly deptLogo: string | null
  readonly deptPid: string | null
  readonly deptTheme: string | null
  readonly userTel: string | null
  /** The sign-in before this one, epoch ms; null at the first. */
  readonly lastLogin?: number | null
  readonly lastLoginIp?: string | null
  readonly lastLoginDevice?: string
  /** Failed attempts since then. */
  readonly lastLoginFailures?: number
  readonly roles: readonly { readonly roleid: string; readonly rolename: string; readonly roleCode?: string }[]
}

/** One entry of the menu; a folder has no address. Names come in all languages because the language switches live. */
export interface MenuEntry {
  readonly menuId: string
  readonly menuPid: string | null
  readonly menuName: string
  readonly menuNameRu: string | null
  readonly menuNameEn: string | null
  readonly menuUrl: string | null
  /** `3` is a page of another system inside ours, `4` one outside. */
  readonly menuType?: string
  /** `blank` opens a window of its own, `frame` stands inside ours. */
  readonly openMode?: string | null
  readonly menuIcon: string | null
  readonly menuSort: number | string
  readonly menuParams: Readonly<Record<string, string | readonly string[]>> | null
  /** The counter shown beside it, and the topics and documents that renew it. */
  readonly menuBadge?: { readonly code: string; readonly renewedBy: readonly string[] }
}

interface SkinPart {
  readonly background?: string | null
  readonly font?: string | null
  readonly icon?: string | null
}

export interface Skin {
  readonly header?: SkinPart | null
  readonly menu?: SkinPart | null
  readonly footer?: SkinPart | null
}

export interface SiteConfig {
  readonly siteTitle: string
  readonly siteCopyright: string
  readonly siteUrl?: string
  /** Where the pictures under maps come from; empty where outlines lie there. */
  readonly mapTiles?: string
  readonly companyId?: string | null
  readonly companyName?: string | null
  readonly skin?: Skin | null
  /** Pages read under a watermark, `*` for all; null for none. */
  readonly watermark?: readonly string[] | null
  /** `'1'`: the password must be changed before anything else. */
  readonly passwordChange?: string
  /** `'1'`: a second factor must be set up before anything else. */
  readonly secondFactor?: string
}
