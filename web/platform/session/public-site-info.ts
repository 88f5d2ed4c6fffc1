import { http } from '../http/client.ts'

interface DemoAccount {
  readonly userCode: string
  readonly userName: string
  readonly role: string
}

/** What anybody may know of this installation, in the language of the call. */
export interface Site {
  readonly siteTitle: string
  readonly siteCopyright: string
  /** Characters of a password at least. */
  readonly passwordMin?: number
  /** Sign-in by text message is possible. */
  readonly sms?: boolean
  /** The picture code is required from the first try. */
  readonly needsCheckCode?: boolean
  /** Where else one may sign in, and what the buttons say; our own words where a label is empty. */
  readonly doors?: readonly { readonly code: 'oidc' | 'dingtalk' | 'wecom' | 'feishu'; readonly label: string }[]
  /** Why a sign-in there ended here, '' when none did. */
  readonly refused?: string
  readonly demo: { readonly password: string; readonly accounts: readonly DemoAccount[] } | null
}

/** The site's public settings; quiet, since the sign-in page works without them. */
export function getSite(): Promise<Site> {
  const refused = new URLSearchParams(location.search).get('refused')
  return http.get<Site>(`/api/system/site${refused === null ? '' : `?${new URLSearchParams({ refused })}`}`, {
    quiet: true,
  })
}
